import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { paymentReversals, type ReversalRow } from '../../db/schema/payments.ts'

export type NewReversal = Pick<ReversalRow, 'eventKey' | 'kind' | 'amount'>

/** False where this event was told before. */
export async function insertReversal(db: Db, paymentId: string, reversal: NewReversal): Promise<boolean> {
  const rows = await db
    .insert(paymentReversals)
    .values({ paymentId, ...reversal })
    .onConflictDoNothing()
    .returning({ id: paymentReversals.id })
  return rows.length > 0
}

export const listWaitingReversals = (db: Db, paymentId: string): Promise<ReversalRow[]> =>
  db
    .select()
    .from(paymentReversals)
    .where(and(eq(paymentReversals.paymentId, paymentId), isNull(paymentReversals.appliedAt)))
    .orderBy(asc(paymentReversals.createdAt), asc(paymentReversals.id))

/** @param amount kobo that it really took back: never more than was left of what was paid */
export async function markApplied(db: Db, id: string, amount: number): Promise<void> {
  await db
    .update(paymentReversals)
    .set({ appliedAt: sql`clock_timestamp()`, appliedAmount: amount })
    .where(eq(paymentReversals.id, id))
}
