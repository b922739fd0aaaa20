import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { OutputRow } from '../../db/schema/runs.ts'
import { dayOf, daysOf, type Span, within } from './span.ts'

/** Sums over the outputs of one day (Lagos time), tool and status. `timed` counts the outputs that have a duration. */
export interface Tally extends Record<string, unknown> {
  day_ms: number
  mode: ToolId
  status: OutputRow['status']
  total: number
  duration_ms: number
  timed: number
  cost_microusd: number
}

const tallied = (span: Span): SQL => sql`select * from output_tallies where ${within(sql`day`, span)}`

const counted = (span: Span): SQL =>
  sql`select ${dayOf(sql`created_at`)} as day, mode, status, 1 as total, duration_ms,
             (duration_ms is not null)::integer as timed, cost_microusd
        from outputs where ${within(sql`created_at`, span)}`

/** Selects the stored tallies of whole days, and the single outputs of the partial days at the ends of the span. */
function talliesIn(span: Span): SQL {
  const { whole, parts } = daysOf(span)
  return sql.join([...(whole ? [tallied(whole)] : []), ...parts.map(counted)], sql` union all `)
}

const sums = sql`coalesce(sum(total), 0)::integer as total, coalesce(sum(duration_ms), 0)::float8 as duration_ms,
  coalesce(sum(timed), 0)::integer as timed, coalesce(sum(cost_microusd), 0)::float8 as cost_microusd`

export async function tallyGenerations(db: Db, span: Span): Promise<Tally[]> {
  const { rows } = await db.execute<Tally>(sql`
    select extract(epoch from day)::float8 * 1000 as day_ms, mode, status, ${sums}
      from (${talliesIn(span)}) as counted
     group by day, mode, status having sum(total) <> 0
     order by day`)
  return rows
}

/** Merges rows of the same day, tool and status. Several processes may run it: only one of them merges a row. */
export async function foldTallies(db: Db): Promise<void> {
  await db.execute(sql`
    with scattered as (
      select day, mode, status from output_tallies group by day, mode, status having count(*) > 1
    ), taken as (
      delete from output_tallies where (day, mode, status) in (select * from scattered) returning *
    )
    insert into output_tallies (day, mode, status, total, duration_ms, timed, cost_microusd)
    select day, mode, status, sum(total), sum(duration_ms), sum(timed), sum(cost_microusd)
      from taken group by day, mode, status
    having (sum(total), sum(duration_ms), sum(timed), sum(cost_microusd)) <> (0, 0, 0, 0)`)
}

export interface ActiveUsers extends Record<string, unknown> {
  daily: number
  weekly: number
  monthly: number
}

export async function countActiveUsers(db: Db): Promise<ActiveUsers> {
  const { rows } = await db.execute<ActiveUsers>(sql`
    select (count(*) filter (where last >= ${dayOf(sql`now()`)}))::integer as daily,
           (count(*) filter (where last >= now() - interval '7 days'))::integer as weekly, count(*)::integer as monthly
      from (
        select max(created_at) as last from outputs where created_at >= now() - interval '30 days' group by user_id
      ) as active`)
  return rows[0]!
}

export interface VerdictTally extends Record<string, unknown> {
  mode: ToolId
  good: number
  bad: number
}

/** Counts verdicts by the time at which the user gave them, which may be on a later day than the run. */
export async function tallyVerdicts(db: Db, span: Span): Promise<VerdictTally[]> {
  const { rows } = await db.execute<VerdictTally>(sql`
    select mode, (count(*) filter (where verdict = 'good'))::integer as good,
           (count(*) filter (where verdict = 'bad'))::integer as bad
      from runs where verdict is not null and ${within(sql`verdict_at`, span)} group by mode`)
  return rows
}
