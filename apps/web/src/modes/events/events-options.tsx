import { GUEST_NAME_MAX } from '@ufaro/contract/tools/events.ts'
import type { Placement } from '@ufaro/render/draw/events.ts'
import { paths } from '#web/lib/paths.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { FieldList } from '#web/ui/fields/field-list.ts'
import { Fields } from '#web/ui/fields/fields.tsx'
import type { EventsForm, EventsTool } from './events.form.ts'

const SHAPE: FieldList<Placement> = [
  {
    type: 'cards',
    name: 'shape',
    label: 'Shape of the photo',
    options: { rectangle: 'Rectangle', rounded: 'Rounded', circle: 'Circle' },
  },
]
const GUEST_NAME: FieldList<EventsForm> = [
  {
    type: 'text',
    name: 'guestName',
    label: 'Guest name',
    hint: 'Printed over the bottom of the photo.',
    max: GUEST_NAME_MAX,
    placeholder: 'Ẹniọlá Adébáyọ̀',
  },
]

export function EventsOptions({ tool: { form, change, pictures, busy } }: { tool: EventsTool }) {
  const { placement } = form
  return (
    <>
      <PictureField label="Event flyer" {...pictures.flyer} disabled={busy} />
      <PictureField label="Guest photo" {...pictures.guest} disabled={busy} />
      {placement && (
        <Fields of={SHAPE} form={placement} onChange={(part) => change({ placement: { ...placement, ...part } })} />
      )}
      <Fields of={GUEST_NAME} form={form} onChange={change} />
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
