import { PAGE_SIZE, PRICE_LIST_TEXTS } from '@ufaro/contract/price-list/price-list.ts'
import type { BrandOrder } from '@ufaro/render/node/price-list/draw-list.ts'
import { z } from 'zod/mini'
import { type Db, transaction } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { PriceDraftRow, PriceListRow } from '../../db/schema/price-lists.ts'
import type { OutputRow } from '../../db/schema/runs.ts'
import type { Log } from '../../infra/log.ts'
import { StorageFailure } from '../../infra/storage/storage.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { BackgroundRunsService, Maker } from '../making/background-runs.service.ts'
import { type ListBrand, readBrand } from './brand.ts'
import { cardPrint } from './card-print.ts'
import { insertDraft, listDrafts, placeDrafts, removeDrafts } from './drafts.repo.ts'
import { listItems, notePaid, type ShownItem } from './items.repo.ts'
import type { ListOrders } from './list-orders.ts'
import { findListById, lockList, setRuns } from './lists.repo.ts'
import type { ListPrinter } from './printer.ts'

export const CARDS_MAKER = 'price-cards'

/** `photo` is the hash of the photo that was paid for. */
export const CardsWork = z.object({
  listId: z.string(),
  cards: z.array(z.object({ id: z.string(), photo: z.nullable(z.string()) })),
})
export type CardsWork = z.infer<typeof CardsWork>

const TOUCH_EVERY = 10

interface Deps {
  db: Db
  log: Log
  files: Pick<FilesService, 'keep' | 'drop'>
  brandKit: Pick<BrandKitService, 'getKit'>
  orders: ListOrders
  printer: Pick<ListPrinter, 'print'>
  runs: Pick<BackgroundRunsService, 'touch' | 'finish' | 'giveBack'>
}

const workOf = ({ request: { request } }: OutputRow): CardsWork => z.parse(CardsWork, request)

/** Makes cards one after the other, so that only one photo is in memory. */
export function createCardMaker({ db, log, files, brandKit, orders, printer, runs }: Deps): Maker {
  const drawOne = async (list: PriceListRow, item: ShownItem, brand: BrandOrder, signal: AbortSignal) => {
    try {
      return await printer.print(await orders.card(list, item, brand), signal)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof StorageFailure && !error.missing) throw error
      log.warn({ err: error, itemId: item.id }, 'a card could not be drawn')
      return null
    }
  }

  const makeOne = async (
    runId: string,
    {
      list,
      item,
      brand,
      shop,
      signal,
    }: { list: PriceListRow; item: ShownItem; brand: BrandOrder; shop: ListBrand; signal: AbortSignal },
  ): Promise<void> => {
    const drawn = await drawOne(list, item, brand, signal)
    const file = drawn && (await files.keep({ userId: list.userId, kind: 'brand' }, { ...drawn, previews: true }))
    const draft: PriceDraftRow = {
      runId,
      itemId: item.id,
      fileId: file?.id ?? null,
      print: cardPrint(list.style, item, shop),
      photoHash: item.photoHash,
      error: file ? null : PRICE_LIST_TEXTS.card,
    }
    if (!(await insertDraft(db, draft)) && file) await files.drop(db, [file.id])
  }

  const pageOf = async (list: PriceListRow, page: number, brand: BrandOrder, signal: AbortSignal) => {
    const items = await listItems(db, list.id)
    const order = await orders.page(list, { items, page }, { brand, format: 'jpeg' })
    return { ...(await printer.print(order, signal)), ...PAGE_SIZE }
  }

  return {
    async make({ output, run }, { signal, onProgress }) {
      const { listId, cards } = workOf(output)
      const list = await findListById(db, listId)
      if (!list) throw new Error('the price list was deleted')
      const shop = await readBrand(brandKit, list.userId)
      const brand = await orders.brand(list.userId, shop)
      const photos = new Map(cards.map(({ id, photo }) => [id, photo]))
      // If a photo was replaced after payment, the new one was not paid for, so its card is not made.
      const items = (await listItems(db, listId)).filter(({ id, photoHash }) => photos.get(id) === photoHash)
      const made = new Set((await listDrafts(db, run.id)).map(({ itemId }) => itemId))
      for (const [n, item] of items.entries()) {
        signal.throwIfAborted()
        await onProgress(n, cards.length)
        if (n % TOUCH_EVERY === 0) await runs.touch(db, list.paidRuns)
        if (!made.has(item.id)) await makeOne(run.id, { list, item, brand, shop, signal })
      }
      const drafts = await listDrafts(db, run.id)
      if (cards.length > 0 && !drafts.some(({ fileId }) => fileId)) throw new Error('not one card could be drawn')
      const picture = await pageOf(list, 1, brand, signal)
      const beside: [string, FileRow][] = []
      for (const [n, runId] of list.paidRuns.entries()) {
        const page = await pageOf(list, n + 2, brand, signal)
        beside.push([runId, await files.keep({ userId: list.userId, kind: 'output', runId }, page)])
      }
      await onProgress(cards.length, cards.length)
      return {
        kind: 'committed',
        picture,
        async commit(tx) {
          await files.drop(tx, await placeDrafts(tx, drafts))
          await notePaid(
            tx,
            listId,
            drafts.flatMap(({ fileId, photoHash }) => (fileId && photoHash ? [photoHash] : [])),
          )
          for (const [runId, file] of beside) if (!(await runs.finish(tx, runId, file))) await files.drop(tx, [file.id])
          await removeDrafts(tx, run.id)
          await setRuns(tx, listId, null, [])
        },
      }
    },

    async abandon({ output, run }) {
      await transaction(db, async (tx) => {
        await files.drop(tx, await removeDrafts(tx, run.id))
        const list = await lockList(tx, workOf(output).listId)
        if (list?.runId !== run.id) return
        for (const runId of list.paidRuns) await runs.giveBack(tx, runId)
        await setRuns(tx, list.id, null, [])
      })
    },
  }
}
