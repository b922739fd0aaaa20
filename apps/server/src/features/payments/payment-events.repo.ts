import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { paymentEvents } from '../../db/schema/payments.ts'

/**
 * Keeps an event. Of two at once the second waits until the first has been handled, or has failed.
 * @returns false where these very bytes were handled before
 */
export async function keepEvent(tx: Tx, event: { hash: string; event: string; body: string }): Promise<boolean> {
  const [row] = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoUpdate({ target: paymentEvents.hash, set: { deliveries: sql`${paymentEvents.deliveries} + 1` } })
    .returning({ deliveries: paymentEvents.deliveries })
  return row!.deliveries === 1
}

/** Its key in the books of a payment stays: what is told again so late changes nothing. */
export async function sweepEvents(db: Db, days: number): Promise<void> {
  await db.delete(paymentEvents).where(sql`${paymentEvents.receivedAt} < now() - make_interval(days => ${days})`)
}
