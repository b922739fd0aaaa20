import { EventPreview } from './event-preview.tsx'
import type { EventsTool } from './events.form.ts'
import { GuestCrop } from './guest-crop.tsx'

export function EventsCustomize({ tool: { form, pictures, change } }: { tool: EventsTool }) {
  const { flyer } = form
  const { url } = pictures.guest
  return (
    <div className="mx-auto grid max-w-5xl gap-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
      {flyer && <EventPreview form={{ ...form, flyer }} onChange={change} />}
      {url && <GuestCrop url={url} crop={form.crop} onChange={(crop) => change({ crop })} />}
    </div>
  )
}
