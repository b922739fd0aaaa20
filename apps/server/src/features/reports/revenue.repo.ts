import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { dayOf, type Span, within } from './span.ts'

const kept = sql`(coalesce(p.paid_amount, p.amount) - p.refunded_amount)`

interface DayRevenue extends Record<string, unknown> {
  day_ms: number
  revenue: number
}

/** Returns kobo after refunds, by the day of payment in Lagos time. */
export async function tallyRevenue(db: Db, span: Span): Promise<DayRevenue[]> {
  const { rows } = await db.execute<DayRevenue>(sql`
    select extract(epoch from day)::float8 * 1000 as day_ms, sum(revenue)::float8 as revenue
      from (
        select ${dayOf(sql`p.paid_at`)} as day, ${kept} as revenue from payments p
         where p.granted_at is not null and p.paid_at is not null and ${within(sql`p.paid_at`, span)}
      ) as paid
     group by day order by day`)
  return rows
}

/** Returns kobo by tool. Each run counts as one credit's share of the payment that bought the credit. */
export async function sumRevenueByMode(db: Db, span: Span): Promise<Map<ToolId, number>> {
  const { rows } = await db.execute<{ mode: ToolId; revenue: number }>(sql`
    select r.mode, round(sum(${kept} / g.credits_total::numeric))::float8 as revenue
      from payments p
      join grants g on g.reference = p.reference and g.credits_total > 0
      join runs r on r.grant_id = g.id and not r.refunded and ${within(sql`r.created_at`, span)}
     group by r.mode`)
  return new Map(rows.map(({ mode, revenue }) => [mode, revenue]))
}
