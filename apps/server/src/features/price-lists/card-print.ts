import { createHash } from 'node:crypto'
import type { CardStyle } from '@ufaro/contract/price-list/price-list.ts'
import type { PriceItemRow } from '../../db/schema/price-lists.ts'
import type { ListBrand } from './brand.ts'

/** Version of the drawing code. Increase it when that code changes: all existing cards then count as outdated. */
const DRAWN_BY = 2

export type PrintedItem = Pick<PriceItemRow, 'name' | 'price' | 'was' | 'note' | 'category' | 'available' | 'photoHash'>

export function cardPrint(style: CardStyle, item: PrintedItem, brand: ListBrand): string {
  const { name, price, was, note, category, available, photoHash } = item
  const drawn = [DRAWN_BY, style, name, price, was, note, category, available, photoHash, brand]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('base64url')
}
