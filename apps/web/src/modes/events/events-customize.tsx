import { RUN_CANCELED } from '@ufaro/contract/run.ts'
import { EVENTS_TEXTS } from '@ufaro/contract/tools/events.ts'
import { CREDIT_BACK } from '#web/studio/run/outcome-words.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EventPreview } from './event-preview.tsx'
import type { EventsForm } from './events.form.ts'
import { GuestCrop } from './guest-crop.tsx'

interface EventsCustomizeProps {
  form: EventsForm & { flyer: Picture }
  guestUrl: string | null
  /** The run before, where it came to nothing. */
  view: RunView | null
  /** Why the last try did not start. */
  refusal: string | null
  onChange: (changes: Partial<EventsForm>) => void
}

/** Both pictures at work: what is shown of the guest, and where on the flyer. */
export function EventsCustomize({ form, guestUrl, view, refusal, onChange }: EventsCustomizeProps) {
  const failed = view?.cards.some(({ status, error }) => status === 'error' && error !== RUN_CANCELED)
  return (
    <div className="mx-auto max-w-5xl space-y-4">
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {failed && (
        <Notice tone="danger" title={EVENTS_TEXTS.failed}>
          {view?.refunded && <p>{CREDIT_BACK} Your pictures and choices are still here.</p>}
        </Notice>
      )}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <EventPreview form={form} onChange={onChange} />
        {guestUrl && <GuestCrop url={guestUrl} crop={form.crop} onChange={(crop) => onChange({ crop })} />}
      </div>
    </div>
  )
}
