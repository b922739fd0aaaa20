import { creditsFor, PRICE_LIST_TEXTS } from '@ufaro/contract/price-list/price-list.ts'
import { type Db, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { pointReached, reachPoint } from '../../http/recovery-point.ts'
import type { Spender } from '../../http/route.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { BackgroundRunsService } from '../making/background-runs.service.ts'
import { readBrand } from './brand.ts'
import { CARDS_MAKER, type CardsWork } from './card-maker.ts'
import { removeDrafts } from './drafts.repo.ts'
import { listItems, paidPhotos } from './items.repo.ts'
import { findList, lockList, type ShownList, setRuns } from './lists.repo.ts'
import type { ListsService } from './lists.service.ts'
import { chooseCards, type Stale } from './stale-cards.ts'

const FREE: Limit = { name: 'free price cards', max: 120, windowS: 3600 }
const MODE = 'product'

interface Deps {
  db: Db
  files: Pick<FilesService, 'drop'>
  brandKit: Pick<BrandKitService, 'getKit'>
  runs: BackgroundRunsService
  limiter: RateLimiter
  lists: ListsService
}

interface Begun {
  runId: string
  total: number
}

export function createCardsService({ db, files, brandKit, runs, limiter, lists }: Deps) {
  const choose = async (on: Db, list: ShownList, only: string[] | undefined): Promise<Stale> => {
    const [items, brand, paid] = [
      await listItems(on, list.id),
      await readBrand(brandKit, list.userId),
      await paidPhotos(on, list.id),
    ]
    if (items.length === 0) throw new AppError('VALIDATION_FAILED', PRICE_LIST_TEXTS.empty)
    const chosen = chooseCards(list, { items, brand, paid, only })
    if (only && chosen.items.length < new Set(only).size) throw new AppError('NOT_FOUND')
    return chosen
  }

  const order = (listId: string, { items, newPhotos }: Stale) => {
    const work: CardsWork = { listId, cards: items.map(({ id, photoHash }) => ({ id, photo: photoHash })) }
    return {
      mode: MODE,
      credits: creditsFor(newPhotos),
      maker: CARDS_MAKER,
      label: 'Price list',
      work: { ...work },
    } as const
  }

  return {
    async make(user: Spender, id: string, only: string[] | undefined): Promise<Begun> {
      const before = pointReached<Begun>()
      if (before) return before
      const list = await lists.find(user.id, id)
      if (list.runId) throw new AppError('CONFLICT', PRICE_LIST_TEXTS.busy)
      const seen = order(list.id, await choose(db, list, only))
      await runs.admit(user, seen)
      if (seen.credits === 0) await limiter.take(FREE, user.id)
      return transaction(db, async (tx) => {
        const locked = await lockList(tx, list.id)
        const now = locked && (await findList(tx, user.id, list.id))
        if (!locked || !now) throw new AppError('NOT_FOUND')
        if (now.runId) throw new AppError('CONFLICT', PRICE_LIST_TEXTS.busy)
        if (locked.runId) await files.drop(tx, await removeDrafts(tx, locked.runId))
        for (const runId of locked.paidRuns) await runs.giveBack(tx, runId)
        const chosen = await choose(tx, now, only)
        const [runId = '', ...paid] = await runs.begin(tx, user, order(list.id, chosen))
        await setRuns(tx, list.id, runId, paid)
        const begun = { runId, total: chosen.items.length }
        await reachPoint(tx, begun)
        return begun
      })
    },
  }
}
export type CardsService = ReturnType<typeof createCardsService>
