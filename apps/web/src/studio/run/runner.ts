import type { ErrorCode } from '@ufaro/contract/errors.ts'
import type { Run } from '@ufaro/contract/run.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { persist, type Wait } from './persist.ts'
import type { SlotCall } from './run-inputs.ts'
import { holdsPictures, isEndedView, isPending, isUnused, unsentSlots } from './run-rules.ts'
import { FAILED, type RunEvent, type RunView } from './run-view.ts'

export const STAGGER_MS = 2000
/** Milliseconds between polls: `alone` without a live event stream, `listening` with one. */
const POLL_MS = { alone: 1500, listening: 8000 } as const

export interface RunnerDeps {
  open: (key: string) => Promise<string>
  send: (slotCall: SlotCall, key: string) => Promise<unknown>
  read: (runId: string) => Promise<Run>
  cancel: (runId: string) => Promise<Run>
  fillsRun?: boolean | undefined
  listening: () => boolean
  wait: Wait
  now: () => number
  view: () => RunView | null
  dispatch: (event: RunEvent) => void
}

/** Errors about the request or its picture. After one of them the other slots would fail too. */
const SPOILS_ALL: readonly ErrorCode[] = ['VALIDATION_FAILED', 'TOO_LARGE', 'NOT_AN_IMAGE', 'UNREADABLE_IMAGE']
/** Errors that mean that the server already has this request or its result. */
const HAS_IT: readonly ErrorCode[] = ['OUTPUT_EXISTS', 'IDEMPOTENCY_CONFLICT']

const isOneOf = (error: unknown, codes: readonly ErrorCode[]) =>
  error instanceof ApiError && error.code !== undefined && codes.includes(error.code)

/**
 * Drives one run to its end: opens it, requests each output, polls it, and resumes it after a reload. Every request is
 * idempotent.
 */
export function createRunner(deps: RunnerDeps) {
  const { dispatch } = deps
  let work = new AbortController()
  const following = new Set<AbortSignal>()

  const readNow = async (runId: string) => dispatch({ type: 'server', run: await deps.read(runId), now: deps.now() })

  /** Requests a slot. The idempotency key names run, slot and attempt, so a reloaded page repeats the same request. */
  async function submit(runId: string, slot: number, signal: AbortSignal): Promise<void> {
    const before = deps.view()
    const slots = deps.fillsRun && before ? [...new Set([slot, ...unsentSlots(before)])] : [slot]
    const accept = () => slots.forEach((each) => void dispatch({ type: 'accepted', slot: each }))
    for (const each of slots) dispatch({ type: 'sending', slot: each, now: deps.now() })
    const tries = deps.view()?.cards.find((card) => card.slot === slot)?.attempts ?? 0
    const key = `${runId}-${slot}-${tries + 1}`
    const ask = () => deps.send({ runId, slot, withPictures: !holdsPictures(deps.view()) }, key)
    try {
      await persist(signal, deps.wait, ask)
      accept()
    } catch (error) {
      if (signal.aborted) return
      if (isOneOf(error, HAS_IT)) return accept()
      if (isOneOf(error, ['NEEDS_AI'])) return dispatch({ type: 'skipped', slot })
      refuse(error, slots)
    }
  }

  function refuse(error: unknown, asked: readonly number[]) {
    const sentence = error instanceof ApiError && !error.unreachable ? error.message : FAILED
    const view = deps.view()
    const slots = isOneOf(error, SPOILS_ALL) && view ? [...asked, ...unsentSlots(view)] : asked
    for (const each of slots) dispatch({ type: 'refused', slot: each, error: sentence })
  }

  async function submitAll(runId: string, slots: readonly number[]): Promise<void> {
    const { signal } = work
    const one = async (slot: number, order: number) => {
      if (order > 0) await deps.wait(order * STAGGER_MS, signal)
      const view = deps.view()
      if (view && unsentSlots(view).includes(slot)) await submit(runId, slot, signal)
    }
    const asked = deps.fillsRun ? slots.slice(0, 1) : slots
    await Promise.all(asked.map((slot, order) => one(slot, order).catch(ignoreAbort(signal))))
    await handBackUnused(runId)
  }

  /** Cancels a run without accepted slots, so that its credit returns now and not when the server closes the run. */
  async function handBackUnused(runId: string): Promise<void> {
    const view = deps.view()
    if (!view || !isUnused(view)) return
    const run = await deps.cancel(runId).catch(() => null)
    if (run) dispatch({ type: 'server', run, now: deps.now() })
  }

  /** Polls the run until nothing is pending. A lost connection only delays the polling. */
  async function follow(runId: string): Promise<void> {
    const { signal } = work
    if (following.has(signal)) return
    following.add(signal)
    try {
      while (needsFollowing(deps.view(), runId)) {
        await deps.wait(deps.listening() ? POLL_MS.listening : POLL_MS.alone, signal)
        await persist(signal, deps.wait, () => readNow(runId))
      }
    } catch {
      // Ignore the error: the run was deleted, the user signed out, or all retries failed. The page keeps showing the
      // last known state, and a reload resumes the polling.
    } finally {
      following.delete(signal)
    }
  }

  return {
    /**
     * Calls with the same `key` open only one run.
     * @throws ApiError if no run was opened. If its `unreachable` is true, a run may have been opened
     */
    async start(key: string): Promise<void> {
      work.abort()
      work = new AbortController()
      const { signal } = work
      const runId = await persist(signal, deps.wait, () => deps.open(key))
      dispatch({ type: 'opened', runId })
      void follow(runId)
      await submitAll(runId, unsentSlots(deps.view() as RunView))
    },

    /**
     * Continues a known run.
     * @param canSend true if this page still has the run's files
     */
    async resume(canSend: boolean): Promise<void> {
      const view = deps.view()
      if (!view?.runId || isEndedView(view)) return
      void follow(view.runId)
      if (canSend) await submitAll(view.runId, unsentSlots(view))
    },

    async retry(slot: number): Promise<void> {
      const runId = deps.view()?.runId
      if (!runId) return
      await Promise.all([submit(runId, slot, work.signal), follow(runId)])
    },

    /**
     * Drops requests that were not sent yet and cancels the run on the server.
     * @throws ApiError
     */
    async cancel(): Promise<void> {
      const runId = deps.view()?.runId
      work.abort()
      work = new AbortController()
      if (!runId) return
      dispatch({ type: 'canceling', canceling: true })
      try {
        const run = await persist(work.signal, deps.wait, () => deps.cancel(runId))
        dispatch({ type: 'server', run, now: deps.now() })
      } finally {
        dispatch({ type: 'canceling', canceling: false })
        void follow(runId)
      }
    },

    release: () => work.abort(),
  }
}

const needsFollowing = (view: RunView | null, runId: string): boolean =>
  view !== null && view.runId === runId && isPending(view)

function ignoreAbort(signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) throw error
  }
}
