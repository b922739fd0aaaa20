import { readPrice } from '@ufaro/contract/price-list/read-price.ts'
import type { Table } from '#web/lib/read-table.ts'

export interface DraftRow {
  key: string
  sku: string
  name: string
  price: string
  was: string
  note: string
  category: string
  available: boolean
  file: string
  photoUrl: string | null
  photo: Blob | null
}

type Column = 'sku' | 'name' | 'price' | 'was' | 'note' | 'category' | 'available' | 'file'

const HEADINGS: Record<Column, RegExp> = {
  sku: /^(sku|code|item code|product code|id|ref|no\.?)$/i,
  name: /^(name|item|product|title|description of goods|goods|item name|product name)$/i,
  price: /^(price|amount|cost|selling price|unit price|rate|naira|₦)/i,
  was: /^(was|old price|before|former price|price before|original price)$/i,
  note: /^(note|notes|description|details|remark|size)s?$/i,
  category: /^(category|categories|section|group|department|type|kind|class)$/i,
  available: /^(available|availability|stock|in stock)$/i,
  file: /^(photo|image|picture|file|photo file|image name)$/i,
}
const NOT_THERE = /^(0|no|n|false|sold|sold out|out|out of stock|finished|unavailable)$/i

export const newRow = (fields: Partial<DraftRow> = {}): DraftRow => ({
  ...{ key: crypto.randomUUID(), sku: '', name: '', price: '', was: '', note: '', category: '' },
  ...{ available: true, file: '', photoUrl: null, photo: null },
  ...fields,
})

/**
 * Index of each column. If the first row has no headings, its last cell that is a price is the price column, and its
 * first cell with other text is the name column.
 */
function columnsOf(table: Table): { columns: Partial<Record<Column, number>>; headed: boolean } {
  const [head = []] = table
  const columns: Partial<Record<Column, number>> = {}
  for (const [at, cell] of head.entries()) {
    for (const column of Object.keys(HEADINGS) as Column[]) {
      if (columns[column] === undefined && HEADINGS[column].test(cell.trim())) {
        columns[column] = at
        break
      }
    }
  }
  if (columns.name !== undefined && columns.price !== undefined) return { columns, headed: true }
  const price = head.findLastIndex((cell) => readPrice(cell) !== null)
  const name = head.findIndex((cell, at) => at !== price && readPrice(cell) === null && cell.trim() !== '')
  return { columns: { name: Math.max(0, name), price: price < 0 ? 1 : price }, headed: false }
}

export function rowsOf(table: Table): DraftRow[] {
  const { columns, headed } = columnsOf(table)
  return table.slice(headed ? 1 : 0).map((cells) => {
    const at = (column: Column) => (columns[column] === undefined ? '' : (cells[columns[column]] ?? '').trim())
    return newRow({
      ...{ sku: at('sku'), name: at('name').normalize('NFC'), price: at('price'), was: at('was') },
      ...{ note: at('note'), category: at('category'), file: at('file') },
      available: !NOT_THERE.test(at('available')),
    })
  })
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\.[a-z]{3,4}$/i, '')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** `byPart` ignores file names and row names with fewer characters, which other names may contain by chance. */
const LEAST_PART = 4
const NAMED_BY_APP = /^(img|image|photo|pic|dsc|pxl|screenshot|whatsapp|snapchat|received|product|item)/

/**
 * The only row whose name contains the photo's file name or is contained in it, ignoring numbering such as "rice-2" or
 * "(1)". Undefined if no row or several rows match.
 */
function byPart(rows: readonly DraftRow[], photo: string): DraftRow | undefined {
  const bare = NAMED_BY_APP.test(photo) ? '' : photo.replace(/\d+$/, '')
  const [found, second] = rows.filter((row) => {
    const name = folded(row.name)
    const [short, long] = bare.length < name.length ? [bare, name] : [name, bare]
    return short.length >= LEAST_PART && long.includes(short)
  })
  return second ? undefined : found
}

export function matchPhotos<Photo extends { name: string }>(rows: readonly DraftRow[], photos: readonly Photo[]) {
  const matched = new Map<string, Photo>()
  const free = () => rows.filter(({ key }) => !matched.has(key))
  const whole = (photo: Photo, name = folded(photo.name)) =>
    (['file', 'sku', 'name'] as const).flatMap((field) =>
      free().filter((row) => name && folded(row[field]) === name),
    )[0]
  const part = (photo: Photo) =>
    byPart(
      free().filter(({ photoUrl }) => !photoUrl),
      folded(photo.name),
    )
  let left = [...photos]
  // Match whole names first. Otherwise the photo "rice" could take the row "rice 50 kg" from the photo of that name.
  for (const find of [whole, part]) {
    left = left.filter((photo) => {
      const row = find(photo)
      if (row) matched.set(row.key, photo)
      return !row
    })
  }
  return { matched, left }
}
