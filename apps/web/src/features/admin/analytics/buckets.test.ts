import { expect, test } from 'vitest'
import { bucketsOf } from './buckets.ts'

const day = (date: string, total: number, successful = total) => ({ date, total, successful })

test('days without anything have their place', () => {
  expect(bucketsOf([day('2026-03-01', 2, 1), day('2026-03-03', 4)])).toEqual([
    day('2026-03-01', 2, 1),
    day('2026-03-02', 0),
    day('2026-03-03', 4),
  ])
  expect(bucketsOf([])).toEqual([])
})

test('a year becomes bars of equal length that lose nothing', () => {
  const year = Array.from({ length: 366 }, (_, n) =>
    day(new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10), 3, 2),
  )
  const bars = bucketsOf(year)
  expect(bars).toHaveLength(92)
  expect(bars[0]).toEqual(day('2024-01-01', 12, 8))
  expect(bars[1]?.date).toBe('2024-01-05')
  expect(bars.reduce((sum, bar) => sum + bar.total, 0)).toBe(366 * 3)
})
