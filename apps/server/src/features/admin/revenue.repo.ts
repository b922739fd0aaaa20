import type { Mode } from '@ufaro/contract/modes.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type Span, within } from './span.ts'

const kept = sql`(coalesce(p.paid_amount, p.amount) - p.refunded_amount)`

export async function sumRevenue(db: Db, span: Span): Promise<number> {
  const { rows } = await db.execute<{ revenue: number }>(sql`
    select coalesce(sum(${kept}), 0)::float8 as revenue from payments p
     where p.granted_at is not null and ${within(sql`p.paid_at`, span)}`)
  return rows[0]?.revenue ?? 0
}

/** Kobo by tool: a run is worth one credit's share of the payment behind its grant. */
export async function sumRevenueByMode(db: Db, span: Span): Promise<Map<Mode, number>> {
  const { rows } = await db.execute<{ mode: Mode; revenue: number }>(sql`
    select r.mode, round(sum(${kept} / g.credits_total::numeric))::float8 as revenue
      from payments p
      join grants g on g.reference = p.reference and g.credits_total > 0
      join runs r on r.grant_id = g.id and not r.refunded and ${within(sql`r.created_at`, span)}
     group by r.mode`)
  return new Map(rows.map(({ mode, revenue }) => [mode, revenue]))
}
