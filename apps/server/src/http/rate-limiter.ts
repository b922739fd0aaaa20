import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { rateLimits } from '../db/schema/http.ts'
import { AppError } from './app-error.ts'

/** At most `max` hits per subject in a window of `windowS` seconds, which starts at the first hit. */
export interface Limit {
  name: string
  max: number
  windowS: number
}

const keyOf = (limit: Limit, subject: string) =>
  `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`

/** Counts hits in PostgreSQL, so that all processes share the counters. `enabled` is the setting RATE_LIMIT. */
export function createRateLimiter({ db, enabled }: { db: Db; enabled: boolean }) {
  const refuse = (seconds: number) => new AppError('RATE_LIMITED', undefined, { retryAfter: seconds })

  const hit = async (limit: Limit, subject: string) => {
    const { rows } = await db.execute<{ hits: number; left: number }>(sql`
      insert into rate_limits as counter (key, hits, expires_at)
      values (${keyOf(limit, subject)}, 1, now() + make_interval(secs => ${limit.windowS}))
      on conflict (key) do update set
        hits = case when counter.expires_at > now() then counter.hits + 1 else 1 end,
        expires_at = case when counter.expires_at > now() then counter.expires_at else excluded.expires_at end
      returning hits, extract(epoch from expires_at - now())::float8 as left`)
    const [row] = rows
    if (!row) throw new Error('a counter gave no row')
    return row
  }

  const secondsLeft = async (limit: Limit, subject: string): Promise<number | null> => {
    if (!enabled) return null
    const { rows } = await db.execute<{ left: number }>(sql`
      select extract(epoch from expires_at - now())::float8 as left from rate_limits
      where key = ${keyOf(limit, subject)} and hits >= ${limit.max} and expires_at > now()`)
    return rows[0]?.left ?? null
  }

  return {
    /**
     * Counts one hit.
     * @throws AppError RATE_LIMITED with Retry-After if it exceeds the limit
     */
    async take(limit: Limit, subject: string): Promise<void> {
      if (!enabled) return
      const { hits, left } = await hit(limit, subject)
      if (hits > limit.max) throw refuse(left)
    },

    async allows(limit: Limit, subject: string): Promise<boolean> {
      return !enabled || (await hit(limit, subject)).hits <= limit.max
    },

    async check(limit: Limit, subject: string): Promise<void> {
      const left = await secondsLeft(limit, subject)
      if (left !== null) throw refuse(left)
    },

    isReached: async (limit: Limit, subject: string): Promise<boolean> => (await secondsLeft(limit, subject)) !== null,

    async count(limit: Limit, subject: string): Promise<void> {
      if (enabled) await hit(limit, subject)
    },

    async sweep(): Promise<void> {
      await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`))
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>
