import type { PriceListChanges } from '@ufaro/contract/price-list/price-list.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type PriceListRow, priceItems, priceLists } from '../../db/schema/price-lists.ts'
import { runRows } from '../runs/run-rows.service.ts'

const own = (userId: string, id: string) => and(eq(priceLists.id, id), eq(priceLists.userId, userId))
const atWork = inArray(runRows.status, ['open', 'running'])

export interface ShownList extends PriceListRow {
  items: number
  cards: number
}

const withCounts = (db: Db) =>
  db
    .select({
      list: priceLists,
      working: runRows.id,
      items: sql<number>`(select count(*)::int from ${priceItems} i where i.list_id = ${priceLists.id})`,
      cards: sql<number>`(select count(i.card_file_id)::int from ${priceItems} i where i.list_id = ${priceLists.id})`,
    })
    .from(priceLists)
    .leftJoin(runRows, and(eq(runRows.id, priceLists.runId), atWork))
    .$dynamic()

type Counted = Awaited<ReturnType<typeof withCounts>>[number]
const shown = ({ list, working, ...counts }: Counted): ShownList => ({ ...list, ...counts, runId: working })

export async function insertList(
  db: Db,
  list: Pick<PriceListRow, 'userId' | 'name' | 'style' | 'template'>,
): Promise<string> {
  const [row] = await db.insert(priceLists).values(list).returning({ id: priceLists.id })
  return row!.id
}

export const countLists = (db: Db, userId: string): Promise<number> =>
  db.$count(priceLists, eq(priceLists.userId, userId))

export async function findList(db: Db, userId: string, id: string): Promise<ShownList | undefined> {
  const [row] = await withCounts(db).where(own(userId, id))
  return row && shown(row)
}

export async function listLists(db: Db, userId: string, { page, limit }: { page: number; limit: number }) {
  const rows = await withCounts(db)
    .where(eq(priceLists.userId, userId))
    .orderBy(desc(priceLists.createdAt), desc(priceLists.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows: rows.map(shown), total: await countLists(db, userId) }
}

export async function updateList(db: Db, userId: string, id: string, changes: PriceListChanges): Promise<boolean> {
  if (Object.keys(changes).length === 0) return (await db.$count(priceLists, own(userId, id))) > 0
  const rows = await db.update(priceLists).set(changes).where(own(userId, id)).returning({ id: priceLists.id })
  return rows.length > 0
}

export async function lockList(tx: Tx, id: string): Promise<PriceListRow | undefined> {
  const [row] = await tx.select().from(priceLists).where(eq(priceLists.id, id)).for('no key update')
  return row
}

export async function setRuns(tx: Tx, id: string, runId: string | null, paidRuns: string[]): Promise<void> {
  await tx.update(priceLists).set({ runId, paidRuns }).where(eq(priceLists.id, id))
}

export async function removeList(tx: Tx, id: string): Promise<void> {
  await tx.delete(priceLists).where(eq(priceLists.id, id))
}

export async function findListById(db: Db, id: string): Promise<PriceListRow | undefined> {
  const [row] = await db.select().from(priceLists).where(eq(priceLists.id, id))
  return row
}
