import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type FileRow, files, uploadUses } from '../../db/schema/files.ts'

/** True for files of the last 24 hours. New requests cannot name an older upload, even if a run still uses it. */
const fresh = sql`${files.createdAt} > now() - interval '1 day'`
const present = isNull(files.deletedAt)
const upload = and(eq(files.kind, 'upload'), present)

export async function lockUploads(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${userId}`}, 0))`)
}

export async function heldUploads(db: Db, userId: string): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*) filter (where ${eq(files.kind, 'upload')})::int`,
      bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8`,
    })
    .from(files)
    .where(and(inArray(files.kind, ['upload', 'piece']), present, fresh, eq(files.userId, userId)))
  return row!
}

export async function findUpload(db: Db, userId: string, id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(upload, fresh, eq(files.id, id), eq(files.userId, userId)))
  return row
}

export async function insertUses(tx: Tx, fileIds: string[], runId: string): Promise<void> {
  await tx
    .insert(uploadUses)
    .values(fileIds.map((fileId) => ({ fileId, runId })))
    .onConflictDoNothing()
}

/**
 * Marks old uploads that no run needs as deleted. They are kept an hour longer than requests may name them, because a
 * request may find an upload just before it expires.
 */
export async function markStaleUploads(db: Db): Promise<void> {
  const needed = sql`exists (
    select from upload_uses u join runs r on r.id = u.run_id
     where u.file_id = ${files.id}
       and (r.status in ('open', 'running') or r.finished_at > now() - interval '1 day'))`
  await db
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(and(upload, sql`${files.createdAt} < now() - interval '25 hours'`, sql`not ${needed}`))
  await db
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(files.kind, 'piece'), present, sql`${files.createdAt} < now() - interval '1 day'`))
}
