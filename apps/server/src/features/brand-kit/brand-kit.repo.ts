import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type BrandKitRow, brandKits } from '../../db/schema/brand-kit.ts'
import { fileRows } from '../files/file-rows.service.ts'

export type BrandKitChanges = Partial<Omit<BrandKitRow, 'userId' | 'updatedAt'>>

export async function findKit(db: Db, userId: string): Promise<(BrandKitRow & { logoKey: string | null }) | null> {
  const [row] = await db
    .select({ ...getTableColumns(brandKits), logoKey: fileRows.key })
    .from(brandKits)
    .leftJoin(fileRows, eq(fileRows.id, brandKits.logoFileId))
    .where(eq(brandKits.userId, userId))
  return row ?? null
}

export async function lockKit(tx: Tx, userId: string): Promise<string | null> {
  await tx.insert(brandKits).values({ userId }).onConflictDoNothing()
  const [row] = await tx
    .select({ logoFileId: brandKits.logoFileId })
    .from(brandKits)
    .where(eq(brandKits.userId, userId))
    .for('update')
  return row?.logoFileId ?? null
}

export async function updateKit(tx: Tx, userId: string, changes: BrandKitChanges): Promise<void> {
  await tx
    .update(brandKits)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(brandKits.userId, userId))
}
