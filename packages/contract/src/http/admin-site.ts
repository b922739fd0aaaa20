import { Testimonials } from '../testimonials.ts'
import { SafeTheme, Theme } from '../theme.ts'
import { endpoint } from './endpoint.ts'

export const updateTheme = endpoint({
  method: 'PUT',
  path: '/api/admin/theme',
  access: 'admin',
  summary: 'The look of the site, for every visitor',
  body: SafeTheme,
  reply: Theme,
})

export const updateTestimonials = endpoint({
  method: 'PUT',
  path: '/api/admin/testimonials',
  access: 'primary',
  summary: 'What customers say, for every visitor',
  body: Testimonials,
  reply: Testimonials,
})
