import type { Mode } from '@ufaro/contract/modes.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { OutputRow } from '../../db/schema/runs.ts'
import { inSpan, type Span } from './generations.repo.ts'

/** What was asked for on one day of Lagos in one mode, by how it went. */
export interface Tally extends Record<string, unknown> {
  /** Milliseconds of the day's beginning. */
  day_ms: number
  mode: Mode
  status: OutputRow['status']
  total: number
  duration_ms: number
  timed: number
  cost_microusd: number
}

/** One pass over the report index: everything else that a report says is a sum of these rows. */
export async function tallyGenerations(db: Db, span: Span): Promise<Tally[]> {
  // Whole days from a midnight of Lagos, which keeps one offset all year: far cheaper than a calendar for each row.
  const { rows } = await db.execute<Tally>(sql`
    select extract(epoch from date_bin('1 day', created_at, timestamptz '2000-01-01 00:00+01'))::float8 * 1000 as day_ms,
           mode, status, count(*)::integer as total, coalesce(sum(duration_ms), 0)::float8 as duration_ms,
           count(duration_ms)::integer as timed, coalesce(sum(cost_microusd), 0)::float8 as cost_microusd
      from outputs where ${inSpan(span) ?? sql`true`}
     group by date_bin('1 day', created_at, timestamptz '2000-01-01 00:00+01'), mode, status
     order by 1`)
  return rows
}

export interface ActiveUsers extends Record<string, unknown> {
  daily: number
  weekly: number
  monthly: number
}

export async function countActiveUsers(db: Db): Promise<ActiveUsers> {
  const { rows } = await db.execute<ActiveUsers>(sql`
    select (count(*) filter (where last >= date_bin('1 day', now(), timestamptz '2000-01-01 00:00+01')))::integer as daily,
           (count(*) filter (where last >= now() - interval '7 days'))::integer as weekly, count(*)::integer as monthly
      from (
        select max(created_at) as last from outputs where created_at >= now() - interval '30 days' group by user_id
      ) as active`)
  return rows[0]!
}
