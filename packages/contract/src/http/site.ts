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
  summary: 'List the plans on sale',
  description: 'Prices are in Naira, not in kobo.',
  reply: z.array(PublicPlan),
})

export const servicesStatus = endpoint({
  method: 'GET',
  path: '/api/services/status',
  access: 'public',
  summary: 'List which tools are switched on, and which engines work',
  description:
    '`engines` names the engine that makes pictures and the one that writes words; null means that none is switched on.',
  reply: z.object({ services: z.array(ServiceStatus), engines: WorkingEngines }),
})

export const getTheme = endpoint({
  method: 'GET',
  path: '/api/theme',
  access: 'public',
  summary: 'Get the colours and fonts of the site',
  reply: Theme,
})

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/testimonials',
  access: 'public',
  summary: 'List the testimonials that the site shows',
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
  summary: 'Get the public settings of the site',
  description: '`usdRate` is the price of one US dollar in Naira.',
  reply: SiteConfig,
})

export const clientErrors = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  access: 'public',
  summary: 'Report an error that happened in a web page',
  description: 'Limited to 30 reports in 10 minutes per client.',
  body: z.object({
    message: z.string().check(z.minLength(1), z.maxLength(3000)),
    page: z.string().check(z.maxLength(500)),
  }),
  status: 204,
  maxBytes: 4096,
  errors: ['RATE_LIMITED', 'TOO_LARGE'],
})
