import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type ApiKeyRow, apiKeys } from '../../db/schema/keys.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { people, personColumns } from '../users/users.service.ts'

const inForce = and(or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)), isNull(people.deactivatedAt))

export interface Holder {
  key: ApiKeyRow
  user: UserRow
}

const holders = (db: Db) =>
  db.select({ key: apiKeys, user: personColumns }).from(apiKeys).innerJoin(people, eq(people.id, apiKeys.userId))

export async function findHolder(db: Db, hash: string): Promise<Holder | undefined> {
  const [row] = await holders(db).where(and(eq(apiKeys.hash, hash), inForce))
  return row
}

export async function findHolderById(db: Db, id: string, userId: string): Promise<Holder | undefined> {
  const [row] = await holders(db).where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), inForce))
  return row
}

/** Records the last use at most once per minute, to avoid a write on every call. */
export async function touchKey(db: Db, id: string): Promise<void> {
  const stale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`))
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), stale))
}

export async function insertKey(
  db: Db,
  key: Pick<ApiKeyRow, 'userId' | 'name' | 'prefix' | 'hash' | 'scopes' | 'dailyCredits'>,
  days: number | null,
): Promise<ApiKeyRow> {
  const expiresAt = days === null ? null : sql`now() + make_interval(days => ${days})`
  const [row] = await db
    .insert(apiKeys)
    .values({ ...key, expiresAt })
    .returning()
  return row!
}

export const countKeys = (db: Db, userId: string): Promise<number> => db.$count(apiKeys, eq(apiKeys.userId, userId))

export const listKeys = (db: Db, userId: string): Promise<ApiKeyRow[]> =>
  db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))

export async function removeKey(db: Db, id: string, userId: string): Promise<boolean> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id })
  return gone.length > 0
}
