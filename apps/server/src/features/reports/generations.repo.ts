import type { GenerationStatus } from '@ufaro/contract/http/admin-reports.ts'
import type { Engine } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type OutputRow, outputs } from '../../db/schema/runs.ts'
import { type Span, within } from './span.ts'

export interface GenerationQuery extends Span {
  mode?: ToolId | undefined
  status?: GenerationStatus | undefined
}

export interface GenerationRow extends Record<string, unknown> {
  id: string
  user_id: string
  email: string
  first_name: string | null
  last_name: string | null
  mode: ToolId
  status: OutputRow['status']
  engine: Engine | null
  model: string | null
  duration_ms: number | null
  created_ms: number
  created_at: string
}

const STATUS: Readonly<Record<GenerationStatus, OutputRow['status']>> = {
  success: 'done',
  failed: 'error',
  pending: 'pending',
}
const NAMES = { done: 'success', error: 'failed', pending: 'pending' } as const

export const statusName = (status: OutputRow['status']): GenerationStatus => NAMES[status]

const wantedBy = (query: GenerationQuery): SQL =>
  and(
    within(sql`created_at`, query),
    query.mode && eq(outputs.mode, query.mode),
    query.status && eq(outputs.status, STATUS[query.status]),
  ) ?? sql`true`

/** Finds the ids of a page with an index-only scan, and then reads only those rows. */
const page = (where: SQL, limit: number, offset: number) => sql`
  with page as (
    select id from outputs where ${where} order by created_at desc, id desc limit ${limit} offset ${offset}
  )
  select o.id, o.user_id, u.email, u.first_name, u.last_name, o.mode, o.status, o.engine, o.model, o.duration_ms,
         extract(epoch from o.created_at)::float8 * 1000 as created_ms, o.created_at::text as created_at
    from page join outputs o using (id) join users u on u.id = o.user_id
   order by o.created_at desc, o.id desc`

export async function listGenerations(
  db: Db,
  query: GenerationQuery & { page: number; limit: number },
): Promise<{ rows: GenerationRow[]; total: number }> {
  const where = wantedBy(query)
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from outputs where ${where}`,
  )
  const { rows } = await db.execute<GenerationRow>(page(where, query.limit, (query.page - 1) * query.limit))
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Streams the outputs of a query, newest first, in batches. Needs little memory and keeps no transaction open. */
export async function* streamGenerations(
  db: Db,
  query: GenerationQuery,
  batch: number,
): AsyncGenerator<GenerationRow[]> {
  const where = wantedBy(query)
  let after: SQL = sql`true`
  for (;;) {
    const { rows } = await db.execute<GenerationRow>(page(sql`${where} and ${after}`, batch, 0))
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = sql`(created_at, id) < (${last.created_at}::timestamptz, ${last.id}::uuid)`
  }
}
