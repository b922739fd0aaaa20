import { expect, test } from 'vitest'
import { bitrateOf, even } from './film.ts'

test('a film of any length stays below its size limit and below 6 Mbit/s', () => {
  const limit = 16 * 1024 * 1024
  for (const seconds of [1, 6, 30, 100, 600]) {
    expect((bitrateOf(seconds * 1000, limit) / 8) * seconds).toBeLessThanOrEqual(limit * 0.9)
    expect(bitrateOf(seconds * 1000, limit)).toBeLessThanOrEqual(6_000_000)
  }
  expect(bitrateOf(6000, limit)).toBe(6_000_000)
})

test.each([
  [720, 720],
  [721, 720],
  [1, 2],
])('%d pixels become %d', (side, wanted) => {
  expect(even(side)).toBe(wanted)
})
