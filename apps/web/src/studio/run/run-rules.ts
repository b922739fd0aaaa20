import { hasChanged, mayRetry, takesAnother, takesWork } from '@ufaro/contract/retry-rules.ts'
import { isEnded } from '@ufaro/contract/run.ts'
import type { Card, RunView } from './run-view.ts'

export interface Outcome {
  done: number
  /** Number of pictures that keep their own background, because no certain outline was found. */
  soft: number
  total: number
  refunded: boolean
  canceled: boolean
}

export const isPending = (view: RunView): boolean => view.cards.some((card) => card.status === 'pending')

export const shownCards = (view: RunView): Card[] => askedCards(view).filter((card) => !card.removed)

export const doneCards = (view: RunView): Card[] => shownCards(view).filter((card) => card.status === 'done')

const askedCards = (view: RunView): Card[] => view.cards.filter((card) => card.status !== 'skipped')

export function outcomeOf(view: RunView): Outcome | null {
  if (isPending(view)) return null
  const asked = askedCards(view)
  const done = asked.filter((card) => card.status === 'done')
  const soft = done.filter(({ cutout }) => cutout === 'soft').length
  return { done: done.length, soft, total: asked.length, refunded: view.refunded, canceled: view.status === 'canceled' }
}

export const unsentSlots = (view: RunView): number[] =>
  view.cards
    .filter((card) => card.status === 'pending' && card.progress !== 'making' && card.attempts === 0)
    .map((card) => card.slot)

/** Whether the server already has the run's pictures. It has them once it has accepted the first slot. */
export const holdsPictures = (view: RunView | null): boolean =>
  view?.cards.some((card) => card.attempts > 0 || (card.status === 'pending' && card.progress === 'making')) ?? false

/** Whether every slot was refused, so that the run's credit stays unused. */
export const isUnused = (view: RunView): boolean =>
  !isEndedView(view) && askedCards(view).every((card) => card.status === 'error' && card.attempts === 0)

export const isEndedView = (view: RunView): boolean => view.status !== 'opening' && isEnded(view.status)

const asRun = ({ status, refunded, finishedAt }: RunView, now: number) =>
  status === 'opening' ? null : { status, refunded, finishedAt: finishedAt ?? now }

export function canRetry(view: RunView, card: Card, now: number): boolean {
  const run = asRun(view, now)
  return run !== null && view.runId !== null && !view.canceling && mayRetry(card) && takesWork(run, now)
}

/** A picture can be made again once, for free, if an AI engine has changed the person's skin tone or face. */
export function canMakeAgain(view: RunView, { status, guard, attempts }: Card, now: number): boolean {
  const run = asRun(view, now)
  return run !== null && status === 'done' && attempts <= 1 && hasChanged(guard) && takesAnother(run, now)
}
