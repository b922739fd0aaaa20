import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { useState } from 'react'
import type { Pictures } from '../bench/bench-tool.ts'
import type { Tool } from '../bench/use-tool.ts'
import { useParcel } from '../hand-over/hand-over.ts'
import { useSheet } from './use-sheet.ts'
import { wordsPhase } from './words-phase.ts'

export function useWords<Form extends Pictures<Slot> & { language: Language | null }, Slot extends string>(
  tool: Tool<Form, Slot>,
  languageOf: (form: Form) => Language,
) {
  const { view, refusal, form } = tool
  const { sheet, ready, edit, expect, clear } = useSheet(tool.mode, view, tool.ready)
  const [atForm, setAtForm] = useState(false)
  const toForm = () => setAtForm(true)
  useParcel(tool.mode, { ready: tool.ready && ready, busy: tool.busy, onLand: toForm }, tool.places)

  function write(replacing: number | null) {
    // If only one text is rewritten, keep the language of the other texts.
    const language = (replacing !== null && sheet.language) || languageOf(form)
    expect(language, replacing)
    setAtForm(false)
    tool.generate({ ...form, language })
  }
  const phase = wordsPhase(view, sheet, refusal?.sentence ?? null)
  const shown: 'form' | 'loading' | 'result' = phase === 'loading' || (phase === 'result' && !atForm) ? phase : 'form'
  return {
    sheet,
    ready: tool.ready && ready,
    phase,
    shown,
    toForm,
    toTexts: sheet.options.length > 0 ? () => setAtForm(false) : null,
    refusal: refusal?.sentence ?? null,
    edit,
    writeAll: () => write(null),
    rewrite: tool.mayStart ? write : null,
    startFresh() {
      tool.startFresh()
      clear()
    },
  }
}

export type Words = ReturnType<typeof useWords>
