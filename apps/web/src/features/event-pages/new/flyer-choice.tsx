import type { EventPage } from '@ufaro/contract/event-page.ts'
import { SHAPES } from '@ufaro/contract/tools/events.ts'
import { useMemo } from 'react'
import { PlaceEditor } from '#web/studio/guest-place/place-editor.tsx'
import { PreviewCanvas } from '#web/studio/preview/preview-canvas.tsx'
import { TemplateFields } from '#web/studio/ready-design/template-fields.tsx'
import { TemplatePicker, useTemplates } from '#web/studio/ready-design/template-picker.tsx'
import { useDesign } from '#web/studio/ready-design/use-design.ts'
import { FileInput } from '#web/studio/upload/file-input.tsx'
import { IntakeFault } from '#web/studio/upload/intake-fault.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { type PageForm, valuesOf } from './event-page.form.ts'
import { SAMPLE_NAME, sampleGuest, WHOLE } from './sample-guest.ts'

const SOURCES = [
  { value: 'flyer', label: 'My own flyer' },
  { value: 'template', label: 'A ready design' },
] as const
const SHAPE_LABELS: Record<EventPage['placement']['shape'], string> = {
  rectangle: 'Rectangle',
  rounded: 'Rounded',
  circle: 'Circle',
}

interface FlyerChoiceProps {
  form: PageForm
  intake: Intake
  disabled: boolean
  onChange: (changes: Partial<PageForm>) => void
}

export function FlyerChoice({ form, intake, disabled, onChange }: FlyerChoiceProps) {
  return (
    <div className="space-y-5">
      <RadioCards
        label="Guests put their photo on"
        value={form.source}
        options={SOURCES}
        onChange={(source) => onChange({ source })}
      />
      {form.source === 'flyer' ? (
        <OwnFlyer form={form} intake={intake} disabled={disabled} onChange={onChange} />
      ) : (
        <ReadyDesign form={form} onChange={onChange} />
      )}
    </div>
  )
}

function OwnFlyer({ form, intake, disabled, onChange }: FlyerChoiceProps) {
  const { flyer, placement, hole, nameStyle } = form
  const url = useBlobUrl(flyer?.blob)
  return (
    <>
      <FileInput ref={intake.input} accept="image/png,image/jpeg,image/webp" label="Flyer" onFiles={intake.take} />
      <PictureField label="Event flyer" url={url} name={flyer?.name} intake={intake} disabled={disabled} />
      <IntakeFault intake={intake} />
      {flyer && placement && (
        <>
          <PlaceEditor
            form={{ flyer, hole, placement, nameStyle, crop: WHOLE, guestName: SAMPLE_NAME }}
            guest={sampleGuest()}
            onChange={onChange}
          />
          <RadioCards
            label="Shape of the photo"
            value={placement.shape}
            options={SHAPES.map((value) => ({ value, label: SHAPE_LABELS[value] }))}
            onChange={(shape) => onChange({ placement: { ...placement, shape } })}
            className="sm:grid-cols-3"
          />
        </>
      )}
    </>
  )
}

function ReadyDesign({ form, onChange }: Pick<FlyerChoiceProps, 'form' | 'onChange'>) {
  const query = useTemplates('event')
  const chosen = query.data?.find(({ id }) => id === form.templateId)
  const { title, startsAt, venue, values } = form
  const printed = useMemo(() => valuesOf({ title, startsAt, venue, values }), [title, startsAt, venue, values])
  const design = useDesign(chosen?.id, printed)
  return (
    <>
      <TemplatePicker query={query} value={form.templateId} onChange={({ id }) => onChange({ templateId: id })} />
      {chosen && design && (
        <PreviewCanvas
          {...design}
          label={`Preview of ${chosen.name} with your title`}
          className="mx-auto max-h-[62dvh] rounded-card"
        />
      )}
      {chosen && (
        <TemplateFields
          template={chosen}
          values={form.values}
          without={['title', 'text']}
          onChange={(values) => onChange({ values })}
        />
      )}
    </>
  )
}
