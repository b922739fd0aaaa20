import type { FastifyInstance } from 'fastify'
import { siteConfigOf } from '../../env-views.ts'
import type { AppContext } from '../../room.ts'
import { themeRoutes } from './theme.routes.ts'
import { createThemeService } from './theme.service.ts'

export function createThemeRoom({ env, db, recents }: AppContext) {
  const theme = createThemeService({ recents })
  return {
    theme,
    register: (http: FastifyInstance): void => themeRoutes(http, { db, theme, site: siteConfigOf(env) }),
  }
}
