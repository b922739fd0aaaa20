import { and, eq, isNull, lt, not, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { files, outputs, runs } from '../../db/schema/runs.ts'

const dayAgo = sql`now() - interval '1 day'`

/** Inputs of runs that ended a day ago, results that were stored and never delivered, and parts of none. */
export async function fileIdsToDrop(db: Db, limit: number): Promise<string[]> {
  const usedUp = and(eq(files.kind, 'input'), lt(runs.finishedAt, dayAgo))
  const delivered = db.select({ one: sql`1` }).from(outputs).where(eq(outputs.fileId, files.id))
  const undelivered = and(eq(files.kind, 'output'), lt(files.createdAt, dayAgo), notExists(delivered))
  // A part is needed while its very attempt goes on, and as long as what was made of it is there.
  const inUse = sql`exists (
    select 1 from output_parts p join outputs o on o.id = p.output_id and o.attempts = p.attempt
     where p.file_id = ${files.id}
       and (o.status = 'pending' or (o.status = 'done' and o.deleted_at is null)))`
  const unused = and(eq(files.kind, 'part'), lt(files.createdAt, dayAgo), not(inUse))
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .leftJoin(runs, eq(runs.id, files.runId))
    .where(and(isNull(files.deletedAt), or(usedUp, undelivered, unused)))
    .limit(limit)
  return rows.map(({ id }) => id)
}
