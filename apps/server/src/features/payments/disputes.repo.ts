import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { paymentDisputes } from '../../db/schema/payments.ts'

/** Records a dispute. If the event that ends it has arrived first, the dispute stays ended. */
export async function noteDispute(tx: Tx, key: string, paymentId: string): Promise<void> {
  await tx.insert(paymentDisputes).values({ key, paymentId }).onConflictDoNothing()
}

export async function endDispute(tx: Tx, key: string, paymentId: string): Promise<void> {
  const endedAt = sql`now()`
  await tx
    .insert(paymentDisputes)
    .values({ key, paymentId, endedAt })
    .onConflictDoUpdate({ target: paymentDisputes.key, set: { endedAt } })
}

export const wasDisputed = async (db: Db, paymentId: string): Promise<boolean> =>
  (await db.$count(paymentDisputes, eq(paymentDisputes.paymentId, paymentId))) > 0

export const isDisputed = async (db: Db, paymentId: string): Promise<boolean> =>
  (await db.$count(paymentDisputes, and(eq(paymentDisputes.paymentId, paymentId), isNull(paymentDisputes.endedAt)))) > 0
