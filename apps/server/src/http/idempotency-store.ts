import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { idempotencyKeys } from '../db/schema/http.ts'

export interface KeyOf {
  userId: string
  path: string
  key: string
}

export interface KeptAnswer {
  status: number
  answer: unknown
}

export type Claim =
  | { state: 'mine'; claim: string; point: unknown }
  | { state: 'running' }
  | { state: 'conflict' }
  | { state: 'answered'; kept: KeptAnswer }

const KEPT = sql`interval '24 hours'`
/** Seconds after which a retry takes over a call whose process has not renewed its lease. */
const LEASE_S = 15
export const RENEW_MS = 5000

const lease = () => sql`clock_timestamp() + make_interval(secs => ${LEASE_S})`

const where = ({ userId, path, key }: KeyOf) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.path, path), eq(idempotencyKeys.key, key))

export function createIdempotencyStore(db: Db) {
  return {
    async claim(id: KeyOf, bodyHash: string): Promise<Claim> {
      const claim = randomUUID()
      const old = sql`${idempotencyKeys.createdAt} < now() - ${KEPT}`
      const dead = sql`${idempotencyKeys.status} is null and ${idempotencyKeys.leaseUntil} < clock_timestamp()
        and ${idempotencyKeys.bodyHash} = excluded.body_hash`
      const values = { bodyHash, claim, leaseUntil: lease(), status: null, answer: null, createdAt: sql`now()` }
      const taken = await db
        .insert(idempotencyKeys)
        .values({ ...id, ...values })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.path, idempotencyKeys.key],
          set: { ...values, point: sql`case when ${old} then null else ${idempotencyKeys.point} end` },
          setWhere: sql`(${old}) or (${dead})`,
        })
        .returning({ point: idempotencyKeys.point })
      if (taken[0]) return { state: 'mine', claim, point: taken[0].point }
      const [row] = await db.select().from(idempotencyKeys).where(where(id))
      // The other call released the key between the two statements. The caller tries again when it gets `running`.
      if (!row) return { state: 'running' }
      if (row.bodyHash !== bodyHash) return { state: 'conflict' }
      return row.status === null
        ? { state: 'running' }
        : { state: 'answered', kept: { status: row.status, answer: row.answer } }
    },

    async renew(claims: readonly string[]): Promise<void> {
      const mine = sql`${idempotencyKeys.claim} = any(${sql.param(claims)}::uuid[])`
      await db
        .update(idempotencyKeys)
        .set({ leaseUntil: lease() })
        .where(and(mine, isNull(idempotencyKeys.status)))
    },

    async keep(id: KeyOf, claim: string, { status, answer }: KeptAnswer): Promise<void> {
      await db
        .update(idempotencyKeys)
        .set({ status, answer: answer ?? null })
        .where(and(where(id), eq(idempotencyKeys.claim, claim)))
    },

    /**
     * Deletes the key, so that a retry starts anew. If the call has reached a recovery point, keeps the key and ends
     * the lease, so that a retry continues the call.
     */
    async release(id: KeyOf, claim: string): Promise<void> {
      const mine = and(where(id), eq(idempotencyKeys.claim, claim))
      await db.delete(idempotencyKeys).where(and(mine, isNull(idempotencyKeys.point)))
      await db.update(idempotencyKeys).set({ leaseUntil: sql`clock_timestamp()` }).where(mine)
    },

    async purge(): Promise<void> {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - ${KEPT}`))
    },
  }
}
export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>

export const isKnownKey = async (db: Db, userId: string, key: string): Promise<boolean> =>
  (await db.$count(idempotencyKeys, and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))) > 0
