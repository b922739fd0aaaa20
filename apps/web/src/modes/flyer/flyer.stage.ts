import { RUN_CANCELED } from '@ufaro/contract/run.ts'
import { doneCards, isPending } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'

export type FlyerStage = 'idle' | 'generating' | 'success' | 'error'

/** Derived anew from the run, never remembered apart. */
export function flyerStage(view: RunView | null): FlyerStage {
  if (!view) return 'idle'
  if (isPending(view)) return 'generating'
  if (doneCards(view).length > 0) return 'success'
  const failed = view.cards.some(({ status, error }) => status === 'error' && error !== RUN_CANCELED)
  return failed ? 'error' : 'idle'
}
