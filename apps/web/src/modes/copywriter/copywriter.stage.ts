import { isPending } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { Sheet } from '#web/studio/words/sheet.ts'

export type CopywriterStage = 'idle' | 'loading' | 'error' | 'result'

/** Texts that are there stay in sight while one of them is written again, and where that comes to nothing. */
export function copywriterStage(
  view: RunView | null,
  { options, replacing }: Pick<Sheet, 'options' | 'replacing'>,
  refusal: string | null,
): CopywriterStage {
  if (view && isPending(view)) return replacing === null ? 'loading' : 'result'
  if (options.length > 0) return 'result'
  if (refusal || (view && view.cards[0]?.status === 'error')) return 'error'
  return view ? 'loading' : 'idle'
}
