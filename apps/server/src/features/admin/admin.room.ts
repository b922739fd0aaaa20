import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { ThemeService } from '../theme/theme.service.ts'
import type { ErasureService } from '../users/erasure.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { createAdminsService } from './admins.service.ts'
import { type AnalyticsService, createAnalyticsService } from './analytics.service.ts'
import { appearanceRoutes } from './appearance.routes.ts'
import { createAppearanceService } from './appearance.service.ts'
import { customerRoutes } from './customer.routes.ts'
import { createCustomerService } from './customer.service.ts'
import { createGenerationReports } from './generations.service.ts'
import { logsRoutes } from './logs.routes.ts'
import { createLogsService } from './logs.service.ts'
import { peopleRoutes } from './people.routes.ts'
import { createPeopleService } from './people.service.ts'
import { reportsRoutes } from './reports.routes.ts'

interface Rooms {
  db: Db
  errors: ErrorsService
  audit: AuditService
  mail: MailService
  users: UsersService
  erasure: ErasureService
  theme: ThemeService
  credits: CreditsService
  auth: Pick<AuthService, 'recovery' | 'sessions'>
  /** Naira per dollar. */
  usdRate: number
}

export function registerAdminRoom(http: FastifyInstance, rooms: Rooms): { analytics: AnalyticsService } {
  const { recovery, sessions } = rooms.auth
  const analytics = createAnalyticsService(rooms)
  const people = createPeopleService({ ...rooms, recovery })
  peopleRoutes(http, { people, admins: createAdminsService({ ...rooms, recovery }) })
  customerRoutes(http, { customers: createCustomerService({ ...rooms, sessions, people }) })
  reportsRoutes(http, { analytics, generations: createGenerationReports(rooms) })
  appearanceRoutes(http, { appearance: createAppearanceService(rooms) })
  logsRoutes(http, { logs: createLogsService(rooms) })
  return { analytics }
}
