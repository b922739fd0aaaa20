import { z } from 'zod/mini'
import { PublicPlan } from '../plan.ts'
import { ServiceStatus, WorkingEngines } from '../service.ts'
import { Testimonials } from '../testimonials.ts'
import { Theme } from '../theme.ts'
import { endpoint } from './endpoint.ts'

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  access: 'public',
  summary: 'Plans on sale, prices in Naira',
  reply: z.array(PublicPlan),
})

export const servicesStatus = endpoint({
  method: 'GET',
  path: '/api/services/status',
  access: 'public',
  summary: 'Which tools are switched on, and which engines work for them',
  reply: z.object({ services: z.array(ServiceStatus), engines: WorkingEngines }),
})

export const getTheme = endpoint({
  method: 'GET',
  path: '/api/theme',
  access: 'public',
  summary: 'The look of the site',
  reply: Theme,
})

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/testimonials',
  access: 'public',
  summary: 'What customers say',
  reply: Testimonials,
})

export const SiteConfig = z.object({
  supportEmail: z.string(),
  usdRate: z.number(),
  requireEmailConfirmation: z.boolean(),
})
export type SiteConfig = z.infer<typeof SiteConfig>

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  access: 'public',
  summary: 'What pages need to know of the configuration',
  reply: SiteConfig,
})

export const clientErrors = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  access: 'public',
  summary: 'Report a failure of a page',
  body: z.object({
    message: z.string().check(z.minLength(1), z.maxLength(3000)),
    page: z.string().check(z.maxLength(500)),
  }),
  status: 204,
  maxBytes: 4096,
  errors: ['RATE_LIMITED', 'TOO_LARGE'],
})
