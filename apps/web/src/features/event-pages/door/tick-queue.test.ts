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

test('a tick that was undone while it was being sent stays in the queue', () => {
  const taken = { a: false, b: true }
  expect(settled(taken, 'a', true)).toBe(taken)
  expect(settled(taken, 'b', true)).toEqual({ a: false })
})

test('a stored tick is shown in the list, and a guest who left is removed', () => {
  expect(withGuest(guests, 'a', true).map(({ came }) => came)).toEqual([true, true])
  expect(withGuest(guests, 'a', null).map(({ id }) => id)).toEqual(['b'])
})

test('only the tick of a removed guest is dropped', () => {
  expect(isGone(new ApiError('offline', 0))).toBe(false)
  expect(isGone(new ApiError('busy', 503))).toBe(false)
  expect(isGone(new ApiError('gone', 404))).toBe(true)
})
