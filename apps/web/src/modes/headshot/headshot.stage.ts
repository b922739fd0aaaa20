import { isPending, shownCards } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { HeadshotForm } from './headshot.form.ts'

export type HeadshotStage = 'idle' | 'image-uploaded' | 'generating' | 'results-shown'

/** Derived anew from what is held, never remembered apart: so switching tools and back cannot get it wrong. */
export function headshotStage({ photo }: Pick<HeadshotForm, 'photo'>, view: RunView | null): HeadshotStage {
  if (view && isPending(view)) return 'generating'
  if (view && shownCards(view).length > 0) return 'results-shown'
  return photo ? 'image-uploaded' : 'idle'
}
