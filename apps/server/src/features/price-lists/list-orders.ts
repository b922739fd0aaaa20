import { ITEMS_A_PAGE, pagesOf } from '@ufaro/contract/price-list/price-list.ts'
import { priceText } from '@ufaro/contract/price-list/price-text.ts'
import type { BrandOrder, CardOrder, ItemOrder, PageOrder } from '@ufaro/render/node/price-list/draw-list.ts'
import type { PriceListRow } from '../../db/schema/price-lists.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { ListBrand } from './brand.ts'
import type { ShownItem } from './items.repo.ts'

interface Deps {
  files: Pick<FilesService, 'read'>
  brandKit: Pick<BrandKitService, 'readLogo'>
}

/** Builds the input of the drawing process. Reads only the photos of one card or page, to limit memory. */
export function createListOrders({ files, brandKit }: Deps) {
  const itemOf = async (item: ShownItem): Promise<ItemOrder> => ({
    name: item.name,
    price: priceText(item.price),
    was: item.was === null ? '' : priceText(item.was),
    note: item.note ?? '',
    category: item.category ?? '',
    available: item.available,
    photo: item.photo && (await files.read(item.photo.key)),
  })

  return {
    async brand(userId: string, { logo, ...brand }: ListBrand): Promise<BrandOrder> {
      return { ...brand, logo: logo ? await brandKit.readLogo(userId) : null }
    },

    async card({ style }: PriceListRow, item: ShownItem, brand: BrandOrder): Promise<CardOrder> {
      return { kind: 'card', style, item: await itemOf(item), brand }
    },

    async page(
      { name, style, template }: PriceListRow,
      { items, page }: { items: readonly ShownItem[]; page: number },
      { brand, format }: Pick<PageOrder, 'brand' | 'format'>,
    ): Promise<PageOrder> {
      const pages = pagesOf(items.length, template)
      // The template `rows` spreads its rows evenly over the pages. All other templates fill each page before the next.
      const size = template === 'rows' ? items.length / pages : ITEMS_A_PAGE[template]
      const on: ItemOrder[] = []
      for (const item of inSections(items).slice(Math.round((page - 1) * size), Math.round(page * size)))
        on.push(await itemOf(item))
      const content = { title: name, page, pages, items: on }
      return { kind: 'page', style, template, content, brand, format }
    },
  }
}

function inSections(items: readonly ShownItem[]): ShownItem[] {
  const sections = Map.groupBy(items, ({ category }) => category?.toLowerCase() ?? '')
  const loose = sections.get('') ?? []
  sections.delete('')
  return [loose, ...sections.values()].flat()
}

export type ListOrders = ReturnType<typeof createListOrders>
