import { and, count, desc, eq, isNull, like, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type MailRow, mails } from '../../db/schema/mail.ts'
import { containing } from '../../infra/db/containing.ts'
import type { RenderedLetter } from './letter-layout.ts'

export async function insert(db: Db, to: string, letter: RenderedLetter, unsubscribeUrl?: string): Promise<void> {
  await db.insert(mails).values({ to, ...letter, unsubscribeUrl })
}

/**
 * Takes a due mail and sets its next attempt to a later time, so that it is due again if sending fails or the process
 * dies.
 * @param leases seconds until that time, by number of earlier attempts. Their count is the maximum number of attempts.
 */
export async function claim(db: Db, leases: readonly number[]): Promise<MailRow | null> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lt(mails.attempts, leases.length), lte(mails.nextAttemptAt, sql`now()`)))
    .orderBy(mails.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const lease = sql`(${sql.param(leases)}::int[])[${mails.attempts} + 1]`
  const [row] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: sql`now() + make_interval(secs => ${lease})` })
    .where(eq(mails.id, sql`(${due})`))
    .returning()
  return row ?? null
}

/** @param forget deletes the text, because it may contain links that sign people in */
export async function markSent(db: Db, id: string, { forget }: { forget: boolean }): Promise<void> {
  const words = forget ? { text: '', html: '' } : {}
  await db
    .update(mails)
    .set({ sentAt: sql`now()`, lastError: null, ...words })
    .where(eq(mails.id, id))
}

export async function markFailed(db: Db, id: string, error: string): Promise<void> {
  await db.update(mails).set({ lastError: error }).where(eq(mails.id, id))
}

export async function sweep(db: Db, keepSeconds: number): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, sql`now() - make_interval(secs => ${keepSeconds})`))
}

export interface MailQuery {
  to?: string | undefined
  userId?: string | undefined
  page: number
  limit: number
}

export async function list(
  db: Db,
  { to, userId, page, limit }: MailQuery,
): Promise<{ rows: MailRow[]; total: number }> {
  const wanted = and(
    to ? like(mails.to, containing(to)) : undefined,
    userId ? sql`${mails.to} = (select email from users where id = ${userId})` : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(mails).where(wanted)
  const rows = await db
    .select()
    .from(mails)
    .where(wanted)
    .orderBy(desc(mails.createdAt), mails.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: counted?.total ?? 0 }
}

export async function removeAllTo(db: Db, address: string): Promise<void> {
  await db.delete(mails).where(eq(mails.to, address))
}
