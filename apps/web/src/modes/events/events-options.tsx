import { GUEST_NAME_MAX, SHAPES } from '@ufaro/contract/tools/events.ts'
import { paths } from '#web/lib/paths.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import type { EventsTool } from './events.form.ts'

const SHAPE_LABELS = { rectangle: 'Rectangle', rounded: 'Rounded', circle: 'Circle' } as const

export function EventsOptions({ tool }: { tool: EventsTool }) {
  const { form, change, pictures, busy } = tool
  const { placement } = form
  return (
    <>
      <PictureField label="Event flyer" {...pictures.flyer} disabled={busy} />
      <PictureField label="Guest photo" {...pictures.guest} disabled={busy} />
      {placement && (
        <RadioCards
          label="Shape of the photo"
          value={placement.shape}
          options={SHAPES.map((value) => ({ value, label: SHAPE_LABELS[value] }))}
          onChange={(shape) => change({ placement: { ...placement, shape } })}
        />
      )}
      <Field label="Guest name" hint="Printed upon the photo, or below a circle.">
        <Input
          value={form.guestName}
          maxLength={GUEST_NAME_MAX}
          placeholder="Ẹniọlá Adébáyọ̀"
          autoComplete="off"
          onChange={({ currentTarget }) => change({ guestName: currentTarget.value })}
        />
      </Field>
      <div className="space-y-2 border-t border-line pt-5">
        <p className="text-small text-ink-soft">
          Many guests? On a page of its own each puts their photo on the flyer themselves.
        </p>
        <ButtonLink to={paths.newEventPage} look="secondary" className="w-full">
          Make a page for your guests
        </ButtonLink>
      </div>
    </>
  )
}
