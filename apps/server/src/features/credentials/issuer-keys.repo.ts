import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { JWK } from 'jose'
import type { Db, Tx } from '../../db/db.ts'
import { issuerKeys } from '../../db/schema/credentials.ts'

export interface NewKey {
  kid: string
  publicJwk: JWK
  sealed: Buffer
}

const current = isNull(issuerKeys.retiredAt)

export async function findCurrent(db: Db) {
  const [row] = await db.select().from(issuerKeys).where(current)
  return row
}

export const listKeys = (db: Db) =>
  db
    .select({ kid: issuerKeys.kid, publicJwk: issuerKeys.publicJwk })
    .from(issuerKeys)
    .orderBy(sql`${issuerKeys.retiredAt} is not null`, desc(issuerKeys.createdAt))

export async function insertKey(db: Db, key: NewKey): Promise<void> {
  await db.insert(issuerKeys).values(key).onConflictDoNothing()
}

/**
 * Deletes the private half of a signing key. The public half stays.
 * @param days minimum age of the key
 * @returns false if the key is younger or was retired before
 */
export async function retire(tx: Tx, kid: string, days: number): Promise<boolean> {
  const rows = await tx
    .update(issuerKeys)
    .set({ sealed: null, retiredAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(issuerKeys.kid, kid),
        current,
        lt(issuerKeys.createdAt, sql`clock_timestamp() - make_interval(days => ${days})`),
      ),
    )
    .returning({ kid: issuerKeys.kid })
  return rows.length > 0
}
