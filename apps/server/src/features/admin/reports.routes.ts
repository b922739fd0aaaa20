import { exportGenerations, getAnalytics, listGenerations } from '@ufaro/contract/http/admin-reports.ts'
import { momentsOf } from '@ufaro/contract/http/date-range.ts'
import type { FastifyInstance } from 'fastify'
import { contentDisposition } from '../../http/content-disposition.ts'
import { route } from '../../http/route.ts'
import type { AnalyticsService } from './analytics.service.ts'
import type { GenerationReports } from './generations.service.ts'

interface Rooms {
  analytics: AnalyticsService
  generations: GenerationReports
}

export function reportsRoutes(app: FastifyInstance, { analytics, generations }: Rooms) {
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
