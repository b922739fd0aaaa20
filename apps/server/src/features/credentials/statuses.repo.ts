import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

export async function listRevoked(db: Db, first: number, end: number): Promise<number[]> {
  const { rows } = await db.execute<{ bit: number }>(sql`
    select (status_index - ${first})::integer as bit from revocations
     where status_index >= ${first} and status_index < ${end} order by 1`)
  return rows.map(({ bit }) => bit)
}

export async function lastPlace(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: string }>(sql`
    select greatest(
      (select max(status_index) from certificates), (select max(status_index) from revocations), 0)::text as last`)
  return Number(rows[0]?.last ?? 0)
}
