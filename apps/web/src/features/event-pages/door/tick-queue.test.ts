import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/http/api-error.ts'
import { isGone, settled, withGuest, withTicks } from './tick-queue.ts'

const guests = [
  { id: 'a', number: 1, name: 'Ẹniọlá', came: false },
  { id: 'b', number: 2, name: 'Musa', came: true },
]

test('local ticks override the server’s list', () => {
  expect(withTicks(guests, { a: true, b: false, gone: true }).map(({ came }) => came)).toEqual([true, false])
})

test('a tick that was taken back while it was on its way waits on', () => {
  const taken = { a: false, b: true }
  expect(settled(taken, 'a', true)).toBe(taken)
  expect(settled(taken, 'b', true)).toEqual({ a: false })
})

test('a tick that arrived stands on the list; a guest who left does not', () => {
  expect(withGuest(guests, 'a', true).map(({ came }) => came)).toEqual([true, true])
  expect(withGuest(guests, 'a', null).map(({ id }) => id)).toEqual(['b'])
})

test('only the tick of a removed guest is dropped', () => {
  expect(isGone(new ApiError('offline', 0))).toBe(false)
  expect(isGone(new ApiError('busy', 503))).toBe(false)
  expect(isGone(new ApiError('gone', 404))).toBe(true)
})
