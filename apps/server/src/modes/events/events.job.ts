import { clampBox, type events } from '@ufaro/contract/tools/events.ts'
import { cropGuest, makeEvent } from '@ufaro/render/node/events/make-event.ts'
import type { ToolJob } from '../tool-job.ts'
import { eventsPrompt } from './events.prompt.ts'

const WHOLE = { x: 0, y: 0, width: 1, height: 1 } as const

/** An AI model only edits the guest’s photo. It does not draw the flyer, because it would change the flyer’s text. */
export const eventsJob: ToolJob<typeof events> = {
  uses: 'image',

  async make({ crop, placement, guestName }, { input, ai }) {
    const [[flyer], [guest]] = await Promise.all([input('flyer'), input('guest')])
    if (!flyer || !guest) throw new Error('an event picture was started without its pictures')
    const box = clampBox(crop) ?? WHOLE
    const place = placement && (clampBox(placement) ?? undefined)
    if (!ai)
      return { kind: 'image', picture: await makeEvent({ flyer, guest, crop: box, placement: place, guestName }) }
    const retouched = await ai.picture({ ...eventsPrompt(), images: [await cropGuest(guest, box), flyer] })
    const picture = await makeEvent({ flyer, guest: retouched.bytes, crop: WHOLE, placement: place, guestName })
    return { kind: 'image', picture }
  },
}
