import { expect, test } from 'vitest'
import { emptyCredits, sumCredits } from './credits.ts'
import { splitCredits } from './split-credits.ts'

test('splitting without a positive weight is an error', () => {
  expect(() => splitCredits(10, {})).toThrow(RangeError)
  expect(() => splitCredits(10, { gif: 0 })).toThrow(RangeError)
})

test('the plan’s own total gives the plan’s own credits', () => {
  const credits = { headshot: 10, product: 5, gif: 3 }
  expect(splitCredits(18, credits)).toEqual({ ...emptyCredits(), ...credits })
})

test('the remainder goes to the largest fractions', () => {
  // 10 split in the ratio 5:3:1 is 5.56, 3.33 and 1.11.
  expect(splitCredits(10, { headshot: 5, product: 3, dp: 1 })).toMatchObject({ headshot: 6, product: 3, dp: 1 })
  expect(splitCredits(10, { headshot: 1, product: 3, dp: 5 })).toMatchObject({ headshot: 1, product: 3, dp: 6 })
})

test('equal fractions are served in the order of the mode list', () => {
  expect(splitCredits(5, { flyer: 1, gif: 1, headshot: 1 })).toMatchObject({ headshot: 2, gif: 2, flyer: 1 })
  expect(splitCredits(1, { flyer: 7, product: 7 })).toMatchObject({ product: 1, flyer: 0 })
})

test('the parts sum to the total whatever the numbers, and a weight of 0 gets nothing', () => {
  const awkward = { headshot: 999_999, product: 1, dp: 333_333, certificates: 7, gif: 1_000_000, flyer: 0 }
  for (const total of [1, 2, 3, 17, 1000, 99_991, 10_000_000]) {
    const parts = splitCredits(total, awkward)
    expect(sumCredits(parts)).toBe(total)
    expect(parts.flyer).toBe(0)
  }
})
