import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type SessionRow, sessions, spentRefreshTokens } from '../../db/schema/auth.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { people, personColumns } from '../users/users.service.ts'

const alive = gt(sessions.expiresAt, sql`now()`)

export async function findCaller(db: Db, sessionId: string, userId: string): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: personColumns })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(people.id, userId), isNull(people.deactivatedAt), alive))
  return row?.user ?? null
}

/** Replaces the refresh token. Returns null unless `hash` is that of the current token of a live session. */
export async function rotate(tx: Tx, hash: string, next: string, expiresAt: Date): Promise<SessionRow | null> {
  const [session] = await tx
    .update(sessions)
    .set({ token: next, expiresAt, updatedAt: sql`now()` })
    .where(and(eq(sessions.token, hash), alive))
    .returning()
  if (session) await tx.insert(spentRefreshTokens).values({ hash, sessionId: session.id })
  return session ?? null
}

export interface SpentToken {
  session: SessionRow
  secondsAgo: number
}

export async function findSpent(db: Db, hash: string): Promise<SpentToken | null> {
  const secondsAgo = sql<number>`extract(epoch from clock_timestamp() - ${spentRefreshTokens.spentAt})::float8`
  const [row] = await db
    .select({ session: sessions, secondsAgo })
    .from(spentRefreshTokens)
    .innerJoin(sessions, eq(sessions.id, spentRefreshTokens.sessionId))
    .where(and(eq(spentRefreshTokens.hash, hash), alive))
  return row ?? null
}

export const listAlive = (db: Db, userId: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), alive))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt))

export async function endOldest(tx: Tx, userId: string, keep: number): Promise<void> {
  const older = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt))
    .offset(keep)
  await tx.delete(sessions).where(inArray(sessions.id, older))
}

export async function remove(db: Db, sessionId: string, userId: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

export async function removeByToken(db: Db, hash: string): Promise<void> {
  const spentIn = db
    .select({ id: spentRefreshTokens.sessionId })
    .from(spentRefreshTokens)
    .where(eq(spentRefreshTokens.hash, hash))
  await db.delete(sessions).where(or(eq(sessions.token, hash), inArray(sessions.id, spentIn)))
}

export async function sweep(db: Db, keepSeconds: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  const old = sql`now() - make_interval(secs => ${keepSeconds})`
  await db.delete(spentRefreshTokens).where(lt(spentRefreshTokens.spentAt, old))
}
