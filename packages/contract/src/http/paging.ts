import { z } from 'zod/mini'

export const PAGE_LIMIT = 50
export const MAX_PAGE_LIMIT = 200

const positive = (fallback: number) =>
  z._default(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Must be a positive whole number')), z.transform(Number)),
    fallback as never,
  )

export const limit = z
  ._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,99}$/, 'Must be a positive whole number')),
      z.transform((digits) => Math.min(Number(digits), MAX_PAGE_LIMIT)),
    ),
    PAGE_LIMIT as never,
  )
  .check(z.describe('Entries a page. A number above 200 counts as 200.'))

export const PageQuery = z.object({ page: positive(1).check(z.describe('Number of the page, from 1.')), limit })
export type PageQuery = z.infer<typeof PageQuery>

export const UserId = z.string().check(z.minLength(1), z.maxLength(100))

export const CursorQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200), z.describe('`next_cursor` of the page before.'))),
  limit,
})
