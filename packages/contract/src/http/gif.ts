import { z } from 'zod/mini'
import { GifRequest } from '../tools/gif.ts'
import { endpoint } from './endpoint.ts'
import { GENERATION_ERRORS, generated, runId } from './generations.ts'

export const makeGif = endpoint({
  method: 'POST',
  path: '/api/gif',
  access: 'user',
  scopes: ['make'],
  summary: 'Make an animated GIF, or a video where the server can, of 2 to 50 pictures; `logoImage` is optional',
  body: z.extend(GifRequest, { runId }),
  reply: z.object({
    ...generated,
    gifUrl: z.string(),
    width: z.int(),
    height: z.int(),
    frames: z.int(),
    bytes: z.int(),
    understood: z.nullable(z.array(z.string())),
  }),
  errors: GENERATION_ERRORS,
  idempotent: true,
  images: ['images', 'logoImage'],
})
