import { z } from 'zod/mini'
import { Engine } from '../output.ts'
import { endpoint } from './endpoint.ts'

/** A description costs no credit, so each user is limited to this number per hour. */
export const DESCRIPTIONS_AN_HOUR = 20

export const extractImageDescription = endpoint({
  method: 'POST',
  path: '/api/extract-image-description',
  access: 'user',
  summary: 'Describe a product photo in words',
  description: 'Free for users who have a credit left. Limited to 20 calls an hour.',
  body: z.object({}),
  reply: z.object({ description: z.string(), engine: Engine, model: z.nullable(z.string()) }),
  errors: ['NO_CREDITS', 'RATE_LIMITED', 'SERVICE_DISABLED', 'PROVIDER_FAILED', 'PROVIDER_TIMEOUT'],
  idempotent: true,
  images: ['imageData'],
})
