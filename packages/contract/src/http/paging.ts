import { z } from 'zod/mini'

export const PAGE_LIMIT = 50
export const MAX_PAGE_LIMIT = 200

/** A positive whole number out of a query string; anything else is refused. */
const positive = (fallback: number) =>
  z._default(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Must be a positive whole number')), z.transform(Number)),
    fallback as never,
  )

export const limit = z.pipe(
  positive(PAGE_LIMIT),
  z.transform((value: number) => Math.min(value, MAX_PAGE_LIMIT)),
)

/** `page` from 1 and `limit`, 50 unless said, cut to 200. */
export const PageQuery = z.object({ page: positive(1), limit })
export type PageQuery = z.infer<typeof PageQuery>

export const CursorQuery = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))), limit })
