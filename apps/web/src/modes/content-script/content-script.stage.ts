import { isPending } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { Sheet } from '#web/studio/words/sheet.ts'

export type ContentScriptStage = 'form' | 'generating' | 'results'

/** A form view and a results view; `atForm` is where the person has gone back to the form. */
export function contentScriptStage(
  view: RunView | null,
  { options, replacing }: Pick<Sheet, 'options' | 'replacing'>,
  atForm: boolean,
): ContentScriptStage {
  if (view && isPending(view)) return replacing === null ? 'generating' : 'results'
  return options.length > 0 && !atForm ? 'results' : 'form'
}
