import { isPending, shownCards } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { GifPictures } from './gif.form.ts'

export type GifStage = 'upload' | 'customize' | 'generating' | 'results'

/** Derived anew from what is held, never remembered apart. */
export function gifStage({ pictures }: Pick<GifPictures, 'pictures'>, view: RunView | null): GifStage {
  if (view && isPending(view)) return 'generating'
  if (view && shownCards(view).length > 0) return 'results'
  return pictures.length > 0 ? 'customize' : 'upload'
}
