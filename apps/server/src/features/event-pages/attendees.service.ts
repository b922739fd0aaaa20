import { cleanName, foldText } from '@ufaro/contract/clean-name.ts'
import { EVENT_PAGE_LIMITS, EVENT_PAGE_TEXTS } from '@ufaro/contract/event-page.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { AttendeeRow } from '../../db/schema/event-pages.ts'
import { AppError } from '../../http/app-error.ts'
import { csvLine } from '../../http/csv.ts'
import { requireId } from '../../http/require-id.ts'
import * as repo from './attendees.repo.ts'
import { presentAttendee } from './event-page.presenter.ts'
import type { EventPagesService } from './event-pages.service.ts'
import { countJoined, freeSeat, lockPage, takeSeats } from './seats.repo.ts'

const BOM = '\uFEFF'
const HEADINGS = ['Number', 'Name', 'Contact', 'Joined at', 'Attended at']
const BATCH = 500

/**
 * Normalizes a guest's name.
 * @throws AppError VALIDATION_FAILED, which names `field`
 */
export function nameOrRefuse(text: string, field = 'name'): string {
  const name = cleanName(text)
  const sentence =
    name === '' ? EVENT_PAGE_TEXTS.name : [...name].length > EVENT_PAGE_LIMITS.name && EVENT_PAGE_TEXTS.nameLong
  if (sentence) throw new AppError('VALIDATION_FAILED', sentence, { fields: { [field]: sentence } })
  return name
}

export function createAttendeesService({ db, pages }: { db: Db; pages: Pick<EventPagesService, 'find'> }) {
  return {
    async list(userId: string, id: string, { search, ...query }: repo.AttendeeQuery) {
      const page = await pages.find(userId, id)
      const folded = search && foldText(search.trim())
      const { rows, total } = await repo.listAttendees(db, page.id, { ...query, search: folded || undefined })
      return { attendees: rows.map(presentAttendee), total }
    },

    /**
     * Streams the guest list in batches.
     * @throws AppError NOT_FOUND, before the first line
     */
    async csv(userId: string, id: string): Promise<{ name: string; lines: AsyncGenerator<string> }> {
      const page = await pages.find(userId, id)
      return { name: `${page.slug}-guests.csv`, lines: linesOf(page.id) }
    },

    /**
     * Adds all the names or none.
     * @throws AppError NOT_FOUND, VALIDATION_FAILED, or PAGE_CLOSED if there is not enough room
     */
    async add(userId: string, id: string, names: string[]): Promise<{ added: number; total: number }> {
      const page = await pages.find(userId, id)
      const kept = names.map((name, n) => nameOrRefuse(name, `names.${n}`))
      return transaction(db, async (tx) => {
        const first = await takeSeats(tx, page.id, kept.length, false)
        if (first === undefined) throw new AppError('PAGE_CLOSED', EVENT_PAGE_TEXTS.tooMany)
        const rows = kept.map((name, n) => ({
          ...{ pageId: page.id, userId, number: first + n },
          ...{ name, folded: foldText(name) },
        }))
        await repo.insertAttendees(tx, rows)
        return { added: kept.length, total: await countJoined(tx, page.id) }
      })
    },

    async update(
      userId: string,
      id: string,
      attendeeId: string,
      changes: { attended?: boolean | undefined; name?: string | undefined },
    ) {
      const page = await pages.find(userId, id)
      const name = changes.name === undefined ? undefined : nameOrRefuse(changes.name)
      const row = await repo.updateAttendee(db, page.id, requireId(attendeeId), {
        attended: changes.attended,
        ...(name !== undefined && { name, folded: foldText(name) }),
      })
      if (!row) throw new AppError('NOT_FOUND')
      return { attendee: presentAttendee(row) }
    },

    async remove(userId: string, id: string, attendeeId: string): Promise<void> {
      const page = await pages.find(userId, id)
      await transaction(db, async (tx) => {
        await lockPage(tx, page.id)
        if (!(await repo.removeAttendee(tx, page.id, requireId(attendeeId)))) throw new AppError('NOT_FOUND')
        await freeSeat(tx, page.id)
      })
    },
  }

  async function* linesOf(pageId: string): AsyncGenerator<string> {
    yield BOM + csvLine(HEADINGS)
    for (let after = 0; ; ) {
      const rows = await repo.attendeesAfter(db, pageId, after, BATCH)
      yield rows.map(csvOf).join('')
      if (rows.length < BATCH) return
      after = rows.at(-1)!.number
    }
  }
}
export type AttendeesService = ReturnType<typeof createAttendeesService>

const csvOf = ({ number, name, contact, joinedAt, attendedAt }: AttendeeRow): string =>
  csvLine([number, name, contact, joinedAt.toISOString(), attendedAt?.toISOString() ?? null])
