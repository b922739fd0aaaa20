import { isPending } from '../run/run-rules.ts'
import type { RunView } from '../run/run-view.ts'
import type { Sheet } from './sheet.ts'

export type WordsPhase = 'idle' | 'loading' | 'error' | 'result'

export function wordsPhase(
  view: RunView | null,
  { options, replacing }: Pick<Sheet, 'options' | 'replacing'>,
  refusal: string | null,
): WordsPhase {
  if (view && isPending(view)) return replacing === null ? 'loading' : 'result'
  if (options.length > 0) return 'result'
  if (refusal || view?.cards[0]?.status === 'error') return 'error'
  return view ? 'loading' : 'idle'
}
