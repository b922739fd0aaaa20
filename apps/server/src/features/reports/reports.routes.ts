import { exportAccount } from '@ufaro/contract/http/account.ts'
import { exportGenerations, getAnalytics, listGenerations } from '@ufaro/contract/http/admin-reports.ts'
import { momentsOf } from '@ufaro/contract/http/date-range.ts'
import type { FastifyInstance } from 'fastify'
import { contentDisposition } from '../../http/content-disposition.ts'
import { route } from '../../http/route.ts'
import { sendBytes } from '../../http/send-bytes.ts'
import type { ArchivesService } from '../files/archives.service.ts'
import type { createAccountExport } from './account-export.ts'
import type { AnalyticsService } from './analytics.service.ts'
import type { GenerationReports } from './generations.service.ts'

interface Deps {
  archives: Pick<ArchivesService, 'open'>
  readAccount: ReturnType<typeof createAccountExport>
  analytics: AnalyticsService
  generations: GenerationReports
}

export function reportsRoutes(app: FastifyInstance, { analytics, generations, archives, readAccount }: Deps) {
  route(app, exportAccount, async ({ caller, request, reply }) => {
    const archive = await archives.open(await readAccount(caller.user.id))
    return sendBytes(request, reply, { ...archive, download: 'ufaro-account.zip', maxAge: 0 })
  })

  route(app, getAnalytics, ({ query }) => analytics.read(momentsOf(query)))

  route(app, listGenerations, ({ query }) => generations.list({ ...query, ...momentsOf(query) }))

  route(app, exportGenerations, async ({ query, caller, reply }) => {
    const csv = await generations.exportCsv(caller.user, { ...query, ...momentsOf(query) }, query)
    const name = `ufaro_analytics_${new Date().toISOString().slice(0, 10)}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', contentDisposition(name))
      .header('cache-control', 'private, no-store')
      .send(csv)
  })
}
