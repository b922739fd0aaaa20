import { z } from 'zod/mini'
import { Engine } from './output.ts'

export const SERVICE_CATEGORIES = ['mode', 'ai', 'core', 'payment'] as const

export const Service = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(SERVICE_CATEGORIES),
  endpoint: z.string().check(z.describe('The call that the switch belongs to.')),
  enabled: z.boolean(),
})
export type Service = z.infer<typeof Service>

export const ServiceStatus = z.object({ id: z.string(), enabled: z.boolean() })
export type ServiceStatus = z.infer<typeof ServiceStatus>

/** An engine is null if all engines of its kind are disabled. */
export const WorkingEngines = z.object({ image: z.nullable(Engine), words: z.nullable(Engine) })
export type WorkingEngines = z.infer<typeof WorkingEngines>
