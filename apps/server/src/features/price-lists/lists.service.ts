import {
  type NewPriceList,
  PRICE_LIST_LIMITS,
  PRICE_LIST_TEXTS,
  type PriceListChanges,
  type PriceListDetail,
} from '@ufaro/contract/price-list/price-list.ts'
import { type Db, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { pointReached, reachPoint } from '../../http/recovery-point.ts'
import { requireId } from '../../http/require-id.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { BackgroundRunsService } from '../making/background-runs.service.ts'
import { readBrand } from './brand.ts'
import { draftFilesOf } from './drafts.repo.ts'
import { listItems, paidPhotos, removeItems } from './items.repo.ts'
import { presentItem, presentList, presentNext } from './list.presenter.ts'
import * as repo from './lists.repo.ts'
import { chooseCards, isCurrent } from './stale-cards.ts'

interface Deps {
  db: Db
  files: Pick<FilesService, 'link' | 'drop' | 'clear'>
  brandKit: Pick<BrandKitService, 'getKit'>
  runs: Pick<BackgroundRunsService, 'giveBack'>
}

export function createListsService({ db, files, brandKit, runs }: Deps) {
  const find = async (userId: string, id: string): Promise<repo.ShownList> => {
    const list = await repo.findList(db, userId, requireId(id))
    if (!list) throw new AppError('NOT_FOUND')
    return list
  }

  const get = async (userId: string, id: string): Promise<PriceListDetail> => {
    const list = await find(userId, id)
    const items = await listItems(db, list.id)
    const brand = await readBrand(brandKit, userId)
    const stale = chooseCards(list, { items, brand, paid: await paidPhotos(db, list.id) })
    const rows = items.map((item) => presentItem(item, isCurrent(list, item, brand), files.link))
    return { ...presentList(list), next: presentNext(stale), rows }
  }

  return {
    find,
    get,

    async create(userId: string, list: NewPriceList): Promise<PriceListDetail> {
      const before = pointReached<{ listId: string }>()
      if (before) return get(userId, before.listId)
      if ((await repo.countLists(db, userId)) >= PRICE_LIST_LIMITS.lists) {
        throw new AppError('CONFLICT', PRICE_LIST_TEXTS.lists)
      }
      const listId = await transaction(db, async (tx) => {
        const id = await repo.insertList(tx, { userId, ...list })
        await reachPoint(tx, { listId: id })
        return id
      })
      return get(userId, listId)
    },

    async list(userId: string, paging: { page: number; limit: number }) {
      const { rows, total } = await repo.listLists(db, userId, paging)
      return { lists: rows.map(presentList), total }
    },

    async update(userId: string, id: string, changes: PriceListChanges): Promise<PriceListDetail> {
      if (!(await repo.updateList(db, userId, requireId(id), changes))) throw new AppError('NOT_FOUND')
      return get(userId, id)
    },

    /**
     * Deletes the list with its photos and cards, and cancels work in progress.
     * @throws AppError NOT_FOUND
     */
    async delete(userId: string, id: string): Promise<void> {
      await find(userId, id)
      await transaction(db, async (tx) => {
        const list = await repo.lockList(tx, id)
        if (!list) return
        const items = await listItems(tx, id)
        const ids = items.map((item) => item.id)
        const own = items.flatMap(({ photoFileId, cardFileId }) =>
          [photoFileId, cardFileId].flatMap((file) => file ?? []),
        )
        await files.drop(tx, [...own, ...(await draftFilesOf(tx, ids))])
        await removeItems(tx, ids)
        await repo.removeList(tx, id)
        for (const runId of [list.runId, ...list.paidRuns]) if (runId) await runs.giveBack(tx, runId)
      })
      await files.clear()
    },
  }
}
export type ListsService = ReturnType<typeof createListsService>
