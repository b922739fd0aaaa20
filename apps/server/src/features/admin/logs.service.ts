import type { AuditEntry, ErrorLog, OutboxMail } from '@ufaro/contract/http/admin-logs.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { ErrorLogRow } from '../../db/schema/errors.ts'
import type { MailRow } from '../../db/schema/mail.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import { listAudit, type ShownAuditRow } from '../reports/audit-log.service.ts'

interface Rooms {
  db: Db
  errors: ErrorsService
  audit: AuditLog
  mail: MailService
}

interface Page {
  page: number
  limit: number
}

export function createLogsService({ db, errors, audit, mail }: Rooms) {
  return {
    async listErrors(query: Parameters<ErrorsService['list']>[0]): Promise<{ logs: ErrorLog[]; total: number }> {
      const { rows, total } = await errors.list(query)
      return { logs: rows.map(presentError), total }
    },

    errorStats: errors.stats,

    setResolved: (actor: User, id: string, resolved: boolean): Promise<ErrorLog> =>
      transaction(db, async (tx) => {
        const row = await errors.setResolved(tx, requireId(id), resolved)
        if (!row) throw new AppError('NOT_FOUND', 'There is no such error log.')
        await audit.write(tx, actor, 'error-log.update', { type: 'error-log', id: row.id }, { resolved })
        return presentError(row)
      }),

    async listAudit(query: Page & { userId?: string | undefined }): Promise<{ entries: AuditEntry[]; total: number }> {
      const { rows, total } = await listAudit(db, query)
      return { entries: rows.map(presentEntry), total }
    },

    async listOutbox(query: Parameters<MailService['list']>[0]): Promise<{ mails: OutboxMail[]; total: number }> {
      const { rows, total } = await mail.list(query)
      return { mails: rows.map(presentMail), total }
    },
  }
}
export type LogsService = ReturnType<typeof createLogsService>

const presentError = (row: ErrorLogRow): ErrorLog => ({
  id: row.id,
  severity: row.severity,
  service_type: row.serviceType,
  code: row.code,
  message: row.message,
  request_id: row.requestId,
  user_id: row.userId,
  resolved: row.resolved,
  created_at: row.createdAt.toISOString(),
})

const presentEntry = (row: ShownAuditRow): AuditEntry => ({
  id: row.id,
  actor_id: row.actorId,
  actor_email: row.actorEmail,
  action: row.action,
  target_type: row.targetType,
  target_id: row.targetId,
  target_email: row.targetEmail ?? undefined,
  detail: row.detail,
  created_at: row.createdAt.toISOString(),
})

const presentMail = (row: MailRow): OutboxMail => ({
  id: row.id,
  to: row.to,
  subject: row.subject,
  text: row.text,
  html: row.html,
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
  attempts: row.attempts,
})
