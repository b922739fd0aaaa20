import type { CutoutKind, Guard } from '@ufaro/contract/output.ts'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type FileRow, type OutputWork, outputs, runs } from '../../db/schema/runs.ts'

/** Counts one; false where the run has had its share. */
export async function countTouchUp(db: Db, runId: string, most: number): Promise<boolean> {
  const rows = await db
    .update(runs)
    .set({ touchUps: sql`${runs.touchUps} + 1` })
    .where(and(eq(runs.id, runId), lt(runs.touchUps, most)))
    .returning({ id: runs.id })
  return rows.length > 0
}

interface Redrawn {
  file: Pick<FileRow, 'id' | 'width' | 'height' | 'bytes'>
  /** Undefined leaves what is there. */
  cutout?: CutoutKind | null
  request?: OutputWork
  guard?: Guard
}

/**
 * Puts another picture in the place of a result that is still there. The caller holds the run.
 * @returns the file it takes the place of; undefined where there is no such result any more
 */
export async function replacePicture(
  tx: Tx,
  id: string,
  { file, ...rest }: Redrawn,
): Promise<string | null | undefined> {
  const there = and(eq(outputs.id, id), eq(outputs.status, 'done'), isNull(outputs.deletedAt))
  const [before] = await tx.select({ fileId: outputs.fileId }).from(outputs).where(there).for('no key update')
  if (!before) return undefined
  const { id: fileId, width, height, bytes } = file
  await tx
    .update(outputs)
    .set({ fileId, width, height, bytes, ...rest })
    .where(there)
  return before.fileId
}
