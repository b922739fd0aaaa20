import {
  FEEDBACK_HOURS,
  giveFeedback,
  REFUNDED_VERDICTS,
  REFUNDED_VERDICTS_DAYS,
} from '@ufaro/contract/http/feedback.ts'
import type { Verdict } from '@ufaro/contract/run.ts'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call, session } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast.tsx'
import { isEndedView } from '../run/run-rules.ts'
import type { RunView } from '../run/run-view.ts'

const WHAT_HAPPENS = `“Not usable” takes these results away and brings your credit back, up to ${REFUNDED_VERDICTS} times in ${REFUNDED_VERDICTS_DAYS} days.`

const isOpen = ({ finishedAt }: RunView, now: number): boolean =>
  finishedAt !== null && now - finishedAt < FEEDBACK_HOURS * 3_600_000

export function VerdictRow({ view }: { view: RunView }) {
  const [judged, setJudged] = useState<string | null>(null)
  const [sending, setSending] = useState<Verdict | null>(null)
  const { runId } = view
  const delivered = view.cards.some(({ status }) => status === 'done')
  if (!runId || !isEndedView(view) || !delivered || !isOpen(view, Date.now())) return null
  if (view.verdict || judged === runId) return <p className="text-small text-ink-soft">Thank you for telling us.</p>

  async function say(verdict: Verdict, id: string) {
    setSending(verdict)
    try {
      const headers = { 'idempotency-key': `${id}-${verdict}` }
      const { refunded } = await call(giveFeedback, { params: { id }, body: { verdict }, headers })
      setJudged(id)
      if (refunded) notify.success('Your credit is back.')
      void session.refreshData({ force: true })
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      setSending(null)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="secondary" loading={sending === 'good'} onClick={() => say('good', runId)}>
        {sending !== 'good' && <ThumbsUp aria-hidden className="size-5" />}
        Good
      </Button>
      <Button look="secondary" loading={sending === 'bad'} onClick={() => say('bad', runId)}>
        {sending !== 'bad' && <ThumbsDown aria-hidden className="size-5" />}
        Not usable
      </Button>
      <p className="min-w-60 flex-1 text-small text-ink-soft">{WHAT_HAPPENS}</p>
    </div>
  )
}
