import { PenLine } from 'lucide-react'
import { Bar } from '#web/studio/results/bar.tsx'
import { languageCode } from '#web/studio/words/language-code.ts'
import { TextCard } from '#web/studio/words/text-card.tsx'
import type { Words } from '#web/studio/words/use-words.ts'
import { WordsFailure, WordsNotes } from '#web/studio/words/words-notes.tsx'
import { WordsPending } from '#web/studio/words/words-pending.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { CopywriterTool } from './copywriter.form.ts'

export function CopywriterResults({ tool, words }: { tool: CopywriterTool; words: Words }) {
  const { view, form } = tool
  const { phase, refusal, sheet, rewrite, edit, startFresh } = words
  if (phase === 'idle')
    return (
      <EmptyState picture={<PenLine aria-hidden />} title="Three texts, ready to send">
        A post, a message and a short one for SMS, in the language and the tone you choose. Change them here, then copy
        them.
      </EmptyState>
    )
  if (phase === 'loading') return <WordsPending since={view?.startedAt ?? 0} />
  if (phase === 'error') return <WordsFailure view={view} refusal={refusal} />
  return (
    <div className="space-y-4">
      <Bar says={`${sheet.options.length} texts`} onStartFresh={startFresh} />
      <WordsNotes view={view} words={words} pictureGiven={form.photo !== null}>
        {sheet.options.map((option, index) => (
          <TextCard
            // A rewritten text replaces the text at the same index and is shown in the same card.
            // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a set never change their order
            key={index}
            mode="copywriter"
            index={index}
            option={option}
            lang={languageCode(sheet.language)}
            rewriting={sheet.replacing === index}
            onRewrite={rewrite && (() => rewrite(index))}
            onEdit={(changes) => edit(index, changes)}
          />
        ))}
      </WordsNotes>
    </div>
  )
}
