import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { eventJoinKeys, eventPages } from '../../db/schema/event-pages.ts'

const DAY = sql`interval '24 hours'`

/**
 * Reserves seats in a single statement, so that concurrent calls never exceed the guest limit of the page.
 * @param asGuest reserves only while the page is open
 * @returns the first guest's number, or undefined if there is not enough room or the page is closed to guests
 */
export async function takeSeats(tx: Tx, pageId: string, count: number, asGuest: boolean): Promise<number | undefined> {
  const [row] = await tx
    .update(eventPages)
    .set({ joined: sql`${eventPages.joined} + ${count}`, nextNumber: sql`${eventPages.nextNumber} + ${count}` })
    .where(
      and(
        eq(eventPages.id, pageId),
        sql`${eventPages.joined} + ${count} <= ${eventPages.guestLimit}`,
        asGuest
          ? sql`${eventPages.open} and (${eventPages.closesAt} is null or ${eventPages.closesAt} > clock_timestamp())`
          : undefined,
      ),
    )
    .returning({ next: eventPages.nextNumber })
  return row && row.next - count
}

/** Removing a guest locks the page first, as joining does, to prevent deadlocks. */
export async function lockPage(tx: Tx, pageId: string): Promise<void> {
  await tx.select({ id: eventPages.id }).from(eventPages).where(eq(eventPages.id, pageId)).for('no key update')
}

export async function freeSeat(tx: Tx, pageId: string): Promise<void> {
  await tx
    .update(eventPages)
    .set({ joined: sql`${eventPages.joined} - 1` })
    .where(eq(eventPages.id, pageId))
}

export const countJoined = async (db: Db, pageId: string): Promise<number> => {
  const [row] = await db.select({ joined: eventPages.joined }).from(eventPages).where(eq(eventPages.id, pageId))
  return row?.joined ?? 0
}

export interface KeptJoin {
  bodyHash: string
  number: number
}

export async function findJoin(db: Db, keyHash: string): Promise<KeptJoin | undefined> {
  const [row] = await db
    .select({ bodyHash: eventJoinKeys.bodyHash, number: eventJoinKeys.number })
    .from(eventJoinKeys)
    .where(and(eq(eventJoinKeys.keyHash, keyHash), sql`${eventJoinKeys.createdAt} > now() - ${DAY}`))
  return row
}

/**
 * A concurrent call with the same key waits until this transaction ends.
 * @returns false if the idempotency key was used in the last 24 hours
 */
export async function claimJoin(tx: Tx, keyHash: string, pageId: string, bodyHash: string): Promise<boolean> {
  const fresh = { pageId, bodyHash, number: 0, createdAt: sql`clock_timestamp()` }
  const rows = await tx
    .insert(eventJoinKeys)
    .values({ keyHash, ...fresh })
    .onConflictDoUpdate({
      target: eventJoinKeys.keyHash,
      set: fresh,
      setWhere: sql`${eventJoinKeys.createdAt} < now() - ${DAY}`,
    })
    .returning({ keyHash: eventJoinKeys.keyHash })
  return rows.length > 0
}

export async function numberJoin(tx: Tx, keyHash: string, number: number): Promise<void> {
  await tx.update(eventJoinKeys).set({ number }).where(eq(eventJoinKeys.keyHash, keyHash))
}

export async function purgeJoins(db: Db): Promise<void> {
  await db.delete(eventJoinKeys).where(lt(eventJoinKeys.createdAt, sql`now() - ${DAY}`))
}
