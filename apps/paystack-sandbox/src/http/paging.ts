import type { Fields } from '#sandbox/http/fields.ts'

const MOST_PER_PAGE = 100

interface Page<Row> {
  rows: Row[]
  meta: Record<string, unknown>
}

export function paginate<Row>(all: Row[], query: Fields): Page<Row> {
  const perPage = Math.min(MOST_PER_PAGE, numberOf(query.perPage, 50))
  if (query.use_cursor === 'true') return byCursor(all, perPage, query)
  const page = numberOf(query.page, 1)
  const skipped = (page - 1) * perPage
  return {
    rows: all.slice(skipped, skipped + perPage),
    meta: { total: all.length, skipped, perPage, page, pageCount: Math.ceil(all.length / perPage) },
  }
}

function byCursor<Row>(all: Row[], perPage: number, query: Fields): Page<Row> {
  const start = Math.max(0, decode(query.next) ?? (decode(query.previous) ?? 0) - perPage)
  const end = start + perPage
  return {
    rows: all.slice(start, end),
    meta: {
      next: end < all.length ? encode(end) : null,
      previous: start > 0 ? encode(start) : null,
      perPage,
    },
  }
}

const encode = (offset: number) => Buffer.from(`offset:${offset}`).toString('base64url')

function decode(cursor: unknown): number | undefined {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : ''
  const digits = /^offset:(\d{1,9})$/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

function numberOf(value: unknown, fallback: number): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : fallback
}
