import { and, eq, isNull, lt, not, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { outputs, runs } from '../../db/schema/runs.ts'
import { fileRows } from '../files/file-rows.service.ts'

const dayAgo = sql`now() - interval '1 day'`
const present = isNull(fileRows.deletedAt)

const usedUp = (db: Db, limit: number) =>
  db
    .select({ id: fileRows.id })
    .from(fileRows)
    .innerJoin(runs, eq(runs.id, fileRows.runId))
    .where(and(present, eq(fileRows.kind, 'input'), lt(runs.finishedAt, dayAgo)))
    .limit(limit)

const undelivered = (db: Db, limit: number) => {
  const delivered = db.select({ one: sql`1` }).from(outputs).where(eq(outputs.fileId, fileRows.id))
  return db
    .select({ id: fileRows.id })
    .from(fileRows)
    .where(and(present, eq(fileRows.kind, 'output'), lt(fileRows.createdAt, dayAgo), notExists(delivered)))
    .limit(limit)
}

/** Finds parts of batches that neither a pending attempt nor a finished output needs. */
const partsOfNone = (db: Db, limit: number) => {
  const inUse = sql`exists (
    select 1 from output_parts p join outputs o on o.id = p.output_id and o.attempts = p.attempt
     where p.file_id = ${fileRows.id}
       and (o.status = 'pending' or (o.status = 'done' and o.deleted_at is null)))`
  return db
    .select({ id: fileRows.id })
    .from(fileRows)
    .where(and(present, eq(fileRows.kind, 'part'), lt(fileRows.createdAt, dayAgo), not(inUse)))
    .limit(limit)
}

/** Runs three queries, because one combined query would join all files with all outputs. */
export async function fileIdsToDrop(db: Db, limit: number): Promise<string[]> {
  const found = [await usedUp(db, limit), await undelivered(db, limit), await partsOfNone(db, limit)]
  return found.flat().map(({ id }) => id)
}
