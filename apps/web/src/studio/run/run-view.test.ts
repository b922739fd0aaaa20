import { sentenceOf } from '@ufaro/contract/errors.ts'
import { RUN_CANCELED, type Run } from '@ufaro/contract/run.ts'
import { describe, expect, test } from 'vitest'
import { canRetry, isUnused, outcomeOf, unsentSlots } from './run-rules.ts'
import { FAILED, newRunView, type RunEvent, type RunView, reduceRun, viewOfRun } from './run-view.ts'
import { done, failed, LABELS, NOW, output, run } from './testing.ts'

const opened = (): RunView => reduceRun(newRunView(LABELS, NOW), { type: 'opened', runId: 'run-1' })
const after = (view: RunView, ...events: RunEvent[]) => events.reduce(reduceRun, view)
const told = (changes: Partial<Run>): RunEvent => ({ type: 'server', run: run(changes), now: NOW })
const statuses = (view: RunView) => view.cards.map(({ status }) => status)

test('all four cards are pending under their names from the first moment', () => {
  const view = newRunView(LABELS, NOW)
  expect(view.cards.map(({ label }) => label)).toEqual(LABELS)
  expect(statuses(view)).toEqual(['pending', 'pending', 'pending', 'pending'])
  expect(unsentSlots(view)).toEqual([1, 2, 3, 4])
})

test('an event about another run changes nothing', () => {
  const view = opened()
  expect(reduceRun(view, { type: 'server', run: run({ id: 'other', outputs: [done(1)] }), now: NOW })).toBe(view)
})

test('a slot that the server lists is shown as being made, the others as waiting', () => {
  const view = after(opened(), { type: 'sending', slot: 1, now: NOW }, told({ outputs: [output(1)] }))
  expect(view.cards[0]).toMatchObject({ status: 'pending', progress: 'making', attempts: 1 })
  expect(unsentSlots(view)).toEqual([2, 3, 4])
})

test('a result carries its link, its size and who made it', () => {
  const view = after(opened(), told({ outputs: [done(2)] }))
  expect(view.cards[1]).toMatchObject({ status: 'done', url: '/files/2', engine: 'builtin', width: 1024, height: 1280 })
})

test('a look that was seen at work and then failed is shown as failed', () => {
  const asked = after(opened(), { type: 'sending', slot: 1, now: NOW }, { type: 'accepted', slot: 1 })
  const failing = after(asked, told({ outputs: [output(1)] }), told({ outputs: [failed(1)] }))
  expect(failing.cards[0]?.status).toBe('error')
})

describe('a retry', () => {
  const broken = after(opened(), told({ status: 'partial', outputs: [done(1), done(2), done(3), failed(4)] }))

  test('is pending at once, and an answer older than it does not bring the failure back', () => {
    const retried = after(broken, { type: 'sending', slot: 4, now: NOW + 5000 })
    expect(retried.cards[3]).toMatchObject({ status: 'pending', progress: 'sending', since: NOW + 5000, error: null })
    const stale = after(retried, told({ status: 'partial', outputs: [done(1), done(2), done(3), failed(4)] }))
    expect(stale.cards[3]?.status).toBe('pending')
  })

  test('that fails again shows the new failure', () => {
    const again = after(
      broken,
      { type: 'sending', slot: 4, now: NOW },
      { type: 'accepted', slot: 4 },
      told({ status: 'partial', outputs: [done(1), done(2), done(3), failed(4, { attempts: 2, error: 'Blocked.' })] }),
    )
    expect(again.cards[3]).toMatchObject({ status: 'error', error: 'Blocked.' })
  })

  test('is offered three times, within fifteen minutes, and never once the credit came back', () => {
    const ended = { status: 'partial', finished_at: new Date(NOW).toISOString() } as const
    const partial = after(opened(), told({ ...ended, outputs: [done(1), failed(2), failed(3, { attempts: 3 })] }))
    const [, second, third] = partial.cards
    expect(canRetry(partial, second!, NOW + 899_000)).toBe(true)
    expect(canRetry(partial, second!, NOW + 901_000)).toBe(false)
    expect(canRetry(partial, third!, NOW)).toBe(false)
    const refunded = after(opened(), told({ status: 'failed', refunded: true, outputs: [failed(1)] }))
    expect(canRetry(refunded, refunded.cards[0]!, NOW)).toBe(false)
  })

  test('is offered at once while the other looks are still being made', () => {
    const view = after(opened(), told({ outputs: [failed(1), output(2)] }))
    expect(canRetry(view, view.cards[0]!, NOW)).toBe(true)
  })
})

describe('the end of a run', () => {
  test('marks the outputs that were still pending as failed', () => {
    const canceled = after(opened(), told({ status: 'canceled', refunded: false, outputs: [done(1)] }))
    expect(statuses(canceled)).toEqual(['done', 'error', 'error', 'error'])
    expect(canceled.cards[1]?.error).toBe(RUN_CANCELED)
    expect(outcomeOf(canceled)).toEqual({ done: 1, soft: 0, total: 4, refunded: false, canceled: true })
    const expired = after(opened(), told({ status: 'expired', refunded: true }))
    expect(expired.cards[0]?.error).toBe(FAILED)
  })

  test('has no outcome while anything is pending', () => {
    expect(outcomeOf(after(opened(), told({ outputs: [done(1), done(2), done(3), output(4)] })))).toBeNull()
  })
})

test('a run is unused if every look was refused before any work, and used once one was worked on', () => {
  const refusals = [1, 2, 3, 4].map((slot): RunEvent => ({ type: 'refused', slot, error: 'No.' }))
  expect(isUnused(after(opened(), ...refusals))).toBe(true)
  expect(isUnused(after(opened(), told({ outputs: [failed(1)] }), ...refusals.slice(1)))).toBe(false)
})

test('a resumed run shows finished slots and requests those that were never requested', () => {
  const view = viewOfRun(run({ outputs: [done(1), output(2)] }), LABELS, NOW + 60_000)
  expect(statuses(view)).toEqual(['done', 'pending', 'pending', 'pending'])
  expect(unsentSlots(view)).toEqual([3, 4])
  expect(view.startedAt).toBe(NOW)
})

test('a removed card comes back by undo, and a done one is not lost to a late refusal', () => {
  const view = after(opened(), told({ outputs: [done(1)] }), { type: 'removed', slot: 1, removed: true })
  expect(view.cards[0]?.removed).toBe(true)
  const back = after(view, { type: 'removed', slot: 1, removed: false }, { type: 'refused', slot: 1, error: 'Late.' })
  expect(back.cards[0]).toMatchObject({ removed: false, status: 'done' })
})

describe('a result that only a model can make', () => {
  const threeDone = [done(1), done(2), done(3)]

  test('is skipped with the server’s sentence, and counts neither as failed nor as missing', () => {
    const view = after(opened(), told({ outputs: threeDone }), { type: 'skipped', slot: 4 })
    expect(view.cards[3]).toMatchObject({ status: 'skipped', error: sentenceOf('NEEDS_AI') })
    expect(outcomeOf(view)).toMatchObject({ done: 3, total: 3 })
    expect(canRetry(view, view.cards[3]!, NOW)).toBe(false)
  })

  test('is marked as skipped when the run ends, unless its request is being sent', () => {
    const ended = { status: 'succeeded', outputs: threeDone } as const
    expect(statuses(after(opened(), told(ended)))).toEqual(['done', 'done', 'done', 'skipped'])
    expect(statuses(viewOfRun(run(ended), LABELS, NOW))).toEqual(['done', 'done', 'done', 'skipped'])
    const asking = after(opened(), { type: 'sending', slot: 4, now: NOW }, told(ended))
    expect(statuses(asking)).toEqual(['done', 'done', 'done', 'pending'])
  })

  test('leaves a run unused whose other results were all refused', () => {
    const refusals = [1, 2, 3].map((slot): RunEvent => ({ type: 'refused', slot, error: 'No.' }))
    expect(isUnused(after(opened(), ...refusals, { type: 'skipped', slot: 4 }))).toBe(true)
  })
})
