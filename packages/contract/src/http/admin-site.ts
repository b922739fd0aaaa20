import { Testimonials } from '../testimonials.ts'
import { SafeTheme, Theme } from '../theme.ts'
import { endpoint } from './endpoint.ts'

export const updateTheme = endpoint({
  method: 'PUT',
  path: '/api/admin/theme',
  access: 'admin',
  summary: 'Replace the colours and fonts of the site',
  description: 'Applies to every visitor at once.',
  body: SafeTheme,
  reply: Theme,
})

export const updateTestimonials = endpoint({
  method: 'PUT',
  path: '/api/admin/testimonials',
  access: 'primary',
  summary: 'Replace the testimonials that the site shows',
  description: 'At most 12.',
  body: Testimonials,
  reply: Testimonials,
})
