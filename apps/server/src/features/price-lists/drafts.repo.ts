import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type PriceDraftRow, priceDrafts, priceItems } from '../../db/schema/price-lists.ts'

export const listDrafts = (db: Db, runId: string): Promise<PriceDraftRow[]> =>
  db.select().from(priceDrafts).where(eq(priceDrafts.runId, runId))

export async function insertDraft(db: Db, draft: PriceDraftRow): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into price_drafts (run_id, item_id, file_id, print, photo_hash, error)
    select ${draft.runId}, id, ${draft.fileId}::uuid, ${draft.print}, ${draft.photoHash}, ${draft.error}
      from price_items where id = ${draft.itemId}
    on conflict do nothing`)
  return (rowCount ?? 0) > 0
}

export async function removeDrafts(tx: Tx, runId: string): Promise<string[]> {
  const rows = await tx
    .delete(priceDrafts)
    .where(eq(priceDrafts.runId, runId))
    .returning({ fileId: priceDrafts.fileId })
  return rows.flatMap(({ fileId }) => fileId ?? [])
}

export async function draftFilesOf(tx: Tx, itemIds: string[]): Promise<string[]> {
  if (itemIds.length === 0) return []
  const rows = await tx
    .select({ fileId: priceDrafts.fileId })
    .from(priceDrafts)
    .where(inArray(priceDrafts.itemId, itemIds))
  return rows.flatMap(({ fileId }) => fileId ?? [])
}

export async function placeDrafts(tx: Tx, drafts: readonly PriceDraftRow[]): Promise<string[]> {
  const gone: string[] = []
  for (const { itemId, fileId, print, error } of drafts) {
    const [before] = await tx.select({ card: priceItems.cardFileId }).from(priceItems).where(eq(priceItems.id, itemId))
    if (!before && fileId) gone.push(fileId)
    if (!before) continue
    if (fileId && before.card) gone.push(before.card)
    const card = fileId ? { cardFileId: fileId, cardPrint: print } : {}
    await tx
      .update(priceItems)
      .set({ ...card, cardError: error })
      .where(eq(priceItems.id, itemId))
  }
  return gone
}
