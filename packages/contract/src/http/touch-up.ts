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
  summary: 'The subject of the run’s photo with transparency, as PNG',
  params: idParams,
  errors: ['NOT_FOUND', 'INPUTS_GONE'],
})

export const restoreTone = endpoint({
  method: 'POST',
  path: '/api/runs/:id/outputs/:index/restore-tone',
  access: 'user',
  scopes: ['make'],
  summary: 'Put the skin of a model’s picture back to the lightness of the photo',
  params: z.object({ id: z.string(), index: z.string() }),
  reply: z.object({ output: RunOutput }),
  errors: ['NOT_FOUND', 'INPUTS_GONE', 'NOT_ALLOWED'],
  idempotent: true,
})

export const touchUp = endpoint({
  method: 'POST',
  path: '/api/runs/:id/touch-up',
  access: 'user',
  scopes: ['make'],
  summary: 'Mark what belongs to the subject and what does not; the results are drawn again in place',
  params: idParams,
  body: z.object({ index: z.optional(z.int().check(z.gte(1))) }),
  reply: z.object({ outputs: z.array(RunOutput) }),
  errors: ['NOT_FOUND', 'INPUTS_GONE', 'NOT_ALLOWED', 'RATE_LIMITED', 'PROVIDER_FAILED'],
  idempotent: true,
  images: ['mask'],
})
