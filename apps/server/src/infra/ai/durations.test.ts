import { describe, expect, it } from 'vitest'
import { parseDuration, retryAfterOf, untilPacificMidnight } from './durations.ts'

describe('a duration', () => {
  it('is undefined for text that is no duration', () => {
    for (const text of ['', 'soon', '12', 's', '-3s', '1d', 3, undefined]) expect(parseDuration(text)).toBeUndefined()
  })

  it('is read with its fractions and its parts', () => {
    expect(parseDuration('34.4s')).toBe(34_400)
    expect(parseDuration('9h54m12s')).toBe(35_652_000)
    expect(parseDuration('200ms')).toBe(200)
  })
})

describe('retry-after', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')

  it('is undefined if the header is missing or invalid', () => {
    expect(retryAfterOf(undefined, now)).toBeUndefined()
    expect(retryAfterOf({ 'retry-after': 'soon' }, now)).toBeUndefined()
  })

  it('is read as milliseconds first, then as seconds or a date', () => {
    expect(retryAfterOf({ 'retry-after-ms': '250', 'retry-after': '1' }, now)).toBe(250)
    expect(retryAfterOf({ 'retry-after': '2' }, now)).toBe(2000)
    expect(retryAfterOf({ 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT' }, now)).toBe(9000)
    expect(retryAfterOf({ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, now)).toBe(0)
  })
})

describe('midnight in California', () => {
  it('is at 08:00 UTC in winter and at 07:00 UTC in summer', () => {
    const hours = (iso: string) => untilPacificMidnight(Date.parse(iso)) / 3_600_000
    expect(hours('2026-01-15T08:00:00Z')).toBe(24)
    expect(hours('2026-01-15T07:30:00Z')).toBe(0.5)
    expect(hours('2026-07-15T06:00:00Z')).toBe(1)
  })
})
