import { expect, test } from 'vitest'
import {
  COMMISSION_PERCENT,
  commissionOf,
  MINIMUM_PAYOUT_KOBO,
  payableFrom,
  planTypeOf,
  shareOf,
} from './commission.ts'

test('hourly plans earn 10%, monthly plans 10%, yearly plans 5%; a payout begins at 5,000 Naira', () => {
  expect(COMMISSION_PERCENT).toEqual({ hourly: 10, monthly: 10, yearly: 5 })
  expect(MINIMUM_PAYOUT_KOBO).toBe(5000 * 100)
})

test.each([
  [1 / 24, 'hourly'],
  [1, 'hourly'],
  [1.01, 'monthly'],
  [30, 'monthly'],
  [364.9, 'monthly'],
  [365, 'yearly'],
  [3650, 'yearly'],
])('a plan of %s days counts as %s', (days, type) => {
  expect(planTypeOf(days)).toBe(type)
})

test('a commission is whole kobo, rounded down, for amounts of any size', () => {
  expect(commissionOf(500_000, 'monthly')).toBe(50_000)
  expect(commissionOf(500_009, 'monthly')).toBe(50_000)
  expect(commissionOf(199, 'yearly')).toBe(9)
  expect(commissionOf(9, 'hourly')).toBe(0)
  // Floating-point arithmetic would give one kobo too much.
  expect(commissionOf(9_007_199_254_740_989, 'monthly')).toBe(900_719_925_474_098)
})

test('a share is rounded up, and is never less than nothing or more than all', () => {
  expect(shareOf(50_000, { of: 1, from: 2 })).toBe(25_000)
  expect(shareOf(10, { of: 1, from: 3 })).toBe(4)
  expect(shareOf(10, { of: 0, from: 3 })).toBe(0)
  expect(shareOf(10, { of: 3, from: 3 })).toBe(10)
  expect(shareOf(10, { of: 9, from: 3 })).toBe(10)
  expect(shareOf(900_719_925_474_099, { of: 1_000_000_007, from: 2_000_000_014 })).toBe(450_359_962_737_050)
})

test.each([
  ['2026-01-15T12:00:00Z', '2026-01-31T23:00:00.000Z'],
  ['2026-01-31T22:59:59.999Z', '2026-01-31T23:00:00.000Z'],
  // In Lagos, this is the first day of the next month.
  ['2026-01-31T23:00:00Z', '2026-02-28T23:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2028-02-29T23:00:00.000Z'],
  ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31T23:30:00Z', '2027-01-31T23:00:00.000Z'],
])('what is paid for at %s may be paid out from %s on', (paidAt, from) => {
  expect(payableFrom(new Date(paidAt)).toISOString()).toBe(from)
})
