import { useDrawable } from '#web/studio/preview/use-drawable.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import type { EventsForm } from './events.form.ts'
import { PlaceEditor } from './place-editor.tsx'

interface EventPreviewProps {
  form: EventsForm & { flyer: Picture }
  onChange: (changes: Partial<EventsForm>) => void
}

export function EventPreview({ form, onChange }: EventPreviewProps) {
  return <PlaceEditor form={form} guest={useDrawable(form.guest?.blob)} onChange={onChange} />
}
