import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type EventPageRow, eventAttendees, eventPages, eventPageViews } from '../../db/schema/event-pages.ts'
import { fileRows } from '../files/file-rows.service.ts'

export type ShownPage = EventPageRow & { flyerKey: string; views: number; attended: number }
export type NewPage = typeof eventPages.$inferInsert
export type PageChanges = Partial<
  Pick<
    EventPageRow,
    | 'title'
    | 'placement'
    | 'behind'
    | 'startsAt'
    | 'venue'
    | 'nameStyle'
    | 'contact'
    | 'showCount'
    | 'closesAt'
    | 'open'
  >
>

const select = (db: Db) =>
  db
    .select({
      ...getTableColumns(eventPages),
      flyerKey: fileRows.key,
      views: sql<number>`coalesce(${eventPageViews.views}, 0)`.mapWith(Number),
      attended: sql<number>`(select count(*)::int from ${eventAttendees}
        where ${eventAttendees.pageId} = ${eventPages.id} and ${eventAttendees.attendedAt} is not null)`,
    })
    .from(eventPages)
    .innerJoin(fileRows, eq(fileRows.id, eventPages.flyerFileId))
    .leftJoin(eventPageViews, eq(eventPageViews.pageId, eventPages.id))

const own = (userId: string, id: string) => and(eq(eventPages.id, id), eq(eventPages.userId, userId))

export async function findPage(db: Db, userId: string, id: string): Promise<ShownPage | undefined> {
  const [row] = await select(db).where(own(userId, id))
  return row
}

export interface PublicPage extends EventPageRow {
  flyerKey: string
}

export async function findPublicPage(db: Db, slug: string): Promise<PublicPage | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(eventPages), flyerKey: fileRows.key })
    .from(eventPages)
    .innerJoin(fileRows, eq(fileRows.id, eventPages.flyerFileId))
    .where(eq(eventPages.slug, slug))
  return row
}

export async function findCardKey(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ key: fileRows.key })
    .from(eventPages)
    .innerJoin(fileRows, eq(fileRows.id, eventPages.cardFileId))
    .where(eq(eventPages.slug, slug))
  return row?.key
}

export async function listPages(db: Db, userId: string, { page, limit }: { page: number; limit: number }) {
  const mine = eq(eventPages.userId, userId)
  const rows = await select(db)
    .where(mine)
    .orderBy(desc(eventPages.createdAt), desc(eventPages.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(eventPages, mine) }
}

export const isTaken = async (db: Db, slug: string): Promise<boolean> =>
  (await db.$count(eventPages, eq(eventPages.slug, slug))) > 0

export async function insertPage(tx: Tx, page: NewPage): Promise<string | undefined> {
  const [row] = await tx
    .insert(eventPages)
    .values(page)
    .onConflictDoNothing({ target: eventPages.slug })
    .returning({ id: eventPages.id })
  return row?.id
}

export async function updatePage(db: Db, userId: string, id: string, changes: PageChanges): Promise<boolean> {
  if (Object.keys(changes).length === 0) return (await db.$count(eventPages, own(userId, id))) > 0
  const rows = await db.update(eventPages).set(changes).where(own(userId, id)).returning({ id: eventPages.id })
  return rows.length > 0
}

export async function removePage(tx: Tx, userId: string, id: string): Promise<string[] | undefined> {
  const [row] = await tx
    .delete(eventPages)
    .where(own(userId, id))
    .returning({ flyer: eventPages.flyerFileId, card: eventPages.cardFileId })
  return row && [row.flyer, row.card]
}

export async function addViews(db: Db, pageId: string, views: number): Promise<void> {
  // `insert … select` inserts nothing if the page was deleted in the meantime.
  await db.execute(sql`
    insert into event_page_views (page_id, views) select id, ${views} from event_pages where id = ${pageId}
    on conflict (page_id) do update set views = event_page_views.views + excluded.views`)
}
