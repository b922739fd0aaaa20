import type { WordOption } from '@ufaro/contract/output.ts'
import type { Language } from '@ufaro/contract/tools/copywriter.ts'

/** The texts on the page, with whatever the person has changed in them. */
export interface Sheet {
  /** The run they came from; null before there is one. */
  runId: string | null
  options: WordOption[]
  /** The one that a new run shall replace; null for all. */
  replacing: number | null
  /** What they were asked for in; the run itself does not say. */
  language: Language | null
}

export const EMPTY_SHEET: Sheet = { runId: null, options: [], replacing: null, language: null }

/** What a finished run brings: all texts, or the one that was to be written again. */
export function takeRun(sheet: Sheet, runId: string, content: readonly WordOption[]): Sheet {
  if (runId === sheet.runId) return sheet
  const { replacing, options } = sheet
  const fresh = replacing === null ? undefined : (content[replacing] ?? content[0])
  if (replacing === null || !fresh || !options[replacing]) {
    return { ...sheet, runId, options: [...content], replacing: null }
  }
  return { ...sheet, runId, options: options.map((each, at) => (at === replacing ? fresh : each)), replacing: null }
}

export const editOption = (sheet: Sheet, index: number, changes: Partial<WordOption>): Sheet => ({
  ...sheet,
  options: sheet.options.map((each, at) => (at === index ? { ...each, ...changes } : each)),
})
