import { expect, test } from 'vitest'
import { PageQuery } from './paging.ts'

test('a page that is no positive whole number is refused', () => {
  for (const page of ['0', '-1', '1.5', 'two', '']) expect(PageQuery.safeParse({ page }).success).toBe(false)
  expect(PageQuery.safeParse({ limit: '0' }).success).toBe(false)
})

test('the first page of 50 by default, and never more than 200', () => {
  expect(PageQuery.parse({})).toEqual({ page: 1, limit: 50 })
  expect(PageQuery.parse({ page: '3', limit: '201' })).toEqual({ page: 3, limit: 200 })
  for (const limit of ['1000000000', '9'.repeat(60)]) expect(PageQuery.parse({ limit }).limit).toBe(200)
})
