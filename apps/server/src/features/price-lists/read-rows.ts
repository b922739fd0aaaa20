import { PRICE_LIST_TEXTS, PriceItemInput } from '@ufaro/contract/price-list/price-list.ts'
import { z } from 'zod/mini'
import { AppError } from '../../http/app-error.ts'
import type { RowPhotos } from './photos.ts'

export interface ReadRow extends PriceItemInput {
  row: number
}

export interface RowFault {
  row: number
  error: string
}

export function readRows(items: readonly unknown[], photos: RowPhotos): { rows: ReadRow[]; errors: RowFault[] } {
  const rows: ReadRow[] = []
  const errors: RowFault[] = []
  const skus = new Set<string>()
  for (const [n, item] of items.entries()) {
    const row = n + 1
    const fault = (error: string) => errors.push({ row, error })
    const read = z.safeParse(PriceItemInput, item)
    const photo = photos.get(row)
    if (!read.success) fault(read.error.issues[0]?.message ?? PRICE_LIST_TEXTS.itemName)
    else if (read.data.sku && skus.has(read.data.sku)) fault(PRICE_LIST_TEXTS.twice)
    else if (photo instanceof AppError) fault(photo.message || PRICE_LIST_TEXTS.photo)
    else rows.push({ ...read.data, row })
    if (read.data?.sku) skus.add(read.data.sku)
  }
  return { rows, errors }
}
