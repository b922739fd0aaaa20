import { z } from 'zod/mini'

/** What a key may be allowed to do, besides what everybody may. */
export const SCOPES = ['read', 'make', 'webhooks'] as const
export const Scope = z.enum(SCOPES)
export type Scope = z.infer<typeof Scope>

/** Every secret begins with it, so that one that has leaked is told by its looks. */
export const KEY_PREFIX = 'ufk_'

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The first signs of the secret, by which lists and logs name the key. */
  prefix: z.string(),
  scopes: z.array(Scope),
  daily_credits: z.nullable(z.int()),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
})
export type ApiKey = z.infer<typeof ApiKey>
