import { RUN_CANCELED } from '@ufaro/contract/run.ts'
import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { Info, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { VerdictRow } from '../results/verdict-row.tsx'
import { CREDIT_BACK } from '../run/outcome-words.ts'
import { outcomeOf } from '../run/run-rules.ts'
import type { RunView } from '../run/run-view.ts'
import { FAILURE_TITLE, failureSentence } from './failure-words.ts'
import type { Words } from './use-words.ts'

function SpeakerNote({ language }: { language: Language | null }) {
  if (!language || language === 'English') return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-small">
      <Badge tone="warning">
        <Languages aria-hidden className="size-4" />
        Have a speaker check this
      </Badge>
      <span className="text-ink-soft">Written in {language} without one.</span>
    </p>
  )
}

function WriterNote({ pictureGiven }: { pictureGiven: boolean }) {
  return (
    <details className="rounded-card bg-sunken px-4 text-small">
      <summary className="tap flex cursor-pointer items-center gap-2 py-2">
        <Info aria-hidden className="size-5 shrink-0" />
        How these texts are written
      </summary>
      <p className="pb-3 pl-7 text-ink-soft">
        From what you wrote: your product, price, place and offer are built into new sentences each time. Nothing is
        invented{pictureGiven ? ', and your picture was not looked at' : ''}. Read them once before you post.
      </p>
    </details>
  )
}

interface WordsNotesProps {
  view: RunView | null
  words: Words
  pictureGiven?: boolean
  children: ReactNode
}

export function WordsNotes({ view, words: { sheet, refusal }, pictureGiven = false, children }: WordsNotesProps) {
  return (
    <>
      <SpeakerNote language={sheet.language} />
      <WordsFailure view={view} refusal={refusal} />
      {children}
      {view && <VerdictRow view={view} />}
      {view?.cards[0]?.engine === 'builtin' && <WriterNote pictureGiven={pictureGiven} />}
    </>
  )
}

export function WordsFailure({ view, refusal }: { view: RunView | null; refusal: string | null }) {
  const outcome = view && outcomeOf(view)
  if (refusal)
    return (
      <Notice tone="danger" title={FAILURE_TITLE}>
        {refusal}
      </Notice>
    )
  if (!outcome || outcome.done > 0) return null
  const error = view.cards[0]?.error
  // Check the card's error too: a run whose request was refused is also canceled, but its card keeps the refusal.
  if (outcome.canceled && error === RUN_CANCELED)
    return <Notice tone="info">Canceled.{outcome.refunded && ` ${CREDIT_BACK}`}</Notice>
  return (
    <Notice tone="danger" title={FAILURE_TITLE}>
      {failureSentence(error)}
      {outcome.refunded && ` ${CREDIT_BACK}`}
    </Notice>
  )
}
