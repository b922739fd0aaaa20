import { isPending, shownCards } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { MockupForm } from './mockup.form.ts'

export type MockupStage = 'logo-upload' | 'customize' | 'generating' | 'results'

/** Derived anew from what is held, never remembered apart. */
export function mockupStage({ logo }: Pick<MockupForm, 'logo'>, view: RunView | null): MockupStage {
  if (view && isPending(view)) return 'generating'
  if (view && shownCards(view).length > 0) return 'results'
  return logo ? 'customize' : 'logo-upload'
}
