import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { paymentEvents } from '../../db/schema/payments.ts'

/**
 * A concurrent duplicate waits until the first one was handled or has failed.
 * @returns false if an event with the same hash was handled before
 */
export async function keepEvent(tx: Tx, event: { hash: string; event: string; body: string }): Promise<boolean> {
  const [row] = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoUpdate({ target: paymentEvents.hash, set: { deliveries: sql`${paymentEvents.deliveries} + 1` } })
    .returning({ deliveries: paymentEvents.deliveries })
  return row!.deliveries === 1
}

/** A late duplicate of a deleted event has no effect, because the payment tables keep the keys of handled events. */
export async function sweepEvents(db: Db, days: number): Promise<void> {
  await db.delete(paymentEvents).where(sql`${paymentEvents.receivedAt} < now() - make_interval(days => ${days})`)
}
