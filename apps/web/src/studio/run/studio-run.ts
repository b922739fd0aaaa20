import { listRuns } from '@ufaro/contract/http/generations.ts'
import type { Run } from '@ufaro/contract/run.ts'
import type { Tool } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { createStore } from 'zustand/vanilla'
import { dropDraft, readDraft, writeDraft } from '#web/lib/drafts.ts'
import { onRun } from '#web/lib/events/live-updates.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { creationsKey } from '#web/lib/query-keys.ts'
import { call, session } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast.tsx'
import { outcomeWords } from './outcome-words.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { runCalls } from './run-calls.ts'
import { labelsOf, type RunInputs, type RunKind } from './run-inputs.ts'
import { isEndedView, outcomeOf } from './run-rules.ts'
import { FAILED, newRunView, type RunEvent, type RunView, reduceRun, viewOfRun } from './run-view.ts'
import { createRunner } from './runner.ts'
import { wait } from './wait.ts'

export interface StudioRunState {
  view: RunView | null
  refusal: Refusal | null
  ready: boolean
}

/** The stored part of a run, which survives a reload. `removed` are slots that the user removed. */
interface RunDraft {
  key: string
  runId: string | null
  inputs: RunInputs
  removed: number[]
}

/** Milliseconds after an event during which the event stream counts as alive. */
const HEARD_MS = 20_000
/** Minimum milliseconds between attempts to reload a broken picture. */
const REREAD_MS = 30_000

export type StudioRun = ReturnType<typeof createStudioRun>

export function createStudioRun(kind: RunKind, userId: string) {
  const name = `run:${userId}:${kind.mode}`
  const labels = labelsOf(kind.mode)
  const store = createStore<StudioRunState>(() => ({ view: null, refusal: null, ready: false }))
  let draft: RunDraft | null = null
  let heardAt = 0
  let rereadAt = 0

  const view = () => store.getState().view
  const keep = (changes: Partial<RunDraft>) => {
    if (!draft) return
    draft = { ...draft, ...changes }
    void writeDraft(name, draft)
  }
  const forget = () => {
    draft = null
    void dropDraft(name)
  }

  function dispatch(event: RunEvent) {
    const before = view()
    if (!before) return
    const after = reduceRun(before, event)
    store.setState({ view: after })
    if (event.type === 'opened') keep({ runId: event.runId })
    if (event.type === 'removed') keep({ removed: removedSlots(after) })
    if (!outcomeOf(before)) announce(after, TOOLS[kind.mode].result)
  }

  const runner = createRunner({
    ...runCalls(kind, () => draft?.inputs ?? null),
    fillsRun: kind.fillsRun,
    listening: () => Date.now() - heardAt < HEARD_MS,
    wait,
    now: Date.now,
    view,
    dispatch,
  })

  const stopListening = onRun((run) => {
    if (run.id !== view()?.runId) return
    heardAt = Date.now()
    dispatch({ type: 'server', run, now: heardAt })
  })

  async function start(inputs: RunInputs, skipped: readonly number[] = []): Promise<void> {
    const unanswered = draft && draft.runId === null ? draft.key : null
    draft = { key: unanswered ?? crypto.randomUUID(), runId: null, inputs, removed: [] }
    void writeDraft(name, draft)
    const fresh = newRunView(labels, Date.now())
    store.setState({
      view: skipped.reduce((seen, slot) => reduceRun(seen, { type: 'skipped', slot }), fresh),
      refusal: null,
    })
    try {
      await runner.start(draft.key)
    } catch (error) {
      if (view()?.status !== 'opening') return
      store.setState({ view: null, refusal: refusalOf(error) })
      // Keep the idempotency key if no response arrived, so that Generate repeats the same run instead of spending a
      // second credit.
      if (!(error instanceof ApiError && error.unreachable)) forget()
    }
  }

  /** Runs once per page load. Resumes a run that a reload, a closed tab or another device has left. */
  async function pickUpOnce(): Promise<void> {
    draft = (await readDraft<RunDraft>(name)) ?? null
    // Without a draft, only another device can have an open run, so show the page without waiting for the server's
    // reply.
    if (!draft) store.setState({ ready: true })
    const run = await findRun(kind, draft)
    if (store.getState().view) return store.setState({ ready: true })
    if (run && draft && draft.runId !== run.id) keep({ runId: run.id, removed: [] })
    const found = run && withRemoved(viewOfRun(run, labels, Date.now()), draft?.removed ?? [])
    store.setState({ ready: true, view: found })
    if (found && !isEndedView(found)) await runner.resume(draft !== null)
  }
  let pickedUp: Promise<void> | null = null
  const pickUp = () => {
    pickedUp ??= pickUpOnce()
    return pickedUp
  }

  return {
    store,
    start,
    pickUp,
    retry: runner.retry,
    cancel: () => runner.cancel().catch(() => notify.error(FAILED)),
    remove: (slot: number) => dispatch({ type: 'removed', slot, removed: true }),
    restore: (slot: number) => dispatch({ type: 'removed', slot, removed: false }),
    async readNow() {
      const runId = view()?.runId
      const run =
        runId &&
        (await runCalls(kind, () => null)
          .read(runId)
          .catch(() => null))
      if (run) dispatch({ type: 'server', run, now: Date.now() })
    },
    async reread() {
      const runId = view()?.runId
      if (!runId || Date.now() - rereadAt < REREAD_MS) return
      rereadAt = Date.now()
      const run = await runCalls(kind, () => null)
        .read(runId)
        .catch(() => null)
      if (run) dispatch({ type: 'server', run, now: Date.now() })
    },
    clearRefusal: () => store.setState({ refusal: null }),
    release() {
      runner.release()
      stopListening()
    },
    clear() {
      runner.release()
      forget()
      store.setState({ view: null, refusal: null })
    },
  }
}

function announce(view: RunView, kind: Tool['result']) {
  const outcome = outcomeOf(view)
  if (!outcome) return
  const { tone, text } = outcomeWords(outcome, kind)
  notify[tone](text)
  void session.refreshData({ force: true })
  void queryClient.invalidateQueries({ queryKey: creationsKey })
}

async function findRun(kind: RunKind, draft: RunDraft | null): Promise<Run | null> {
  const { read } = runCalls(kind, () => null)
  try {
    if (draft?.runId) return await read(draft.runId)
    const { runs } = await call(listRuns, { query: { status: 'open' } })
    // Without a draft, the files are on another device. Ignore a run without outputs then, because this page could only
    // wait until the server closes it.
    const worthwhile = (run: Run) => draft !== null || run.outputs.length > 0
    // Ignore runs of price lists and photo batches, whose outputs have other labels.
    const labels = labelsOf(kind.mode)
    const isOwn = ({ mode, outputs }: Run) =>
      mode === kind.mode && outputs.every(({ index, label }) => labels[index - 1] === label)
    return runs.find((run) => isOwn(run) && worthwhile(run)) ?? null
  } catch {
    return null
  }
}

const removedSlots = (view: RunView) => view.cards.filter((card) => card.removed).map((card) => card.slot)

const withRemoved = (view: RunView, removed: readonly number[]): RunView => ({
  ...view,
  cards: view.cards.map((card) => ({ ...card, removed: removed.includes(card.slot) })),
})
