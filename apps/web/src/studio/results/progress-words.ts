import { doneCards, isPending, shownCards } from '../run/run-rules.ts'
import type { RunView } from '../run/run-view.ts'

export function progressWords(view: RunView): string {
  const total = shownCards(view).length
  const done = doneCards(view).length
  if (view.status === 'opening') return 'Starting…'
  if (view.canceling) return 'Canceling…'
  if (isPending(view)) return `${done} of ${total} ready`
  if (view.status === 'canceled') return done > 0 ? `Canceled with ${done} of ${total} ready` : 'Canceled'
  if (total === 0) return 'All removed'
  return done === 0 ? 'Nothing could be made' : `${done} of ${total} ready`
}
