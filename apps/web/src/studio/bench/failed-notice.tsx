import { RUN_CANCELED } from '@ufaro/contract/run.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CREDIT_BACK } from '../run/outcome-words.ts'
import { FAILED, type RunView } from '../run/run-view.ts'

interface FailedNoticeProps {
  view: RunView
  title: string
  kept: string
}

export function FailedNotice({ view, title, kept }: FailedNoticeProps) {
  const errors = view.cards.flatMap(({ status, error }) => (status === 'error' && error ? error : []))
  if (!errors.some((error) => error !== RUN_CANCELED)) return null
  const reason = errors.find((error) => ![FAILED, RUN_CANCELED, title].includes(error))
  return (
    <Notice tone="danger" title={title} className="mx-auto max-w-4xl">
      {reason && <p>{reason}</p>}
      {view.refunded && (
        <p>
          {CREDIT_BACK} {kept}
        </p>
      )}
    </Notice>
  )
}
