import { errorStats, listAudit, listErrorLogs, listOutbox, updateErrorLog } from '@ufaro/contract/http/admin-logs.ts'
import { momentsOf } from '@ufaro/contract/http/date-range.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { LogsService } from './logs.service.ts'

export function logsRoutes(app: FastifyInstance, { logs }: { logs: LogsService }) {
  route(app, listErrorLogs, ({ query }) => logs.listErrors({ ...query, ...momentsOf(query) }))
  route(app, errorStats, () => logs.errorStats())
  route(app, updateErrorLog, ({ params, body, caller }) => logs.setResolved(caller.user, params.id, body.resolved))
  route(app, listAudit, ({ query }) => logs.listAudit(query))
  route(app, listOutbox, ({ query }) => logs.listOutbox(query))
}
