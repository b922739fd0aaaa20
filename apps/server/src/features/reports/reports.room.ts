import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { ArchivesService } from '../files/archives.service.ts'
import { createAccountExport } from './account-export.ts'
import { createAnalyticsService } from './analytics.service.ts'
import { createGenerationReports } from './generations.service.ts'
import { reportsRoutes } from './reports.routes.ts'

interface Deps extends AppContext {
  audit: AuditLog
  archives: ArchivesService
}

/**
 * This room may read the tables of every other room. All others may read only what `scripts/foreign-tables.ts` allows.
 */
export function createReportsRoom({ env, db, limiter, audit, archives }: Deps) {
  const analytics = createAnalyticsService({ db, usdRate: env.USD_RATE })
  return {
    register(http: FastifyInstance): void {
      const generations = createGenerationReports({ db, audit })
      reportsRoutes(http, { analytics, generations, archives, readAccount: createAccountExport({ db, limiter }) })
    },
    timers: [{ name: 'folding tallies', everyMs: 60_000, work: analytics.fold }],
  }
}
