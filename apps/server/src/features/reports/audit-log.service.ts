import { desc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type AuditRow, auditEntries } from '../../db/schema/audit-log.ts'

const targetEmail = sql<string | null>`(select email from users where id = case target_type
  when 'user' then target_id
  when 'user-plan' then (select user_id from grants where id = target_id::uuid)
  when 'payment' then (select user_id from payments where id = target_id::uuid)
  when 'affiliate' then (select user_id from affiliates where id = target_id::uuid)
  when 'payout' then (select user_id from payouts p join affiliates a on a.id = p.affiliate_id where p.id = target_id::uuid)
end)`

const targetsOf = (userId: string): SQL => sql`${auditEntries.targetId} in (
  select ${userId}
  union all select id::text from grants where user_id = ${userId}
  union all select id::text from payments where user_id = ${userId}
  union all select id::text from affiliates where user_id = ${userId}
  union all select p.id::text from payouts p join affiliates a on a.id = p.affiliate_id where a.user_id = ${userId})`

export type ShownAuditRow = AuditRow & { targetEmail: string | null }

export async function listAudit(
  db: Db,
  { userId, page, limit }: { userId?: string | undefined; page: number; limit: number },
): Promise<{ rows: ShownAuditRow[]; total: number }> {
  const wanted = userId === undefined ? undefined : targetsOf(userId)
  const rows = await db
    .select({ ...getTableColumns(auditEntries), targetEmail })
    .from(auditEntries)
    .where(wanted)
    .orderBy(desc(auditEntries.createdAt), auditEntries.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(auditEntries, wanted) }
}
