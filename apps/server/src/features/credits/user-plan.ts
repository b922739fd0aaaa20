import { type CreditCounts, emptyCredits, sumCredits, UNLIMITED, unlimitedCredits } from '@ufaro/contract/credits.ts'
import { ADMIN_PLAN_NAME, type UserPlan } from '@ufaro/contract/plan.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

export const ADMIN_PLAN: UserPlan = {
  plan_name: ADMIN_PLAN_NAME,
  credits_breakdown: unlimitedCredits(),
  credits_remaining: UNLIMITED,
  credits_total: UNLIMITED,
  expires_at: null,
  is_active: true,
  daily_limit: null,
  daily_used: 0,
}

interface Row extends Record<string, unknown> {
  credits: Partial<CreditCounts> | null
  total: number
  used: number
  plan_id: string | null
  daily_limit: number | null
  expires_ms: number | null
  live: boolean | null
}

/** Sums the credits of all live grants. The plan is that of the newest live grant, else of the newest expired one. */
export async function readUserPlan(db: Db, userId: string): Promise<UserPlan> {
  const { rows } = await db.execute<Row>(sql`
    with held as (
      select *, is_live(ended_at, expires_at, now()) as live from grants where user_id = ${userId}
    ), remainder as (
      select b.mode, sum(b.remaining) as remaining
        from balances b join held h on h.id = b.grant_id where h.live group by b.mode
    )
    select (select jsonb_object_agg(mode, remaining) from remainder) as credits,
           (select coalesce(sum(credits_total), 0)::integer from held where live) as total,
           coalesce((select used from daily_usage where user_id = ${userId} and day = lagos_day(now())), 0) as used,
           shown.plan_id, shown.daily_limit, extract(epoch from shown.expires_at)::float8 * 1000 as expires_ms, shown.live
      from (values (1)) as one
      left join lateral (select * from held order by live desc, seq desc limit 1) as shown on true`)
  const row = rows[0]!
  const breakdown = { ...emptyCredits(), ...row.credits }
  return {
    plan_name: row.plan_id,
    credits_breakdown: breakdown,
    credits_remaining: sumCredits(breakdown),
    credits_total: row.total,
    expires_at: row.expires_ms === null ? null : new Date(row.expires_ms).toISOString(),
    is_active: row.live ?? false,
    daily_limit: row.daily_limit,
    daily_used: row.used,
  }
}

export async function readRunningPlan(db: Db, userId: string): Promise<string | null> {
  const { plan_name, is_active } = await readUserPlan(db, userId)
  return is_active ? plan_name : null
}
