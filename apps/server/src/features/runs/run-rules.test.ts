import { expect, test } from 'vitest'
import { chooseSlot, freeSlots, type SlotState, takesWork } from './run-rules.service.ts'

const slot = (n: number, status: SlotState['status'], attempts = 1): SlotState => ({ slot: n, status, attempts })
const NOW = new Date('2026-03-01T12:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)

test('a slot that is done, being made or tried three times is refused', () => {
  const slots = [slot(1, 'done'), slot(2, 'pending'), slot(3, 'error', 3), slot(4, 'error', 2)]
  expect(() => chooseSlot(slots, 1)).toThrow('has been made already')
  expect(() => chooseSlot(slots, 2)).toThrow('being made already')
  expect(() => chooseSlot(slots, 3)).toThrow('takes no more work')
  expect(chooseSlot(slots, 4)).toBe(4)
})

test('slots never begun come first, then failed ones with an attempt left', () => {
  expect(freeSlots([], 3)).toEqual([1, 2, 3])
  expect(freeSlots([slot(1, 'error'), slot(3, 'done')], 4)).toEqual([2, 4, 1])
  expect(freeSlots([slot(1, 'done'), slot(2, 'error', 3), slot(3, 'error', 2)], 3)).toEqual([3])
  expect(freeSlots([slot(1, 'done'), slot(2, 'pending')], 2)).toEqual([])
})

test('only open, running and recently partial runs accept work, refunded ones never', () => {
  const run = { refunded: false, finishedAt: null }
  expect(takesWork({ ...run, status: 'open' }, NOW)).toBe(true)
  expect(takesWork({ ...run, status: 'running' }, NOW)).toBe(true)
  expect(takesWork({ ...run, status: 'running', refunded: true }, NOW)).toBe(false)
  for (const status of ['succeeded', 'failed', 'expired', 'refunded', 'canceled'] as const) {
    expect(takesWork({ ...run, status, finishedAt: ago(1) }, NOW)).toBe(false)
  }
  expect(takesWork({ ...run, status: 'partial', finishedAt: ago(899) }, NOW)).toBe(true)
  expect(takesWork({ ...run, status: 'partial', finishedAt: ago(900) }, NOW)).toBe(false)
})
