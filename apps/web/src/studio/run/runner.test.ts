import { ERRORS, type ErrorCode } from '@ufaro/contract/errors.ts'
import type { Run } from '@ufaro/contract/run.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NO_ANSWER } from '#web/lib/http/api-error.ts'
import { newRunView, type RunView, reduceRun, viewOfRun } from './run-view.ts'
import { createRunner, type RunnerDeps, STAGGER_MS } from './runner.ts'
import { done, failed, LABELS, output, run } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (code: ErrorCode) => new ApiError(ERRORS[code][1], ERRORS[code][0], { code })
const silence = () => new ApiError('nobody there', NO_ANSWER)

const wait: RunnerDeps['wait'] = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })

function bench(changes: Partial<RunnerDeps> = {}, start: RunView = newRunView(LABELS, 0)) {
  let view = start
  const taken = new Map(start.cards.filter(({ attempts }) => attempts > 0).map((card) => [card.slot, card.attempts]))
  const sent: { slot: number; key: string; withPictures: boolean; at: number }[] = []
  const begun = Date.now()
  const deps = {
    open: vi.fn(async () => 'run-1'),
    send: vi.fn(async ({ slot, withPictures }, key) => {
      sent.push({ slot, key, withPictures, at: Date.now() - begun })
      taken.set(slot, (taken.get(slot) ?? 0) + 1)
    }),
    read: vi.fn(async (): Promise<Run> => {
      const outputs = [...taken].map(([slot, attempts]) => done(slot, { attempts }))
      return run({ status: outputs.length === 4 ? 'succeeded' : 'running', outputs })
    }),
    cancel: vi.fn(async () => run({ status: 'canceled', refunded: true })),
    listening: () => false,
    wait,
    now: Date.now,
    view: () => view,
    dispatch: (event) => {
      view = reduceRun(view, event)
    },
    ...changes,
  } satisfies RunnerDeps
  return { deps, sent, runner: createRunner(deps), view: () => view }
}

const settled = () => vi.runAllTimersAsync()
const statuses = (view: RunView) => view.cards.map(({ status }) => status)

test('opens one run and asks for the four looks two seconds apart, the photo once', async () => {
  const { runner, sent, deps, view } = bench()
  void runner.start('key')
  await settled()
  expect(deps.open).toHaveBeenCalledTimes(1)
  expect(STAGGER_MS).toBe(2000)
  expect(sent.map(({ at }) => at)).toEqual([0, STAGGER_MS, 2 * STAGGER_MS, 3 * STAGGER_MS])
  expect(sent.map(({ key }) => key)).toEqual(['run-1-1-1', 'run-1-2-1', 'run-1-3-1', 'run-1-4-1'])
  expect(sent.map(({ withPictures }) => withPictures)).toEqual([true, false, false, false])
  expect(statuses(view())).toEqual(['done', 'done', 'done', 'done'])
})

test('a refused opening is reported, and no output is requested', async () => {
  const { runner, deps } = bench({ open: async () => Promise.reject(refusal('NO_CREDITS')) })
  await expect(runner.start('key')).rejects.toMatchObject({ code: 'NO_CREDITS' })
  expect(deps.send).not.toHaveBeenCalled()
})

test('an opening without an answer is repeated with the same key', async () => {
  const open = vi.fn().mockRejectedValueOnce(silence()).mockResolvedValue('run-1')
  const { runner, view } = bench({ open })
  void runner.start('key')
  await settled()
  expect(open.mock.calls).toEqual([['key'], ['key']])
  expect(statuses(view())).toEqual(['done', 'done', 'done', 'done'])
})

test('a lost connection in mid-run loses nothing: requests and readings are repeated', async () => {
  const { deps, view } = bench()
  const { send, read } = deps
  let cut = 3
  const lossy = createRunner({
    ...deps,
    send: async (slotCall, key) => (cut-- > 0 ? Promise.reject(silence()) : send(slotCall, key)),
    read: async (id) => (cut-- > 0 ? Promise.reject(silence()) : read(id)),
  })
  void lossy.start('key')
  await settled()
  expect(statuses(view())).toEqual(['done', 'done', 'done', 'done'])
})

test('a refused picture stops the other looks and hands the unused run back', async () => {
  const send = vi.fn(async () => Promise.reject(refusal('UNREADABLE_IMAGE')))
  const { runner, deps, view } = bench({ send })
  void runner.start('key')
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
  expect(deps.cancel).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ status: 'canceled', refunded: true })
  expect(view().cards[0]?.error).toBe(ERRORS.UNREADABLE_IMAGE[1])
})

test('one look that is refused before any work fails alone, and the run is kept for its retry', async () => {
  const { deps, view } = bench()
  const { send } = deps
  let refuse = true
  const runner = createRunner({
    ...deps,
    send: async (slotCall, key) =>
      slotCall.slot === 2 && refuse ? Promise.reject(refusal('RATE_LIMITED')) : send(slotCall, key),
  })
  void runner.start('key')
  await settled()
  expect(statuses(view())).toEqual(['done', 'error', 'done', 'done'])
  expect(deps.cancel).not.toHaveBeenCalled()
  refuse = false
  void runner.retry(2)
  await settled()
  expect(statuses(view())).toEqual(['done', 'done', 'done', 'done'])
})

test('a failed look is retried in the same run under a key of its own', async () => {
  const failing = run({ status: 'partial', finished_at: new Date().toISOString() })
  const start = viewOfRun({ ...failing, outputs: [done(1), done(2), done(3), failed(4)] }, LABELS, Date.now())
  const sent: string[] = []
  const read = vi
    .fn<RunnerDeps['read']>()
    .mockResolvedValueOnce(run({ outputs: [done(1), done(2), done(3), output(4, { attempts: 2 })] }))
    .mockResolvedValue(run({ status: 'succeeded', outputs: [1, 2, 3, 4].map((slot) => done(slot)) }))
  const { runner, view } = bench({ read, send: async (_, key) => void sent.push(key) }, start)
  void runner.retry(4)
  await settled()
  expect(sent).toEqual(['run-1-4-2'])
  expect(statuses(view())).toEqual(['done', 'done', 'done', 'done'])
})

test('a result that the server already has counts as accepted', async () => {
  const { deps, view } = bench()
  const { send } = deps
  const runner = createRunner({
    ...deps,
    send: async (slotCall, key) => {
      await send(slotCall, key)
      throw refusal(slotCall.slot === 1 ? 'OUTPUT_EXISTS' : 'IDEMPOTENCY_CONFLICT')
    },
  })
  void runner.start('key')
  await settled()
  expect(statuses(view())).toEqual(['done', 'done', 'done', 'done'])
})

test('after a reload only looks that were never requested are requested, and none if the files are missing', async () => {
  const left = viewOfRun(run({ outputs: [done(1), output(2)] }), LABELS, Date.now())
  const first = bench({}, left)
  void first.runner.resume(true)
  await settled()
  expect(first.sent.map(({ slot }) => slot)).toEqual([3, 4])

  const read = vi.fn(async () => run({ status: 'partial', outputs: [1, 2, 3, 4].map((slot) => done(slot)) }))
  const second = bench({ read }, left)
  void second.runner.resume(false)
  await settled()
  expect(second.sent).toEqual([])
  expect(statuses(second.view())).toEqual(['done', 'done', 'done', 'done'])
})

test('canceling asks for no further look and shows what became of the run', async () => {
  const { runner, sent, view } = bench({ read: async () => run({ outputs: [output(1)] }) })
  void runner.start('key')
  await vi.advanceTimersByTimeAsync(100)
  void runner.cancel()
  await settled()
  expect(sent.map(({ slot }) => slot)).toEqual([1])
  expect(view()).toMatchObject({ status: 'canceled', refunded: true, canceling: false })
  expect(statuses(view())).toEqual(['error', 'error', 'error', 'error'])
})

test('a tool whose one request makes everything is asked once, and is refused as a whole', async () => {
  const all = (status: 'succeeded' | 'running') => run({ status, outputs: LABELS.map((_, index) => done(index + 1)) })
  const { runner, sent, view } = bench({ fillsRun: true, read: async () => all('succeeded') })
  void runner.start('key')
  await settled()
  expect(sent.map(({ slot, withPictures }) => [slot, withPictures])).toEqual([[1, true]])
  expect(statuses(view())).toEqual(['done', 'done', 'done', 'done'])

  const refused = bench({ fillsRun: true, send: async () => Promise.reject(refusal('PROVIDER_FAILED')) })
  void refused.runner.start('key')
  await settled()
  expect(statuses(refused.view())).toEqual(['error', 'error', 'error', 'error'])
  expect(refused.deps.cancel).toHaveBeenCalledTimes(1)
})
