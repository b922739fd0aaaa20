import type { CutoutKind, Guard } from '@ufaro/contract/output.ts'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { type OutputWork, outputs, runs } from '../../db/schema/runs.ts'

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
  cutout?: CutoutKind | null
  understood?: string[] | null
  request?: OutputWork
  guard?: Guard
}

/** The caller must have locked the run. @returns the replaced file, or undefined if the output was deleted */
export async function replacePicture(tx: Tx, id: string, { file, ...rest }: Redrawn) {
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
