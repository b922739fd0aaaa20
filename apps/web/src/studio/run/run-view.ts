import { sentenceOf } from '@ufaro/contract/errors.ts'
import type { CutoutKind, Engine, Guard, Previews, RunOutput, WordOption } from '@ufaro/contract/output.ts'
import { isEnded, RUN_CANCELED, type Run, type RunStatus, type Verdict } from '@ufaro/contract/run.ts'

/** Where a pending result is: its request not sent yet, on its way, or taken by the server. */
export type CardStage = 'waiting' | 'sending' | 'making'

/** One result as the page shows it. `slot` counts from 1. */
export interface Card {
  slot: number
  label: string
  /** `skipped`: only a model could make it, and none is at work; `error` says so. */
  status: 'pending' | 'done' | 'error' | 'skipped'
  stage: CardStage
  /** Milliseconds since when it is pending, for the elapsed time. */
  since: number
  /** Tries by the server's count. */
  attempts: number
  /** The try this page has asked for: what the server says of an earlier one is old. */
  asked: number
  url: string | null
  previews: Previews | null
  /** Of the file behind `url`. */
  bytes: number | null
  /** Of a word tool. */
  content: WordOption[] | null
  engine: Engine | null
  model: string | null
  /** What the built-in engine took the person's words for. */
  understood: readonly string[] | null
  /** How the built-in engine told the subject from its ground. */
  cutout: CutoutKind | null
  /** How a model's picture of a person compares with their photo. */
  guard: Guard | null
  width: number | null
  height: number | null
  error: string | null
  /** Taken off the stage by the person; the gallery keeps it. */
  removed: boolean
}

/** One run as the page shows it: what the server said, plus what is on its way there. */
export interface RunView {
  /** Null until the server opened it. */
  runId: string | null
  status: RunStatus | 'opening'
  refunded: boolean
  cards: Card[]
  startedAt: number
  finishedAt: number | null
  /** Steps of the work, where it has any to count. */
  progress: { done: number; total: number } | null
  canceling: boolean
  /** What the person has said of it; null before that. */
  verdict: Verdict | null
}

export type RunEvent =
  | { type: 'opened'; runId: string }
  | { type: 'sending'; slot: number; now: number }
  | { type: 'accepted'; slot: number }
  | { type: 'refused'; slot: number; error: string }
  | { type: 'skipped'; slot: number }
  | { type: 'server'; run: Run; now: number }
  | { type: 'removed'; slot: number; removed: boolean }
  | { type: 'canceling'; canceling: boolean }

export const FAILED = 'An error occurred. Please try again.'

function newCard(slot: number, label: string, now: number): Card {
  return {
    slot,
    label,
    status: 'pending',
    stage: 'waiting',
    since: now,
    attempts: 0,
    asked: 0,
    url: null,
    previews: null,
    bytes: null,
    content: null,
    engine: null,
    model: null,
    understood: null,
    cutout: null,
    guard: null,
    width: null,
    height: null,
    error: null,
    removed: false,
  }
}

/** A run about to be opened: every card is pending from the first moment, under its own name. */
export function newRunView(labels: readonly string[], now: number): RunView {
  return {
    runId: null,
    status: 'opening',
    refunded: false,
    cards: labels.map((label, index) => newCard(index + 1, label, now)),
    startedAt: now,
    finishedAt: null,
    progress: null,
    canceling: false,
    verdict: null,
  }
}

/** A run the server knows already, after a reload or begun elsewhere. */
export function viewOfRun(run: Run, labels: readonly string[], now: number): RunView {
  const startedAt = Math.min(Date.parse(run.created_at) || now, now)
  const empty = { ...newRunView(labels, startedAt), runId: run.id, status: 'open' as const }
  return reduceRun(empty, { type: 'server', run, now })
}

export function reduceRun(view: RunView, event: RunEvent): RunView {
  switch (event.type) {
    case 'opened':
      return { ...view, runId: event.runId, status: 'open' }
    case 'sending':
      return onCard(view, event.slot, (card) => ({
        ...card,
        status: 'pending',
        stage: 'sending',
        since: card.status === 'pending' ? card.since : event.now,
        asked: card.attempts + 1,
        error: null,
      }))
    case 'accepted':
      return onCard(view, event.slot, (card) => (card.status === 'pending' ? { ...card, stage: 'making' } : card))
    case 'refused':
      return onCard(view, event.slot, (card) =>
        card.status === 'done' ? card : { ...card, status: 'error', error: event.error, asked: card.attempts },
      )
    case 'skipped':
      return onCard(view, event.slot, skip)
    case 'removed':
      return onCard(view, event.slot, (card) => ({ ...card, removed: event.removed }))
    case 'canceling':
      return { ...view, canceling: event.canceling }
    case 'server':
      return withServer(view, event.run, event.now)
  }
}

function onCard(view: RunView, slot: number, change: (card: Card) => Card): RunView {
  return { ...view, cards: view.cards.map((card) => (card.slot === slot ? change(card) : card)) }
}

function withServer(view: RunView, run: Run, now: number): RunView {
  if (view.runId !== null && view.runId !== run.id) return view
  const known = new Map(run.outputs.map((output) => [output.index, output]))
  const cards = view.cards.map((card) => {
    const output = known.get(card.slot)
    return settle(output ? withOutput(card, output, now) : untaken(card, run), run)
  })
  const finishedAt = run.finished_at ? Date.parse(run.finished_at) : null
  const { progress = null, verdict = null, status, refunded } = run
  return { ...view, runId: run.id, status, refunded, cards, finishedAt, progress, verdict }
}

function withOutput(card: Card, output: RunOutput, now: number): Card {
  const { index, status, error, preview_bytes, ...shown } = output
  const { attempts } = shown
  const seen = { ...card, ...shown }
  if (status === 'done') return { ...seen, status: 'done', error: null }
  if (status === 'error') {
    return attempts < card.asked ? seen : { ...seen, status: 'error', error: error ?? FAILED }
  }
  const since = card.status === 'pending' ? card.since : now
  const stage = attempts > 0 ? 'making' : card.stage
  return { ...seen, status: 'pending', stage, since, error: null }
}

const skip = (card: Card): Card =>
  card.status === 'done' ? card : { ...card, status: 'skipped', error: sentenceOf('NEEDS_AI') }

/** A run ends well without a slot only where a model alone could have filled it. One on its way gets its own answer. */
function untaken(card: Card, { status }: Run): Card {
  const over = status === 'succeeded' || status === 'partial'
  return over && card.status === 'pending' && card.stage === 'waiting' ? skip(card) : card
}

/** Nothing can come any more for a card still pending when its run was closed; a retry of a partial run may. */
function settle(card: Card, run: Run): Card {
  const open = !isEnded(run.status) || run.status === 'partial' || run.status === 'succeeded'
  if (open || card.status !== 'pending') return card
  return { ...card, status: 'error', error: run.status === 'canceled' ? RUN_CANCELED : FAILED }
}
