import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { and, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { outputs } from '../../db/schema/runs.ts'
import { fileRows } from '../files/file-rows.service.ts'
import { itsFile, type OutputWithKey, withFile } from './outputs.service.ts'

const kept = and(eq(outputs.status, 'done'), isNull(outputs.deletedAt))

export type CreationRow = OutputWithKey & { contentType: string | null }

const select = (db: Db) =>
  db
    .select({ ...withFile, contentType: fileRows.contentType })
    .from(outputs)
    .leftJoin(fileRows, itsFile)

export interface SearchTerm {
  pattern: string
  modes: readonly ToolId[]
}

const matches = ({ pattern, modes }: SearchTerm): SQL | undefined =>
  or(
    ilike(outputs.label, pattern),
    inArray(outputs.mode, [...modes]),
    sql`exists (select from jsonb_path_query(${outputs.request} -> 'request', 'strict $.** ? (@.type() == "string")') said
      where said #>> '{}' ilike ${pattern})`,
  )

export interface Page {
  userId: string
  mode: ToolId | undefined
  terms: readonly SearchTerm[]
  after: string | undefined
  limit: number
}

export function listCreations(db: Db, { userId, mode, terms, after, limit }: Page): Promise<CreationRow[]> {
  const place = sql`(select o.finished_at, o.id from outputs o where o.id = ${after} and o.user_id = ${userId})`
  return select(db)
    .where(
      and(
        kept,
        eq(outputs.userId, userId),
        mode && eq(outputs.mode, mode),
        ...terms.map(matches),
        after ? sql`row(${outputs.finishedAt}, ${outputs.id}) < ${place}` : undefined,
      ),
    )
    .orderBy(desc(outputs.finishedAt), desc(outputs.id))
    .limit(limit)
}

export const findCreations = (db: Db, userId: string, ids: string[]): Promise<CreationRow[]> =>
  select(db).where(and(kept, eq(outputs.userId, userId), inArray(outputs.id, ids)))

export const creationsOfRun = (db: Db, runId: string): Promise<CreationRow[]> =>
  select(db)
    .where(and(kept, eq(outputs.runId, runId)))
    .orderBy(outputs.slot)

export async function emptyCreation(tx: Tx, userId: string, id: string) {
  const [found] = await tx
    .select({ fileId: outputs.fileId })
    .from(outputs)
    .where(and(kept, eq(outputs.id, id), eq(outputs.userId, userId)))
    .for('no key update')
  if (!found) return undefined
  await tx
    .update(outputs)
    .set({ deletedAt: sql`now()`, fileId: null, content: null, request: { request: {}, inputs: {} } })
    .where(eq(outputs.id, id))
  return found
}
