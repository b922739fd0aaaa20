import { isPending, shownCards } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { ProductForm } from './product.form.ts'

export type ProductStage = 'idle' | 'image-uploaded' | 'generating' | 'results-shown'

/** Derived anew from what is held, never remembered apart. */
export function productStage({ photo }: Pick<ProductForm, 'photo'>, view: RunView | null): ProductStage {
  if (view && isPending(view)) return 'generating'
  if (view && shownCards(view).length > 0) return 'results-shown'
  return photo ? 'image-uploaded' : 'idle'
}
