import { useState } from 'react'
import { Turner } from '#web/studio/results/turner.tsx'
import { languageCode } from '#web/studio/words/language-code.ts'
import type { Words } from '#web/studio/words/use-words.ts'
import { WordsNotes } from '#web/studio/words/words-notes.tsx'
import type { ScriptTool } from './content-script.form.ts'
import { ScriptOption } from './script-option.tsx'

export function ScriptResults({ tool, words }: { tool: ScriptTool; words: Words }) {
  const { view, form } = tool
  const { sheet, rewrite, edit } = words
  const [shown, setShown] = useState(0)
  const count = sheet.options.length
  const at = Math.min(shown, count - 1)
  const option = sheet.options[at]
  if (!option) return null

  return (
    <div className="space-y-4">
      <Turner name="option" at={at} count={count} onTurn={setShown}>
        <div className="min-w-0 flex-1 text-center" aria-live="polite">
          <h3 className="truncate font-bold">{option.title}</h3>
          <p className="text-small text-ink-soft tabular-nums">
            Option {at + 1} of {count}
          </p>
        </div>
      </Turner>
      <WordsNotes view={view} words={words}>
        <ScriptOption
          key={at}
          option={option}
          brand={form.brandName}
          lang={languageCode(sheet.language)}
          rewriting={sheet.replacing === at}
          onRewrite={rewrite && (() => rewrite(at))}
          onEdit={(changes) => edit(at, changes)}
        />
      </WordsNotes>
    </div>
  )
}
