import { getSite, getTheme, listTestimonials, type SiteConfig } from '@ufaro/contract/http/site.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import { route } from '../../http/route.ts'
import type { ThemeService } from './theme.service.ts'

export function themeRoutes(
  app: FastifyInstance,
  { db, theme, site }: { db: Db; theme: ThemeService; site: SiteConfig },
) {
  route(app, getTheme, () => theme.getTheme(db))
  route(app, listTestimonials, () => theme.getTestimonials(db))
  route(app, getSite, async () => site)
}
