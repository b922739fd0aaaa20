import type { Language } from '@ufaro/contract/modes/copywriter.ts'
import { RUN_CANCELED } from '@ufaro/contract/run.ts'
import { Info, Languages } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CREDIT_BACK } from '../run/outcome-words.ts'
import { outcomeOf } from '../run/run-rules.ts'
import type { RunView } from '../run/run-view.ts'
import { FAILURE_TITLE, failureSentence } from './failure-words.ts'

/** The languages people read here best: whatever is written in another one, we cannot vouch for. */
export function SpeakerNote({ language }: { language: Language | null }) {
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

/** Says plainly what wrote the texts, and how that could change. */
export function WriterNote({ pictureGiven = false }: { pictureGiven?: boolean }) {
  return (
    <details className="rounded-card bg-sunken px-4 text-small">
      <summary className="tap flex cursor-pointer items-center gap-2 py-2">
        <Info aria-hidden className="size-5 shrink-0" />
        Written by the template writer
      </summary>
      <p className="pb-3 pl-7 text-ink-soft">
        It puts your own words into sentences that people wrote by hand, and chooses other ones each time. It is no AI
        model{pictureGiven ? ', and did not look at your picture' : ''}. For texts by a model, this site’s owner can
        connect an AI provider such as Gemini or OpenAI with a key.
      </p>
    </details>
  )
}

/** Why there are no texts: a run that came to nothing, or one that was never opened. */
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
  // A run that was handed back unused reads canceled too; what the person should know is why it was.
  if (outcome.canceled && error === RUN_CANCELED)
    return <Notice tone="info">Canceled.{outcome.refunded && ` ${CREDIT_BACK}`}</Notice>
  return (
    <Notice tone="danger" title={FAILURE_TITLE}>
      {failureSentence(error)}
      {outcome.refunded && ` ${CREDIT_BACK}`}
    </Notice>
  )
}
