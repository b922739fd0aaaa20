import { z } from 'zod/mini'

export const SCOPES = ['read', 'make', 'webhooks'] as const
export const Scope = z.enum(SCOPES)
export type Scope = z.infer<typeof Scope>

/** The prefix lets secret scanners recognize a leaked key. */
export const KEY_PREFIX = 'ufk_'

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().check(z.describe('The first characters of the key, to recognize it.')),
  scopes: z.array(Scope),
  daily_credits: z
    .nullable(z.int())
    .check(
      z.describe('How many credits the key may spend in a day (Africa/Lagos). Null means that there is no such limit.'),
    ),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()).check(z.describe('Null if the key does not expire.')),
})
export type ApiKey = z.infer<typeof ApiKey>
