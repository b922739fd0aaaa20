import { z } from 'zod/mini'
import { cleanName } from '../clean-name.ts'
import { defineTool } from './define-tool.ts'

export const EVENTS_TEXTS = {
  missing: 'Please upload both a flyer and a guest image.',
  failed: 'Failed to process images for the event flyer.',
  emptyBox: 'Please choose a part of the picture that is not empty',
} as const
export const GUEST_NAME_MAX = 80
export const DEFAULT_CROP = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } as const
export const SHAPES = ['rectangle', 'rounded', 'circle'] as const
export type Shape = (typeof SHAPES)[number]

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() }
const Box = z.object(box)

/** Clips a box to the unit square. Null if nothing of the box is left. */
export function clampBox<T extends { x: number; y: number; width: number; height: number }>(value: T): T | null {
  const left = Math.min(1, Math.max(0, value.x))
  const top = Math.min(1, Math.max(0, value.y))
  const right = Math.min(1, Math.max(0, value.x + value.width))
  const bottom = Math.min(1, Math.max(0, value.y + value.height))
  const clamped = { ...value, x: left, y: top, width: right - left, height: bottom - top }
  return clamped.width > 0 && clamped.height > 0 ? clamped : null
}

const inside = z.refine<z.infer<typeof Box>>((value) => clampBox(value) !== null, EVENTS_TEXTS.emptyBox)

/** The part of the guest's photo to use, in fractions of the photo's width and height. */
export const Crop = z.strictObject(box).check(inside)
export type Crop = z.infer<typeof Crop>

/** The place of the guest's photo on the flyer, in fractions of the flyer's width and height. */
export const Placement = z.strictObject({ ...box, shape: z._default(z.enum(SHAPES), 'rectangle') }).check(inside)
export type Placement = z.infer<typeof Placement>

export const EventsRequest = z.object({
  crop: z._default(Crop, { ...DEFAULT_CROP }),
  placement: z.optional(Placement),
  guestName: z.optional(
    z
      .string()
      .check(
        z.overwrite(cleanName),
        z.maxLength(GUEST_NAME_MAX, `The name must be ${GUEST_NAME_MAX} characters or less`),
      ),
  ),
})
export type EventsRequest = z.infer<typeof EventsRequest>

export const events = defineTool({
  id: 'events',
  label: 'Events',
  description: 'A guest photo placed onto your event flyer.',
  guide:
    '`crop` is the part of the photo `guestImage` to use, in fractions of the photo; `placement` is its place on `flyerImage`, in fractions of the flyer. Without `placement` the place is found on the flyer. The result has the size of the flyer in pixels.',
  service: 'events_mode',
  result: 'pictures',
  slots: { labels: ['Event Flyer'] },
  call: {
    name: 'makeEventFlyer',
    path: '/api/events-flyers',
    summary: 'Put the photo of a guest on an event flyer',
    reply: { imageUrl: z.string() },
  },
  credits: { free: 1, 'day-pass': 2, 'starter-monthly': 8, 'creator-monthly': 25, 'creator-yearly': 300 },
  request: EventsRequest,
  pictures: {
    flyer: { part: 'flyerImage', label: 'Flyer', missing: EVENTS_TEXTS.missing },
    guest: { part: 'guestImage', label: 'Guest photo', missing: EVENTS_TEXTS.missing },
  },
  accepts: { pictures: { flyer: 'flyer', 'guest photo': 'guest' } },
})
