import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type AttendeeRow, eventAttendees } from '../../db/schema/event-pages.ts'

export interface AttendeeQuery {
  search?: string | undefined
  attended?: boolean | undefined
  page: number
  limit: number
}

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
const onPage = (pageId: string) => eq(eventAttendees.pageId, pageId)
const came = (attended: boolean | undefined) =>
  attended === undefined ? undefined : (attended ? isNotNull : isNull)(eventAttendees.attendedAt)

export async function listAttendees(db: Db, pageId: string, { search, attended, page, limit }: AttendeeQuery) {
  const wanted = and(
    onPage(pageId),
    search ? sql`${eventAttendees.folded} like ${`%${literally(search)}%`}` : undefined,
    came(attended),
  )
  const rows = await db
    .select()
    .from(eventAttendees)
    .where(wanted)
    .orderBy(asc(eventAttendees.number))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(eventAttendees, wanted) }
}

export const attendeesAfter = (db: Db, pageId: string, number: number, limit: number): Promise<AttendeeRow[]> =>
  db
    .select()
    .from(eventAttendees)
    .where(and(onPage(pageId), gt(eventAttendees.number, number)))
    .orderBy(asc(eventAttendees.number))
    .limit(limit)

export const listNamed = (db: Db, pageId: string, attended: true | undefined, limit: number) =>
  db
    .select({ name: eventAttendees.name, contact: eventAttendees.contact })
    .from(eventAttendees)
    .where(and(onPage(pageId), came(attended)))
    .orderBy(asc(eventAttendees.number))
    .limit(limit)

export async function insertAttendees(tx: Tx, rows: (typeof eventAttendees.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 1000) {
    await tx.insert(eventAttendees).values(rows.slice(from, from + 1000))
  }
}

export async function updateAttendee(
  db: Db,
  pageId: string,
  id: string,
  { attended, ...name }: { attended?: boolean | undefined; name?: string; folded?: string },
): Promise<AttendeeRow | undefined> {
  const mark = attended ? sql`coalesce(${eventAttendees.attendedAt}, clock_timestamp())` : null
  const [row] = await db
    .update(eventAttendees)
    // Set the page id to its own value, because an update without any column would be invalid SQL.
    .set({ pageId, ...name, ...(attended !== undefined && { attendedAt: mark }) })
    .where(and(onPage(pageId), eq(eventAttendees.id, id)))
    .returning()
  return row
}

export async function removeAttendee(tx: Tx, pageId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(eventAttendees)
    .where(and(onPage(pageId), eq(eventAttendees.id, id)))
    .returning({ id: eventAttendees.id })
  return rows.length > 0
}

export async function removeByToken(tx: Tx, pageId: string, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .delete(eventAttendees)
    .where(and(onPage(pageId), eq(eventAttendees.tokenHash, tokenHash)))
    .returning({ id: eventAttendees.id })
  return rows.length > 0
}
