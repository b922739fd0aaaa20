import { expect, test } from 'vitest'
import { bucketsOf } from './buckets.ts'

const day = (date: string, total: number, successful = total) => ({ date, total, successful, revenue: total * 100 })

test('days without data have their bar', () => {
  const { bars, daysABar } = bucketsOf([day('2026-03-01', 2, 1), day('2026-03-03', 4)])
  expect(daysABar).toBe(1)
  expect(bars).toEqual([day('2026-03-01', 2, 1), day('2026-03-02', 0), day('2026-03-03', 4)])
  expect(bucketsOf([]).bars).toEqual([])
})

test('chosen days are drawn to both ends, and what lies beyond them is not', () => {
  const { bars } = bucketsOf([day('2026-02-28', 9), day('2026-03-02', 4)], { first: '2026-03-01', last: '2026-03-03' })
  expect(bars).toEqual([day('2026-03-01', 0), day('2026-03-02', 4), day('2026-03-03', 0)])
  expect(bucketsOf([], { first: '2026-03-01', last: '2026-03-02' }).bars).toHaveLength(2)
  expect(bucketsOf([], { first: '2026-03-02', last: '2026-03-01' }).bars).toEqual([])
})

test('a year is grouped into bars of four days that keep the total, and the last bar is a full one', () => {
  const year = Array.from({ length: 366 }, (_, n) =>
    day(new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10), 3, 2),
  )
  const { bars, daysABar } = bucketsOf(year)
  expect(daysABar).toBe(4)
  expect(bars).toHaveLength(92)
  expect(bars[0]).toEqual(day('2024-01-01', 6, 4))
  expect(bars[1]).toEqual(day('2024-01-03', 12, 8))
  expect(bars.at(-1)).toEqual(day('2024-12-28', 12, 8))
  expect(bars.reduce((sum, bar) => sum + bar.total, 0)).toBe(366 * 3)
})
