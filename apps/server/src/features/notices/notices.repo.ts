import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'

export interface DueNotice extends Record<string, unknown> {
  kind: 'credits_low' | 'credits_gone' | 'plan_ending'
  mode: ToolId | ''
  remaining: number | null
  plan_name: string
  expires_at: string | null
  email: string
  wanted: boolean
}

/** Records one notice per grant that ends within `days` days. Ignores grants that last no longer than that. */
export async function insertEndings(db: Db, days: number): Promise<void> {
  await db.execute(sql`
    insert into notices (grant_id, kind, mode, user_id)
    select g.id, 'plan_ending', '', g.user_id
      from grants g
     where g.ended_at is null and g.expires_at > clock_timestamp()
       and g.expires_at <= clock_timestamp() + make_interval(days => ${days})
       and g.expires_at > g.created_at + make_interval(days => ${days})
    on conflict do nothing`)
}

export async function takeDue(tx: Tx, most: number): Promise<DueNotice[]> {
  const { rows } = await tx.execute<DueNotice>(sql`
    with due as materialized (
      select n.grant_id, n.kind, n.mode, n.remaining, g.plan_name, g.expires_at::text, u.email,
             u.mail_notices and u.deactivated_at is null
               and (n.kind <> 'plan_ending' or (u.role = 'user' and is_live(g.ended_at, g.expires_at, clock_timestamp())))
               as wanted
        from notices n
        join users u on u.id = n.user_id
        join grants g on g.id = n.grant_id
       where n.posted_at is null
       order by n.created_at
       limit ${most}
         for update of n skip locked for key share of u skip locked
    ), taken as (
      update notices n set posted_at = clock_timestamp() from due
       where n.grant_id = due.grant_id and n.kind = due.kind and n.mode = due.mode
    )
    select kind, mode, remaining, plan_name, expires_at, email, wanted from due`)
  return rows
}
