import { z } from 'zod/mini'
import { RunOutput } from '../output.ts'
import { endpoint } from './endpoint.ts'

const idParams = z.object({ id: z.string() })

export const TOUCH_UPS = 20

export const getCutout = endpoint({
  method: 'GET',
  path: '/api/runs/:id/cutout',
  access: 'user',
  scopes: ['read', 'make'],
  summary: 'Get the subject of a run’s photo without its background (PNG)',
  description: 'The longer side has at most 2,048 pixels. A run without a cut-out gets `NOT_FOUND`.',
  params: idParams,
  errors: ['NOT_FOUND', 'INPUTS_GONE'],
})

export const restoreTone = endpoint({
  method: 'POST',
  path: '/api/runs/:id/outputs/:index/restore-tone',
  access: 'user',
  scopes: ['make'],
  summary: 'Restore the skin tone of the photo in a picture made by an AI engine',
  description:
    'Sets the lightness of the skin to that of the photo. Free. Only for an output whose `guard.tone` is `changed`.',
  params: z.object({ id: z.string(), index: z.string() }),
  reply: z.object({ output: RunOutput }),
  errors: ['NOT_FOUND', 'INPUTS_GONE'],
  wrongKind: 'The colour of the skin in this picture has not changed.',
  idempotent: true,
})

export const touchUp = endpoint({
  method: 'POST',
  path: '/api/runs/:id/touch-up',
  access: 'user',
  scopes: ['make'],
  summary: 'Correct the cut-out of a run’s photo with a mask',
  description:
    '`mask` is a PNG with the proportions of the photo: white keeps, black removes, transparent leaves the choice to the server. Redraws every finished output made from the photo, or only the output `index`. Free, 20 times a run, while the photo is stored (24 hours); only for outputs that the built-in engine cut out.',
  params: idParams,
  body: z.object({ index: z.optional(z.int().check(z.gte(1))) }),
  reply: z.object({ outputs: z.array(RunOutput) }),
  errors: ['NOT_FOUND', 'INPUTS_GONE', 'RATE_LIMITED', 'PROVIDER_FAILED'],
  wrongKind: 'Only pictures that the built-in engine cut out can be touched up.',
  idempotent: true,
  images: ['mask'],
})
