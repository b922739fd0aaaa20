import { isPending, shownCards } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { DpForm } from './dp.form.ts'

export type DpStage = 'upload' | 'customize' | 'generating' | 'results'

/** Derived anew from what is held, never remembered apart. */
export function dpStage({ photo }: Pick<DpForm, 'photo'>, view: RunView | null): DpStage {
  if (view && isPending(view)) return 'generating'
  if (view && shownCards(view).length > 0) return 'results'
  return photo ? 'customize' : 'upload'
}
