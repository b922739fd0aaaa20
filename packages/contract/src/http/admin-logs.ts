import { z } from 'zod/mini'
import { DateRange } from './date-range.ts'
import { endpoint } from './endpoint.ts'
import { PageQuery, UserId } from './paging.ts'

export const SEVERITIES = ['info', 'warning', 'error', 'critical'] as const
export const Severity = z.enum(SEVERITIES)
export type Severity = z.infer<typeof Severity>

export const ErrorLog = z.object({
  id: z.string(),
  severity: Severity,
  service_type: z.string(),
  code: z.string(),
  message: z.string(),
  request_id: z.nullable(z.string()),
  user_id: z.nullable(z.string()),
  resolved: z.boolean(),
  created_at: z.string(),
})
export type ErrorLog = z.infer<typeof ErrorLog>

export const ErrorStats = z.object({
  total: z.int(),
  unresolved: z.int(),
  by_severity: z.record(z.string(), z.int()),
  by_service_type: z.record(z.string(), z.int()),
})
export type ErrorStats = z.infer<typeof ErrorStats>

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
)

export const listErrorLogs = endpoint({
  method: 'GET',
  path: '/api/admin/error-logs',
  access: 'admin',
  summary: 'List the errors of the server, its workers and its web pages, newest first',
  query: z.extend(PageQuery, {
    ...DateRange.shape,
    severity: z.optional(Severity),
    resolved: z.optional(flag),
    serviceType: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({ logs: z.array(ErrorLog), total: z.int() }),
})

export const updateErrorLog = endpoint({
  method: 'PATCH',
  path: '/api/admin/error-logs/:id',
  access: 'admin',
  summary: 'Mark an error as resolved, or as open again',
  params: z.object({ id: z.string() }),
  body: z.object({ resolved: z.boolean() }),
  reply: ErrorLog,
  errors: ['NOT_FOUND'],
})

export const errorStats = endpoint({
  method: 'GET',
  path: '/api/admin/error-stats',
  access: 'admin',
  summary: 'Count the errors by severity and by service',
  reply: ErrorStats,
})

export const AuditEntry = z.object({
  id: z.string(),
  actor_id: z.nullable(z.string()),
  actor_email: z.string(),
  action: z.string(),
  target_type: z.string(),
  target_id: z.string(),
  target_email: z.optional(z.string()),
  detail: z.record(z.string(), z.unknown()),
  created_at: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'primary',
  summary: 'List the actions of admins, newest first',
  description: '`userId` selects the actions that concern one user.',
  query: z.extend(PageQuery, { userId: z.optional(UserId) }),
  reply: z.object({ entries: z.array(AuditEntry), total: z.int() }),
})

export const OutboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z
    .string()
    .check(z.describe('Empty once a mail server has accepted the mail, because it may contain sign-in links.')),
  html: z.string(),
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
  attempts: z.int(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/admin/outbox',
  access: 'primary',
  summary: 'List the mails that the site has sent or will send, newest first',
  description:
    '`to` matches a part of the address, `userId` the address of a user. The text of a mail is emptied once it is sent, because it may have sign-in links.',
  query: z.extend(PageQuery, { to: z.optional(z.string().check(z.maxLength(200))), userId: z.optional(UserId) }),
  reply: z.object({ mails: z.array(OutboxMail), total: z.int() }),
})
