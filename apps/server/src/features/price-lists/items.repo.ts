import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type PriceItemRow, priceItems, pricePhotos } from '../../db/schema/price-lists.ts'
import { fileRowsAs } from '../files/file-rows.service.ts'

interface Stored {
  key: string
}

export interface ShownItem extends PriceItemRow {
  photo: Stored | null
  card: Stored | null
}

export async function listItems(db: Db, listId: string): Promise<ShownItem[]> {
  const [photo, card] = [fileRowsAs('photo'), fileRowsAs('card')]
  const rows = await db
    .select({
      ...getTableColumns(priceItems),
      photo: { key: photo.key },
      card: { key: card.key },
    })
    .from(priceItems)
    .leftJoin(photo, and(eq(photo.id, priceItems.photoFileId), isNull(photo.deletedAt)))
    .leftJoin(card, and(eq(card.id, priceItems.cardFileId), isNull(card.deletedAt)))
    .where(eq(priceItems.listId, listId))
    .orderBy(asc(priceItems.row), asc(priceItems.id))
  return rows
}

export type ItemFields = Pick<
  PriceItemRow,
  'row' | 'sku' | 'name' | 'price' | 'was' | 'note' | 'category' | 'available' | 'photoFileId' | 'photoHash'
>

export async function insertItems(tx: Tx, listId: string, items: ItemFields[]): Promise<void> {
  if (items.length > 0) await tx.insert(priceItems).values(items.map((item) => ({ ...item, listId })))
}

export async function updateItem(
  tx: Tx,
  id: string,
  fields: Partial<Omit<PriceItemRow, 'id' | 'listId'>>,
): Promise<void> {
  await tx.update(priceItems).set(fields).where(eq(priceItems.id, id))
}

export async function removeItems(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(priceItems).where(inArray(priceItems.id, ids))
}

export async function paidPhotos(db: Db, listId: string): Promise<Set<string>> {
  const rows = await db.select({ hash: pricePhotos.hash }).from(pricePhotos).where(eq(pricePhotos.listId, listId))
  return new Set(rows.map(({ hash }) => hash))
}

export async function notePaid(tx: Tx, listId: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await tx
    .insert(pricePhotos)
    .values([...new Set(hashes)].map((hash) => ({ listId, hash })))
    .onConflictDoNothing()
}
