import type { CustomerRun } from '@ufaro/contract/http/admin-customer.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

export interface CustomerFigures extends Record<string, unknown> {
  /** In kobo, as is `given_back`. */
  paid: number
  given_back: number
  payments: number
  runs: number
  runs_refunded: number
  good: number
  bad: number
}

export async function readFigures(db: Db, userId: string): Promise<CustomerFigures> {
  const { rows } = await db.execute<CustomerFigures>(sql`
    select paid, given_back, payments, runs, runs_refunded, good, bad
      from (
        select coalesce(sum(coalesce(paid_amount, amount)), 0)::float8 as paid, count(*)::integer as payments,
               coalesce(sum(refunded_amount), 0)::float8 as given_back
          from payments where user_id = ${userId} and granted_at is not null
      ) as money, (
        select count(*)::integer as runs, (count(*) filter (where refunded))::integer as runs_refunded,
               (count(*) filter (where verdict = 'good'))::integer as good,
               (count(*) filter (where verdict = 'bad'))::integer as bad
          from runs where user_id = ${userId}
      ) as work`)
  return rows[0]!
}

export interface CustomerRunRow extends Omit<CustomerRun, 'created_at' | 'finished_at'>, Record<string, unknown> {
  created_ms: number
  finished_ms: number | null
}

export async function listRuns(
  db: Db,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: CustomerRunRow[]; total: number }> {
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from runs where user_id = ${userId}`,
  )
  const { rows } = await db.execute<CustomerRunRow>(sql`
    select r.id, r.mode, r.status, r.refunded, r.verdict, r.verdict_reason, g.plan_id as plan_name, o.done, o.failed, o.error,
           extract(epoch from r.created_at)::float8 * 1000 as created_ms,
           extract(epoch from r.finished_at)::float8 * 1000 as finished_ms
      from (
        select * from runs where user_id = ${userId} order by created_at desc, id limit ${limit} offset ${(page - 1) * limit}
      ) as r
      left join grants g on g.id = r.grant_id
      cross join lateral (
        select (count(*) filter (where status = 'done'))::integer as done,
               (count(*) filter (where status = 'error'))::integer as failed,
               max(error) filter (where status = 'error') as error
          from outputs where run_id = r.id
      ) as o
     order by r.created_at desc, r.id`)
  return { rows, total: counted.rows[0]!.total }
}
