import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { files, uploadPieces } from '../../db/schema/files.ts'

export interface Piece {
  fileId: string
  key: string
  bytes: number
  total: number
}

const of = (userId: string, uploadId: string) =>
  and(eq(uploadPieces.userId, userId), eq(uploadPieces.uploadId, uploadId))

export const findPieces = (db: Db, userId: string, uploadId: string): Promise<Piece[]> =>
  db
    .select({ fileId: files.id, key: files.key, bytes: files.bytes, total: uploadPieces.total })
    .from(uploadPieces)
    .innerJoin(files, and(eq(files.id, uploadPieces.fileId), isNull(files.deletedAt)))
    .where(of(userId, uploadId))
    .orderBy(asc(uploadPieces.start))

/** Replaces a piece with the same start. The caller must have checked that the file of that piece is deleted. */
export async function putPiece(tx: Tx, piece: typeof uploadPieces.$inferInsert): Promise<void> {
  const { userId, uploadId, start } = uploadPieces
  await tx
    .insert(uploadPieces)
    .values(piece)
    .onConflictDoUpdate({ target: [userId, uploadId, start], set: piece })
}

export async function dropPieces(db: Db, userId: string, uploadId: string): Promise<void> {
  const gone = db.$with('gone').as(db.delete(uploadPieces).where(of(userId, uploadId)).returning())
  await db.with(gone).update(files).set({ deletedAt: sql`now()` }).where(sql`${files.id} in (select file_id from gone)`)
}
