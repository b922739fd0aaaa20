import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { eventTickets } from '../../db/schema/live.ts'

export interface Listener {
  userId: string
  sessionId: string | null
  keyId: string | null
}

export async function insertTicket(db: Db, hash: string, listener: Listener, seconds: number) {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`
  await db.insert(eventTickets).values({ hash, ...listener, expiresAt })
}

/** A ticket works once: only the call that deletes its row may connect. */
export async function redeemTicket(db: Db, hash: string): Promise<Listener | undefined> {
  const [row] = await db
    .delete(eventTickets)
    .where(and(eq(eventTickets.hash, hash), gt(eventTickets.expiresAt, sql`now()`)))
    .returning({ userId: eventTickets.userId, sessionId: eventTickets.sessionId, keyId: eventTickets.keyId })
  return row
}

export async function sweepTickets(db: Db): Promise<void> {
  await db.delete(eventTickets).where(lt(eventTickets.expiresAt, sql`now()`))
}
