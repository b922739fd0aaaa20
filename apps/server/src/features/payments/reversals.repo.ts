import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { paymentReversals, type ReversalRow } from '../../db/schema/payments.ts'

export type NewReversal = Pick<ReversalRow, 'eventKey' | 'kind' | 'amount'>

export async function insertReversal(tx: Tx, paymentId: string, reversal: NewReversal): Promise<string | undefined> {
  const rows = await tx
    .insert(paymentReversals)
    .values({ paymentId, ...reversal })
    .onConflictDoNothing()
    .returning({ id: paymentReversals.id })
  return rows[0]?.id
}

/**
 * Whether this refund settles a lost dispute, whose amount was already deducted. Each dispute accounts for one refund.
 */
export async function isOfDispute(db: Db, paymentId: string, amount: number): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`
    select count(*) filter (where kind = 'dispute') > count(*) filter (where kind = 'refund' and applied_amount = 0) as open
      from payment_reversals where payment_id = ${paymentId} and amount = ${amount}`)
  return rows[0]!.open
}

export async function sumRefunds(db: Db, paymentId: string): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(sql`
    select coalesce(sum(amount), 0) as total from payment_reversals where payment_id = ${paymentId} and kind = 'refund'`)
  return Number(rows[0]!.total)
}

export const listWaitingReversals = (db: Db, paymentId: string): Promise<ReversalRow[]> =>
  db
    .select()
    .from(paymentReversals)
    .where(and(eq(paymentReversals.paymentId, paymentId), isNull(paymentReversals.appliedAt)))
    .orderBy(asc(paymentReversals.createdAt), asc(paymentReversals.id))

/** @param amount kobo actually deducted, at most what was left of the payment */
export async function markApplied(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .update(paymentReversals)
    .set({ appliedAt: sql`clock_timestamp()`, appliedAmount: amount })
    .where(eq(paymentReversals.id, id))
}
