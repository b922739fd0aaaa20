import { doneCards, isPending, shownCards } from '../run/run-rules.ts'
import type { RunView } from '../run/run-view.ts'
import type { BenchTool, Pictures } from './bench-tool.ts'

export type ToolPhase = 'empty' | 'ready' | 'working' | 'done'

/** The phase is computed on every render and not stored, so that it cannot be outdated after switching tools. */
export function phaseOf<Form extends Pictures<Slot>, Slot extends string>(
  { isEmpty, failure, pictures }: BenchTool<Form, Slot>,
  form: Form,
  view: RunView | null,
): ToolPhase {
  if (view && isPending(view)) return 'working'
  if (view && (failure ? doneCards(view) : shownCards(view)).length > 0) return 'done'
  if (isEmpty) return isEmpty(form) ? 'empty' : 'ready'
  for (const name in pictures) return form[name] ? 'ready' : 'empty'
  return 'ready'
}
