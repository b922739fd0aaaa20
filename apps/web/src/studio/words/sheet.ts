import type { WordOption } from '@ufaro/contract/output.ts'
import type { Language } from '@ufaro/contract/tools/copywriter.ts'

export interface Sheet {
  runId: string | null
  options: WordOption[]
  /** Index of the text that the next run replaces. Null if it replaces all. */
  replacing: number | null
  language: Language | null
}

export const EMPTY_SHEET: Sheet = { runId: null, options: [], replacing: null, language: null }

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
