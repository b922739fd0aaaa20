import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { AffiliateOverviewService } from '../affiliate/overview.service.ts'
import type { PayoutsService } from '../affiliate/payouts.service.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { PlanSyncService } from '../plans/plan-sync.service.ts'
import type { PlansService } from '../plans/plans.service.ts'
import type { ServicesService } from '../services/services.service.ts'
import type { ThemeService } from '../theme/theme.service.ts'
import type { ErasureService } from '../users/erasure.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { adminRoutes } from './admin.routes.ts'
import { createAdminService } from './admin.service.ts'
import { createAdminsService } from './admins.service.ts'
import { appearanceRoutes } from './appearance.routes.ts'
import { createAppearanceService } from './appearance.service.ts'
import { customerRoutes } from './customer.routes.ts'
import { createCustomerService } from './customer.service.ts'
import { logsRoutes } from './logs.routes.ts'
import { createLogsService } from './logs.service.ts'
import { payoutsRoutes } from './payouts.routes.ts'
import { createPayoutAdmin } from './payouts.service.ts'
import { peopleRoutes } from './people.routes.ts'
import { createPeopleService } from './people.service.ts'
import { planAdminRoutes } from './plan-admin.routes.ts'
import { createPlanAdmin } from './plan-admin.service.ts'

interface Deps extends AppContext {
  errors: ErrorsService
  audit: AuditLog
  mail: MailService
  users: UsersService
  erasure: ErasureService
  theme: ThemeService
  services: ServicesService
  plans: PlansService
  sync: PlanSyncService['sync']
  credits: CreditsService
  payouts: PayoutsService
  overview: AffiliateOverviewService
  auth: Pick<AuthService, 'recovery' | 'sessions'>
}

export function createAdminRoom(deps: Deps) {
  const { db, services, overview } = deps
  const { recovery, sessions } = deps.auth
  return {
    register(http: FastifyInstance): void {
      const people = createPeopleService({ ...deps, recovery })
      peopleRoutes(http, { people, admins: createAdminsService({ ...deps, recovery }) })
      customerRoutes(http, { customers: createCustomerService({ ...deps, sessions, people }) })
      appearanceRoutes(http, { appearance: createAppearanceService(deps) })
      logsRoutes(http, { logs: createLogsService(deps) })
      payoutsRoutes(http, { db, overview, admin: createPayoutAdmin(deps) })
      adminRoutes(http, { db, services, admin: createAdminService(deps) })
      planAdminRoutes(http, { admin: createPlanAdmin(deps) })
    },
  }
}
