import { DEFAULT_CROP } from '@ufaro/contract/tools/events.ts'
import { useEffect, useEffectEvent } from 'react'
import type { FractionBox } from '#web/studio/crop/fraction-box.ts'
import { PlaceEditor } from '#web/studio/guest-place/place-editor.tsx'
import { useDrawable } from '#web/studio/preview/use-drawable.ts'
import { useAdvice } from '#web/studio/upload/use-advice.ts'
import type { EventsTool } from './events.form.ts'
import { GuestCrop } from './guest-crop.tsx'

export function EventsCustomize({ tool: { form, pictures, change } }: { tool: EventsTool }) {
  const { flyer } = form
  const { url } = pictures.guest
  const guest = useDrawable(form.guest?.blob)
  const heads = useAdvice(form.guest?.blob, 'events').crop
  const propose = useEffectEvent((crop: FractionBox) => {
    if (isUntouched(form.crop)) change({ crop })
  })
  useEffect(() => {
    if (heads) propose(heads)
  }, [heads])
  return (
    <div className="mx-auto grid max-w-5xl gap-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
      {flyer && <PlaceEditor form={{ ...form, flyer }} guest={guest} onChange={change} />}
      {url && <GuestCrop url={url} heads={heads} crop={form.crop} onChange={(crop) => change({ crop })} />}
    </div>
  )
}

const isUntouched = (crop: FractionBox): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => crop[side] === DEFAULT_CROP[side])
