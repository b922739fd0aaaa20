import { z } from 'zod/mini'
import { EventsRequest } from '../tools/events.ts'
import { FLYER_VARIANTS, FlyerRequest } from '../tools/flyer.ts'
import { endpoint } from './endpoint.ts'
import { GENERATION_ERRORS, generated, runId } from './generations.ts'

export const makeEventFlyer = endpoint({
  method: 'POST',
  path: '/api/events-flyers',
  access: 'user',
  scopes: ['make'],
  summary: 'Put a guest onto an event flyer, at the flyer’s own pixel size',
  body: z.extend(EventsRequest, { runId }),
  reply: z.object({ ...generated, imageUrl: z.string() }),
  errors: GENERATION_ERRORS,
  idempotent: true,
  images: ['flyerImage', 'guestImage'],
})

export const generateFlyers = endpoint({
  method: 'POST',
  path: '/api/flyers/generate',
  access: 'user',
  scopes: ['make'],
  summary: 'Make both designs of a flyer; one that failed is not among the answered',
  body: z.extend(FlyerRequest, { runId }),
  reply: z.object({
    ...generated,
    flyers: z.array(z.object({ variantName: z.enum(FLYER_VARIANTS), flyerUrl: z.string() })),
  }),
  errors: GENERATION_ERRORS,
  idempotent: true,
  images: ['logoImage', 'optionalImage'],
})
