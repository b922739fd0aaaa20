import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { auditEntries } from '../../db/schema/audit-log.ts'

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

const FORGOTTEN = 'deleted account'

export function createAuditLog() {
  return {
    /**
     * @param db the transaction of the logged action, or the pool if the action runs in no transaction
     * @param action verb and object, such as `plan.create`
     * @param detail what was changed. Must not contain secrets.
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

    async forget(tx: Tx, actorId: string): Promise<void> {
      await tx.update(auditEntries).set({ actorEmail: FORGOTTEN }).where(eq(auditEntries.actorId, actorId))
    },
  }
}
export type AuditLog = ReturnType<typeof createAuditLog>
