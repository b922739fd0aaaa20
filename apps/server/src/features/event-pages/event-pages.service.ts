import {
  DEFAULT_NAME_STYLE,
  EVENT_PAGE_TEXTS,
  type EventPage,
  type EventPageChanges,
} from '@ufaro/contract/event-page.ts'
import type { NewEventPage } from '@ufaro/contract/http/event-pages.ts'
import { clampBox } from '@ufaro/contract/tools/events.ts'
import { FLYER_LIMITS } from '@ufaro/contract/tools/flyer.ts'
import type { User } from '@ufaro/contract/user.ts'
import type { Placement } from '@ufaro/render/draw/events.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { AppError } from '../../http/app-error.ts'
import { pointReached, reachPoint } from '../../http/recovery-point.ts'
import { requireId } from '../../http/require-id.ts'
import type { Spender } from '../../http/route.ts'
import type { Uploads } from '../../http/upload.ts'
import { createLanes } from '../../infra/lanes.ts'
import type { FilesService } from '../files/files.service.ts'
import type { IntakeService } from '../files/intake.service.ts'
import type { BackgroundRunsService } from '../making/background-runs.service.ts'
import type { TemplatesService } from '../templates/templates.service.ts'
import { presentPage } from './event-page.presenter.ts'
import * as repo from './event-pages.repo.ts'
import type { Flyers } from './flyers.ts'
import { isReserved, slugsOf } from './slug.ts'

const FLYER = {
  name: 'flyerImage',
  min: 1,
  max: 1,
  missing: EVENT_PAGE_TEXTS.flyer,
  maxBytes: FLYER_LIMITS.imageBytes - 1,
}

interface Deps {
  db: Db
  files: FilesService
  intake: Pick<IntakeService, 'look'>
  templates: Pick<TemplatesService, 'fill'>
  runs: Pick<BackgroundRunsService, 'admit' | 'beginFinished'>
  flyers: Flyers
}

export function createEventPagesService({ db, files, intake, templates, runs, flyers }: Deps) {
  // Draw one flyer per user at a time, to save memory: the user's other requests wait before they load their pictures.
  const inLane = createLanes()

  const present = (page: repo.ShownPage): EventPage => presentPage(page, files.link(page.flyerKey))

  const find = async (userId: string, id: string): Promise<repo.ShownPage> => {
    const page = await repo.findPage(db, userId, requireId(id))
    if (!page) throw new AppError('NOT_FOUND')
    return page
  }

  const refuseSlug = async (slug: string | undefined): Promise<void> => {
    if (slug && (isReserved(slug) || (await repo.isTaken(db, slug)))) throw new AppError('SLUG_TAKEN')
  }

  const takeFlyer = async (user: User, fields: NewEventPage, uploads: Uploads) => {
    if (!fields.templateId) return { picture: await intake.look(user.id, uploads, FLYER), place: undefined }
    const filled = await templates.fill(user.id, 'event', fields.templateId, {
      title: fields.title,
      ...(fields.venue && { text: fields.venue }),
      ...fields.templateValues,
    })
    return { picture: filled.picture, place: filled.placement }
  }

  const insert = async (tx: Tx, slug: string | undefined, page: Omit<repo.NewPage, 'slug'>): Promise<string> => {
    for (const candidate of slug ? [slug] : slugsOf(page.title)) {
      const id = await repo.insertPage(tx, { ...page, slug: candidate })
      if (id) return id
    }
    throw new AppError('SLUG_TAKEN')
  }

  const create = async (user: Spender, fields: NewEventPage, uploads: Uploads): Promise<EventPage> => {
    const before = pointReached<{ pageId: string }>()
    if (before) return present(await find(user.id, before.pageId))
    await runs.admit(user, { mode: 'events', credits: 1 })
    await refuseSlug(fields.slug)
    const { picture, place } = await takeFlyer(user, fields, uploads)
    const wanted = fields.placement && (clampBox(fields.placement) ?? undefined)
    const settled = await flyers.settle(picture, wanted ?? place)
    const kept: FileRow[] = []
    const keep = async (kind: FileRow['kind'], file: Parameters<FilesService['keep']>[1]): Promise<FileRow> => {
      const row = await files.keep({ userId: user.id, kind }, file)
      kept.push(row)
      return row
    }
    try {
      const flyer = await keep('brand', settled.flyer)
      const card = await keep('brand', { bytes: settled.card, contentType: 'image/jpeg', width: 1200, height: 630 })
      const output = await keep('output', settled.flyer)
      const id = await transaction(db, async (tx) => {
        const runId = await runs.beginFinished(tx, user, 'events', output)
        await files.attach(tx, kept, runId)
        const pageId = await insert(tx, fields.slug, {
          userId: user.id,
          runId,
          title: fields.title,
          startsAt: fields.starts_at ?? null,
          venue: fields.venue || null,
          flyerFileId: flyer.id,
          cardFileId: card.id,
          width: settled.flyer.width,
          height: settled.flyer.height,
          placement: settled.placement,
          behind: settled.behind,
          nameStyle: fields.name_style ?? DEFAULT_NAME_STYLE,
          contact: fields.contact,
          showCount: fields.show_count,
          guestLimit: fields.guest_limit,
          closesAt: fields.closes_at ?? null,
        })
        await reachPoint(tx, { pageId })
        return pageId
      })
      return present(await find(user.id, id))
    } catch (error) {
      await files.dropLoose(kept.map(({ id }) => id))
      throw error
    }
  }

  return {
    find,

    /**
     * Creates a page and spends one credit of the events tool in the same transaction.
     * @throws AppError SLUG_TAKEN, NO_CREDITS, PLAN_EXPIRED, DAILY_LIMIT, SERVICE_DISABLED, or an error about the flyer
     */
    create: (user: Spender, fields: NewEventPage, uploads: Uploads): Promise<EventPage> =>
      inLane(user.id, () => create(user, fields, uploads)),

    async list(userId: string, paging: { page: number; limit: number }) {
      const { rows, total } = await repo.listPages(db, userId, paging)
      return { pages: rows.map(present), total }
    },

    get: async (userId: string, id: string): Promise<EventPage> => present(await find(userId, id)),

    async update(userId: string, id: string, changes: EventPageChanges): Promise<EventPage> {
      const page = await find(userId, id)
      const placed = changes.placement && (await replace(page, changes.placement))
      await repo.updatePage(db, userId, page.id, {
        ...(changes.title !== undefined && { title: changes.title }),
        ...placed,
        ...(changes.starts_at !== undefined && { startsAt: changes.starts_at }),
        ...(changes.venue !== undefined && { venue: changes.venue || null }),
        ...(changes.name_style !== undefined && { nameStyle: changes.name_style }),
        ...(changes.contact !== undefined && { contact: changes.contact }),
        ...(changes.show_count !== undefined && { showCount: changes.show_count }),
        ...(changes.closes_at !== undefined && { closesAt: changes.closes_at }),
        ...(changes.open !== undefined && { open: changes.open }),
      })
      return present(await find(userId, page.id))
    },

    async delete(userId: string, id: string): Promise<void> {
      await transaction(db, async (tx) => {
        const own = await repo.removePage(tx, userId, requireId(id))
        if (!own) throw new AppError('NOT_FOUND')
        await files.drop(tx, own)
      })
      await files.clear()
    },
  }

  function replace(page: repo.ShownPage, fields: Placement) {
    const box = clampBox(fields) ?? fields
    return inLane(page.userId, async () => flyers.place(await files.read(page.flyerKey), box))
  }
}
export type EventPagesService = ReturnType<typeof createEventPagesService>
