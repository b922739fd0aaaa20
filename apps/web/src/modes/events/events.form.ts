import { DEFAULT_CROP, EVENTS_TEXTS, EventsRequest } from '@ufaro/contract/tools/events.ts'
import type { Placement } from '@ufaro/render/draw/events.ts'
import type { Hole } from '@ufaro/render/draw/find-hole.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import type { FractionBox } from '#web/studio/crop/fraction-box.ts'
import { findPlace } from '#web/studio/guest-place/find-place.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import { type Picture, UNSCALED } from '#web/studio/upload/take-picture.ts'

export interface EventsForm {
  flyer: Picture | null
  hole: Hole | null
  placement: Placement | null
  guest: Picture | null
  crop: FractionBox
  guestName: string
}

export const EMPTY_FORM: EventsForm = {
  flyer: null,
  hole: null,
  placement: null,
  guest: null,
  crop: DEFAULT_CROP,
  guestName: '',
}

export function missing({ flyer, guest }: EventsForm): string | null {
  if (flyer) return guest ? null : 'Please upload a guest image.'
  return guest ? 'Please upload a flyer.' : EVENTS_TEXTS.missing
}

export function eventsInputs({ flyer, guest, crop, placement, guestName }: EventsForm): RunInputs {
  if (!flyer || !guest) throw new Error('An event flyer needs a flyer and a guest')
  const fields = EventsRequest.parse({
    crop,
    ...(placement && { placement: withoutKind(placement) }),
    guestName: guestName.trim() || undefined,
  })
  return { fields, pictures: { flyerImage: flyer.blob, guestImage: guest.blob } }
}

const withoutKind = ({ x, y, width, height, shape }: Placement): Placement => ({ x, y, width, height, shape })

export const EVENTS: BenchTool<EventsForm, 'flyer' | 'guest'> = {
  run: runKindOf('events'),
  emptyForm: EMPTY_FORM,
  pictures: {
    flyer: {
      label: 'Flyer',
      rules: UNSCALED,
      take: async (flyer) => ({ flyer, ...(await findPlace(flyer)) }),
    },
    guest: { label: 'Guest photo', take: (guest) => ({ guest, crop: DEFAULT_CROP }), place: 'guest photo' },
  },
  stray: ({ flyer }) => (flyer ? 'guest' : 'flyer'),
  missing,
  inputs: eventsInputs,
  failure: { title: EVENTS_TEXTS.failed, kept: 'Your pictures and choices are still here.' },
  adjusts: true,
  fresh: { ready: 'a new flyer', undo: 'Keep the pictures' },
}

export type EventsTool = Tool<EventsForm, 'flyer' | 'guest'>
