import type { PriceListRow } from '../../db/schema/price-lists.ts'
import type { ListBrand } from './brand.ts'
import { cardPrint } from './card-print.ts'
import type { ShownItem } from './items.repo.ts'

export interface Stale {
  items: ShownItem[]
  newPhotos: number
}

export const isCurrent = ({ style }: Pick<PriceListRow, 'style'>, item: ShownItem, brand: ListBrand): boolean =>
  item.card !== null && item.cardPrint === cardPrint(style, item, brand)

/** @param only item ids whose cards are remade in any case. Without it, only missing and outdated cards are made. */
export function chooseCards(
  list: Pick<PriceListRow, 'style'>,
  {
    items,
    brand,
    paid,
    only,
  }: { items: readonly ShownItem[]; brand: ListBrand; paid: ReadonlySet<string>; only?: string[] | undefined },
): Stale {
  const wanted = only && new Set(only)
  const chosen = items.filter((item) => (wanted ? wanted.has(item.id) : !isCurrent(list, item, brand)))
  return { items: chosen, newPhotos: chosen.filter(({ photoHash }) => photoHash && !paid.has(photoHash)).length }
}
