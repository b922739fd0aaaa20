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

/** Orders for drawing threads; photos are read on demand, never all at once. */
export function createListOrders({ files, brandKit }: Deps) {
  const itemOf = async (item: ShownItem): Promise<ItemOrder> => ({
    name: item.name,
    price: priceText(item.price),
    was: item.was === null ? '' : priceText(item.was),
    note: item.note ?? '',
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
      const size = ITEMS_A_PAGE[template]
      const on: ItemOrder[] = []
      for (const item of items.slice((page - 1) * size, page * size)) on.push(await itemOf(item))
      const content = { title: name, page, pages: pagesOf(items.length, template), items: on }
      return { kind: 'page', style, template, content, brand, format }
    },
  }
}
export type ListOrders = ReturnType<typeof createListOrders>
