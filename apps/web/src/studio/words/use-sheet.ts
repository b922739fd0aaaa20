import type { WordOption } from '@ufaro/contract/output.ts'
import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { useEffect } from 'react'
import { isPending } from '../run/run-rules.ts'
import type { RunView } from '../run/run-view.ts'
import { useDraft } from '../use-draft.ts'
import { EMPTY_SHEET, editOption, type Sheet, takeRun } from './sheet.ts'

/**
 * Texts of the latest run, with the user's edits.
 * @param runKnown whether the latest run has been loaded
 */
export function useSheet(mode: ToolId, view: RunView | null, runKnown: boolean) {
  const { value: sheet, ready, change } = useDraft<Sheet>(`${mode}:texts`, EMPTY_SHEET)
  const runId = view?.runId ?? null
  const content = view?.cards[0]?.status === 'done' ? view.cards[0].content : null
  const resting = ready && runKnown && (view === null || !isPending(view))

  useEffect(() => {
    if (!resting) return
    if (runId && content) {
      if (runId !== sheet.runId) change(takeRun(sheet, runId, content))
    } else if (sheet.replacing !== null) change({ replacing: null })
  }, [resting, runId, content, sheet, change])

  return {
    sheet,
    ready,
    edit: (index: number, changes: Partial<WordOption>) => change(editOption(sheet, index, changes)),
    expect: (language: Language | null, replacing: number | null = null) => change({ replacing, language }),
    clear: () => change(EMPTY_SHEET),
  }
}
