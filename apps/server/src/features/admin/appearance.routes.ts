import { updateTestimonials, updateTheme } from '@ufaro/contract/http/admin-site.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { AppearanceService } from './appearance.service.ts'

export function appearanceRoutes(app: FastifyInstance, { appearance }: { appearance: AppearanceService }) {
  route(app, updateTheme, ({ body, caller }) => appearance.setTheme(caller.user, body))
  route(app, updateTestimonials, ({ body, caller }) => appearance.setTestimonials(caller.user, body.testimonials))
}
