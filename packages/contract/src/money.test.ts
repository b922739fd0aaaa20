import { expect, test } from 'vitest'
import { formatNaira, formatUsd, nairaOf } from './money.ts'

test('kobo become Naira for display', () => {
  expect(nairaOf(500_000)).toBe(5000)
  expect(formatNaira(5000)).toBe('₦5,000')
  expect(formatNaira(1_234_567.5)).toBe('₦1,234,567.50')
  expect(formatNaira(5000, 'always')).toBe('₦5,000.00')
  expect(formatNaira(-0.05)).toBe('-₦0.05')
  expect(formatNaira(-1500)).toBe('-₦1,500')
})

test('a dollar figure is Naira by 1600 with two decimals, or by the configured rate', () => {
  expect(formatUsd(5000)).toBe('$3.13')
  expect(formatUsd(5000, 1000)).toBe('$5.00')
})
