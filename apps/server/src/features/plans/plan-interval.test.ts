import { expect, test } from 'vitest'
import { intervalOf } from './plan-interval.ts'

test.each([
  [1 / 24, 'hourly'],
  [1, 'daily'],
  [7, 'weekly'],
  [28, 'monthly'],
  [30, 'monthly'],
  [89.5, 'monthly'],
  [90, 'quarterly'],
  [182, 'biannually'],
  [365, 'annually'],
  [36_500, 'annually'],
])('%s days are %s', (days, interval) => {
  expect(intervalOf(days)).toBe(interval)
})
