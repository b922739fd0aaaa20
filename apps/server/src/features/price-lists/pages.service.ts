import { PRICE_LIST_TEXTS, pagesOf } from '@ufaro/contract/price-list/price-list.ts'
import { feedPrice } from '@ufaro/contract/price-list/price-text.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { csvLine } from '../../http/csv.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { createLanes } from '../../infra/lanes.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { ArchivesService } from '../files/archives.service.ts'
import type { FilesService } from '../files/files.service.ts'
import { readBrand } from './brand.ts'
import { listItems, type ShownItem } from './items.repo.ts'
import type { ListOrders } from './list-orders.ts'
import type { ShownList } from './lists.repo.ts'
import type { ListsService } from './lists.service.ts'
import type { ListPrinter } from './printer.ts'

const DRAWN: Limit = { name: 'price pages', max: 120, windowS: 3600 }
const FEED = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'link',
  'image_link',
  'brand',
]

interface Deps {
  db: Db
  files: Pick<FilesService, 'link'>
  archives: Pick<ArchivesService, 'link'>
  brandKit: Pick<BrandKitService, 'getKit'>
  limiter: RateLimiter
  lists: Pick<ListsService, 'find'>
  orders: ListOrders
  printer: Pick<ListPrinter, 'print'>
}

export function createPagesService({ db, files, archives, brandKit, limiter, lists, orders, printer }: Deps) {
  // Draw one page per user at a time, to save memory: the photos of a waiting page are not loaded yet.
  const inLane = createLanes()

  const open = async (userId: string, id: string): Promise<{ list: ShownList; items: ShownItem[] }> => {
    const list = await lists.find(userId, id)
    const items = await listItems(db, list.id)
    if (items.length === 0) throw new AppError('NOT_FOUND', PRICE_LIST_TEXTS.empty)
    return { list, items }
  }

  const drawer = async (userId: string, id: string, format: 'jpeg' | 'png') => {
    const { list, items } = await open(userId, id)
    await limiter.take(DRAWN, userId)
    const brand = await orders.brand(userId, await readBrand(brandKit, userId))
    const draw = (page: number) =>
      inLane(userId, async () => printer.print(await orders.page(list, { items, page }, { brand, format })))
    return { list, pages: pagesOf(items.length, list.template), draw }
  }

  return {
    async archive(userId: string, id: string): Promise<{ url: string }> {
      const { list, items } = await open(userId, id)
      const cards = items.flatMap(({ card, row, name }) =>
        card ? [{ stem: `${row}-${name}`, extension: 'jpg', key: card.key }] : [],
      )
      if (cards.length === 0) throw new AppError('NOT_FOUND', 'This list has no cards yet.')
      return { url: await archives.link(userId, `${list.name}.zip`, cards) }
    },

    async page(userId: string, id: string, page: number) {
      const { list, pages, draw } = await drawer(userId, id, 'png')
      if (page > pages) throw new AppError('NOT_FOUND')
      return { name: `${list.name} ${page}.png`, bytes: (await draw(page)).bytes }
    },

    async document(userId: string, id: string) {
      const { list, pages, draw } = await drawer(userId, id, 'jpeg')
      const { pagesPdf } = await import('@ufaro/render/node/price-list/pages-pdf.ts')
      const first = await draw(1)
      const pictures = async function* () {
        yield first.bytes
        for (let page = 2; page <= pages; page++) yield (await draw(page)).bytes
      }
      return { name: `${list.name}.pdf`, stream: pagesPdf(list.name, pictures()) }
    },

    /** In shop catalogues, `price` is the regular price, and `sale_price` is the present price if it was reduced. */
    async catalogue(userId: string, id: string, origin: string) {
      const { list, items } = await open(userId, id)
      const kit = await brandKit.getKit(userId)
      const site = kit.contacts.find(({ type }) => type === 'website')?.value ?? origin
      const sorted = items.some(({ category }) => category)
      const lines = items.map((item) => {
        const picture = item.card ?? item.photo
        return csvLine([
          item.sku ?? item.id,
          item.name,
          item.note ?? item.name,
          item.available ? 'in stock' : 'out of stock',
          'new',
          feedPrice(item.was ?? item.price),
          item.was === null ? '' : feedPrice(item.price),
          site,
          picture ? origin + files.link(picture.key) : '',
          kit.name || list.name,
          ...(sorted ? [item.category ?? ''] : []),
        ])
      })
      return { name: `${list.name}.csv`, text: [csvLine(sorted ? [...FEED, 'product_type'] : FEED), ...lines].join('') }
    },
  }
}
export type PagesService = ReturnType<typeof createPagesService>
