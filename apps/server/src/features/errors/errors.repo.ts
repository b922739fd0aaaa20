import type { ErrorStats, Severity } from '@ufaro/contract/http/admin-logs.ts'
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type ErrorLogRow, errorLogs } from '../../db/schema/errors.ts'

export interface ErrorQuery {
  page: number
  limit: number
  severity?: Severity | undefined
  resolved?: boolean | undefined
  serviceType?: string | undefined
  from: Date | null
  until: Date | null
}

export async function listErrors(db: Db, query: ErrorQuery): Promise<{ rows: ErrorLogRow[]; total: number }> {
  const { page, limit, severity, resolved, serviceType, from, until } = query
  const wanted = and(
    severity && eq(errorLogs.severity, severity),
    // This condition is written like that of the partial index, so that PostgreSQL uses the index.
    resolved === undefined ? undefined : resolved ? sql`${errorLogs.resolved}` : sql`not ${errorLogs.resolved}`,
    serviceType ? eq(errorLogs.serviceType, serviceType) : undefined,
    from ? gte(errorLogs.createdAt, from) : undefined,
    until ? lt(errorLogs.createdAt, until) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(errorLogs).where(wanted)
  const rows = await db
    .select()
    .from(errorLogs)
    .where(wanted)
    .orderBy(desc(errorLogs.createdAt), errorLogs.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: counted?.total ?? 0 }
}

interface Group extends Record<string, unknown> {
  severity: string
  service_type: string
  entries: number
  unresolved: number
}

export async function countErrors(db: Db): Promise<ErrorStats> {
  const { rows } = await db.execute<Group>(sql`
    select severity, service_type, count(*)::integer as entries,
           (count(*) filter (where not resolved))::integer as unresolved
      from error_logs group by severity, service_type`)
  const stats: ErrorStats = { total: 0, unresolved: 0, by_severity: {}, by_service_type: {} }
  for (const { severity, service_type, entries, unresolved } of rows) {
    stats.total += entries
    stats.unresolved += unresolved
    stats.by_severity[severity] = (stats.by_severity[severity] ?? 0) + entries
    stats.by_service_type[service_type] = (stats.by_service_type[service_type] ?? 0) + entries
  }
  return stats
}

export async function setResolved(db: Db, id: string, resolved: boolean): Promise<ErrorLogRow | null> {
  const [row] = await db.update(errorLogs).set({ resolved }).where(eq(errorLogs.id, id)).returning()
  return row ?? null
}

export async function sweepErrors(db: Db, days: number, most: number): Promise<void> {
  await db.execute(sql`
    delete from error_logs where created_at < greatest(
      now() - make_interval(days => ${days}),
      (select created_at from error_logs order by created_at desc offset ${most} limit 1))`)
}

export async function forgetPerson(db: Db, userId: string): Promise<void> {
  await db.update(errorLogs).set({ userId: null }).where(eq(errorLogs.userId, userId))
}
