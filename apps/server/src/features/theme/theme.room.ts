import type { FastifyInstance } from 'fastify'
import { siteConfigOf } from '../../env-views.ts'
import type { Ground } from '../../room.ts'
import { themeRoutes } from './theme.routes.ts'
import { createThemeService } from './theme.service.ts'

export function createThemeRoom({ env, db, recents }: Ground) {
  const theme = createThemeService({ recents })
  return {
    theme,
    register: (http: FastifyInstance): void => themeRoutes(http, { db, theme, site: siteConfigOf(env) }),
  }
}
