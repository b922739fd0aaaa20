import { sentenceOf } from '@ufaro/contract/errors.ts'
import type { CutoutKind, Engine, Guard, Previews, RunOutput, WordOption } from '@ufaro/contract/output.ts'
import { isEnded, RUN_CANCELED, type Run, type RunStatus, type Verdict } from '@ufaro/contract/run.ts'

export type CardProgress = 'waiting' | 'sending' | 'making'

export interface Card {
  slot: number
  label: string
  /** `skipped` means that the slot needs an AI engine and none is configured. */
  status: 'pending' | 'done' | 'error' | 'skipped'
  progress: CardProgress
  since: number
  attempts: number
  /** Number of the attempt that this page requested. Replies about earlier attempts are outdated. */
  requested: number
  url: string | null
  previews: Previews | null
  bytes: number | null
  content: WordOption[] | null
  engine: Engine | null
  model: string | null
  understood: readonly string[] | null
  cutout: CutoutKind | null
  guard: Guard | null
  width: number | null
  height: number | null
  error: string | null
  removed: boolean
}

export interface RunView {
  runId: string | null
  status: RunStatus | 'opening'
  refunded: boolean
  cards: Card[]
  startedAt: number
  finishedAt: number | null
  progress: { done: number; total: number } | null
  canceling: boolean
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
    progress: 'waiting',
    since: now,
    attempts: 0,
    requested: 0,
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
        progress: 'sending',
        since: card.status === 'pending' ? card.since : event.now,
        requested: card.attempts + 1,
        error: null,
      }))
    case 'accepted':
      return onCard(view, event.slot, (card) => (card.status === 'pending' ? { ...card, progress: 'making' } : card))
    case 'refused':
      return onCard(view, event.slot, (card) =>
        card.status === 'done' ? card : { ...card, status: 'error', error: event.error, requested: card.attempts },
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
    return attempts < card.requested ? seen : { ...seen, status: 'error', error: error ?? FAILED }
  }
  const since = card.status === 'pending' ? card.since : now
  const progress = attempts > 0 ? 'making' : card.progress
  return { ...seen, status: 'pending', progress, since, error: null }
}

const skip = (card: Card): Card =>
  card.status === 'done' ? card : { ...card, status: 'skipped', error: sentenceOf('NEEDS_AI') }

/**
 * Marks a waiting card as skipped if the run has succeeded fully or partly. In such a run, a slot has no output only if
 * it needs an AI engine and none is configured.
 */
function untaken(card: Card, { status }: Run): Card {
  const over = status === 'succeeded' || status === 'partial'
  return over && card.status === 'pending' && card.progress === 'waiting' ? skip(card) : card
}

/**
 * Marks a pending card as failed if the run failed or was canceled. In a run that has succeeded fully or partly, a card
 * may be pending because the user retries it.
 */
function settle(card: Card, run: Run): Card {
  const open = !isEnded(run.status) || run.status === 'partial' || run.status === 'succeeded'
  if (open || card.status !== 'pending') return card
  return { ...card, status: 'error', error: run.status === 'canceled' ? RUN_CANCELED : FAILED }
}
