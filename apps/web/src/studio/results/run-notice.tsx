import { Notice } from '#web/ui/notice.tsx'
import { CREDIT_BACK } from '../run/outcome-words.ts'
import { isPending, outcomeOf } from '../run/run-rules.ts'
import { FAILED, type RunView } from '../run/run-view.ts'

export function RunNotice({ view }: { view: RunView }) {
  const outcome = outcomeOf(view)
  if (view.refunded && !isPending(view))
    return view.status === 'canceled' || view.verdict === 'bad' ? (
      <Notice tone="info">{CREDIT_BACK}</Notice>
    ) : (
      <Notice tone="danger" title={FAILED}>
        <p>{CREDIT_BACK} Generate again to start a new run with the same photo.</p>
      </Notice>
    )
  if (outcome?.done === 0 && !outcome.canceled)
    return (
      <Notice tone="danger" title={FAILED}>
        <p>No credit has come back for this run yet. Try a look again; it costs nothing more.</p>
      </Notice>
    )
  return null
}
