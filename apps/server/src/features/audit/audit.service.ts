import { count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type AuditRow, auditEntries } from '../../db/schema/site.ts'

export interface Actor {
  id: string
  email: string
}

export interface Target {
  type:
    | 'user'
    | 'affiliate'
    | 'payout'
    | 'payment'
    | 'plan'
    | 'user-plan'
    | 'service'
    | 'theme'
    | 'testimonials'
    | 'error-log'
    | 'certificate'
    | 'generations'
  id: string
}

/** Address of the affected user, or of the owner of what was changed, while the account exists. */
const targetEmail = sql<string | null>`(select email from users where id = case target_type
  when 'user' then target_id
  when 'user-plan' then (select user_id from grants where id = target_id::uuid)
  when 'payment' then (select user_id from payments where id = target_id::uuid)
  when 'affiliate' then (select user_id from affiliates where id = target_id::uuid)
  when 'payout' then (select user_id from payouts p join affiliates a on a.id = p.affiliate_id where p.id = target_id::uuid)
end)`

/** Entries about a user or something they own. */
const targetsOf = (userId: string): SQL => sql`${auditEntries.targetId} in (
  select ${userId}
  union all select id::text from grants where user_id = ${userId}
  union all select id::text from payments where user_id = ${userId}
  union all select id::text from affiliates where user_id = ${userId}
  union all select p.id::text from payouts p join affiliates a on a.id = p.affiliate_id where a.user_id = ${userId})`

const FORGOTTEN = 'deleted account'

export function createAuditService() {
  return {
    /**
     * @param db the transaction of the action itself
     * @param action verb and object, such as `plan.create`
     * @param detail what was set; never a secret
     */
    async write(
      db: Db,
      actor: Actor,
      action: string,
      target: Target,
      detail: Record<string, unknown> = {},
    ): Promise<void> {
      const { id: actorId, email: actorEmail } = actor
      await db
        .insert(auditEntries)
        .values({ actorId, actorEmail, action, targetType: target.type, targetId: target.id, detail })
    },

    async list(
      db: Db,
      { userId, page, limit }: { userId?: string | undefined; page: number; limit: number },
    ): Promise<{ rows: (AuditRow & { targetEmail: string | null })[]; total: number }> {
      const wanted = userId === undefined ? undefined : targetsOf(userId)
      const [counted] = await db.select({ total: count() }).from(auditEntries).where(wanted)
      const rows = await db
        .select({ ...getTableColumns(auditEntries), targetEmail })
        .from(auditEntries)
        .where(wanted)
        .orderBy(desc(auditEntries.createdAt), auditEntries.id)
        .limit(limit)
        .offset((page - 1) * limit)
      return { rows, total: counted?.total ?? 0 }
    },

    /** Entries keep the actor's id and lose the address. */
    async forget(tx: Tx, actorId: string): Promise<void> {
      await tx.update(auditEntries).set({ actorEmail: FORGOTTEN }).where(eq(auditEntries.actorId, actorId))
    },
  }
}
export type AuditService = ReturnType<typeof createAuditService>
