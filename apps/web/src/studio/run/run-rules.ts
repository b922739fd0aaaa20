import { hasChanged, mayRetry, takesAnother, takesWork } from '@ufaro/contract/retry-rules.ts'
import { isEnded } from '@ufaro/contract/run.ts'
import type { Card, RunView } from './run-view.ts'

/** What came of a run once nothing of it is pending. */
export interface Outcome {
  done: number
  total: number
  refunded: boolean
  canceled: boolean
}

export const isPending = (view: RunView): boolean => view.cards.some((card) => card.status === 'pending')

/** Cards that can be made and that the person has not taken off the stage. */
export const shownCards = (view: RunView): Card[] => askedCards(view).filter((card) => !card.removed)

export const doneCards = (view: RunView): Card[] => shownCards(view).filter((card) => card.status === 'done')

/** All but those that only a model could make. */
export const askedCards = (view: RunView): Card[] => view.cards.filter((card) => card.status !== 'skipped')

export function outcomeOf(view: RunView): Outcome | null {
  if (isPending(view)) return null
  const asked = askedCards(view)
  const done = asked.filter((card) => card.status === 'done').length
  return { done, total: asked.length, refunded: view.refunded, canceled: view.status === 'canceled' }
}

/** Slots the server has not been asked for yet, in their order. */
export const unsentSlots = (view: RunView): number[] =>
  view.cards
    .filter((card) => card.status === 'pending' && card.stage !== 'making' && card.attempts === 0)
    .map((card) => card.slot)

/** A slot was taken, and with it the pictures: the others need not send them again. */
export const holdsPictures = (view: RunView | null): boolean =>
  view?.cards.some((card) => card.attempts > 0 || (card.status === 'pending' && card.stage === 'making')) ?? false

/** Every slot was refused at the door: the run holds a credit that no work will ever use. */
export const isUnused = (view: RunView): boolean =>
  !isEndedView(view) && askedCards(view).every((card) => card.status === 'error' && card.attempts === 0)

export const isEndedView = (view: RunView): boolean => view.status !== 'opening' && isEnded(view.status)

/** The server's own rules, with the end of the run as this page has learnt it. */
const asRun = ({ status, refunded, finishedAt }: RunView, now: number) =>
  status === 'opening' ? null : { status, refunded, finishedAt: finishedAt ?? now }

/** A failed output may be tried again within its run at no further cost. */
export function canRetry(view: RunView, card: Card, now: number): boolean {
  const run = asRun(view, now)
  return run !== null && view.runId !== null && !view.canceling && mayRetry(card) && takesWork(run, now)
}

/** A model's picture in which the person changed is made once more for nothing; what came of that stands. */
export function canMakeAgain(view: RunView, { status, guard, attempts }: Card, now: number): boolean {
  const run = asRun(view, now)
  return run !== null && status === 'done' && attempts <= 1 && hasChanged(guard) && takesAnother(run, now)
}
