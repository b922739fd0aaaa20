import type { WordOption } from '@ufaro/contract/output.ts'
import { Eraser, PenLine } from 'lucide-react'
import { VerdictRow } from '#web/studio/results/verdict-row.tsx'
import type { RunView } from '#web/studio/run/run-view.ts'
import { languageCode } from '#web/studio/words/language-code.ts'
import type { Sheet } from '#web/studio/words/sheet.ts'
import { TextCard } from '#web/studio/words/text-card.tsx'
import { SpeakerNote, WordsFailure, WriterNote } from '#web/studio/words/words-notes.tsx'
import { WordsPending } from '#web/studio/words/words-pending.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { CopywriterStage } from './copywriter.stage.ts'

interface CopywriterResultsProps {
  stage: CopywriterStage
  view: RunView | null
  refusal: string | null
  sheet: Sheet
  pictureGiven: boolean
  /** Null while nothing may start. */
  onRewrite: ((index: number) => void) | null
  onEdit: (index: number, changes: Partial<WordOption>) => void
  onStartFresh: () => void
}

export function CopywriterResults({ stage, view, refusal, sheet, pictureGiven, ...on }: CopywriterResultsProps) {
  if (stage === 'idle')
    return (
      <EmptyState picture={<PenLine aria-hidden />} title="Three texts, ready to send">
        A post, a message and a short one for SMS, in the language and the tone you choose. Change them here, then copy
        them.
      </EmptyState>
    )
  if (stage === 'loading') return <WordsPending since={view?.startedAt ?? 0} />
  if (stage === 'error') return <WordsFailure view={view} refusal={refusal} />
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto font-bold">
          {sheet.options.length} texts
        </p>
        <Button look="secondary" className="px-3" onClick={on.onStartFresh}>
          <Eraser aria-hidden className="size-5" />
          Start Fresh
        </Button>
      </div>
      <SpeakerNote language={sheet.language} />
      <WordsFailure view={view} refusal={refusal} />
      {sheet.options.map((option, index) => (
        <TextCard
          // Texts keep their places; a new one in an old place is the same card.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          key={index}
          mode="copywriter"
          index={index}
          option={option}
          lang={languageCode(sheet.language)}
          rewriting={sheet.replacing === index}
          onRewrite={on.onRewrite && (() => on.onRewrite?.(index))}
          onEdit={(changes) => on.onEdit(index, changes)}
        />
      ))}
      {view && <VerdictRow view={view} />}
      {view?.cards[0]?.engine === 'builtin' && <WriterNote pictureGiven={pictureGiven} />}
    </div>
  )
}
