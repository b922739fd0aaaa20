import { randomUUID } from 'node:crypto'
import type { PreviewBytes } from '@ufaro/contract/output.ts'
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { type ArchiveEntry, archives, type FileRow, files } from '../../db/schema/files.ts'
import { FILES_LOCK } from '../../infra/db/files-lock.ts'

export type NewFile = Omit<FileRow, 'id' | 'previewBytes' | 'createdAt' | 'deletedAt'> & { id?: string }

const present = isNull(files.deletedAt)

const insert = prepareOnce((db) =>
  db
    .insert(files)
    .values({
      id: sql.placeholder('id'),
      key: sql.placeholder('key'),
      userId: sql.placeholder('userId'),
      runId: sql.placeholder('runId'),
      kind: sql.placeholder('kind'),
      contentType: sql.placeholder('contentType'),
      bytes: sql.placeholder('bytes'),
      crc32: sql.placeholder('crc32'),
      width: sql.placeholder('width'),
      height: sql.placeholder('height'),
    })
    .returning()
    .prepare('insert_file'),
)

export async function insertFile(db: Db, file: NewFile): Promise<FileRow> {
  const [row] = await insert(db).execute({ id: randomUUID(), ...file })
  return row!
}

export async function findFile(db: Db, key: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.key, key), present))
  return row
}

export const findFiles = (db: Db, keys: string[]): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(sql`${files.key} = any(${sql.param(keys)}::text[])`, present))

export async function attachToRun(db: Db, ids: string[], runId: string): Promise<void> {
  await db.update(files).set({ runId }).where(inArray(files.id, ids))
}

export async function setKind(db: Db, id: string, kind: FileRow['kind']): Promise<void> {
  await db.update(files).set({ kind }).where(eq(files.id, id))
}

export async function setPreviewBytes(db: Db, id: string, previewBytes: PreviewBytes): Promise<boolean> {
  const set = db.update(files).set({ previewBytes })
  const rows = await set.where(and(eq(files.id, id), present)).returning({ id: files.id })
  return rows.length > 0
}

export async function markDeleted(db: Db, ids: string[]): Promise<void> {
  await db
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(and(inArray(files.id, ids), present))
}

export async function markLooseDeleted(db: Db, ids: string[]): Promise<void> {
  await db
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(and(inArray(files.id, ids), isNull(files.runId), present))
}

export async function markAllDeleted(db: Db, userId: string): Promise<void> {
  await db
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(files.userId, userId), present))
}

export async function markStrayInputs(db: Db, olderThan: Date): Promise<void> {
  await db
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(files.kind, 'input'), isNull(files.runId), lt(files.createdAt, olderThan), present))
}

/**
 * Returns false during a backup, which may read the files. If the result is true, a new backup waits until this
 * transaction ends.
 */
export async function mayClear(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${FILES_LOCK}) as free`,
  )
  return rows[0]?.free === true
}

export const takeDeleted = (tx: Tx, limit: number): Promise<FileRow[]> =>
  tx.select().from(files).where(isNotNull(files.deletedAt)).limit(limit).for('update', { skipLocked: true })

export async function removeRows(tx: Tx, ids: string[]): Promise<void> {
  await tx.delete(files).where(inArray(files.id, ids))
}

export async function insertArchive(db: Db, archive: { key: string; userId: string; entries: ArchiveEntry[] }) {
  await db.insert(archives).values(archive)
}

export async function findArchive(db: Db, key: string): Promise<typeof archives.$inferSelect | undefined> {
  const [row] = await db.select().from(archives).where(eq(archives.key, key))
  return row
}

export async function removeArchives(db: Db, olderThan: Date): Promise<void> {
  await db.delete(archives).where(lt(archives.createdAt, olderThan))
}
