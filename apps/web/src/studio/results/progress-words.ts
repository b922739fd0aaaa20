import { askedCards, isPending } from '../run/run-rules.ts'
import type { RunView } from '../run/run-view.ts'

export function progressWords(view: RunView): string {
  const total = askedCards(view).length
  const done = view.cards.filter(({ status }) => status === 'done').length
  if (view.status === 'opening') return 'Starting…'
  if (view.canceling) return 'Canceling…'
  if (isPending(view)) return `${done} of ${total} ready`
  if (view.status === 'canceled') return done > 0 ? `Canceled with ${done} of ${total} ready` : 'Canceled'
  return done === 0 ? 'Nothing could be made' : `${done} of ${total} ready`
}
