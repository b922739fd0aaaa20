import { describe, expect, test } from 'vitest'
import { tokenUntil } from '../../../test/people.ts'
import { expiryOf, renewalDelay, tokenState } from './token.ts'

const now = 1_800_000_000_000
const exp = (left: number) => now / 1000 + left

describe('expiryOf', () => {
  test.each(['', 'abc', 'a.b.c', 'a.e30.c', `x.${btoa('{"exp":"soon"}')}.y`])('has no time for %j', (token) => {
    expect(expiryOf(token)).toBeNull()
  })

  test('reads exp, also beside letters outside ASCII', () => {
    expect(expiryOf(tokenUntil(1234, 'Adébáyọ̀'))).toBe(1234)
  })
})

test.each([
  [121, 'good'],
  [120, 'due'],
  [1, 'due'],
  [0, 'grace'],
  [-300, 'grace'],
  [-301, 'dead'],
] as const)('a token with %d s left is %s', (left, state) => {
  expect(tokenState(exp(left), now)).toBe(state)
})

test('a renewal comes 120 s before the end', () => {
  expect(renewalDelay(exp(900), now)).toBe(780_000)
})

test('a token with a short life is renewed half way, never continuously', () => {
  expect(renewalDelay(exp(60), now)).toBe(30_000)
  expect(renewalDelay(exp(121), now)).toBe(60_500)
  expect(renewalDelay(exp(-5), now)).toBe(1000)
})
