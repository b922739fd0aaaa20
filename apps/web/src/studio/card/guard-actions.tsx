import { restoreTone } from '@ufaro/contract/http/touch-up.ts'
import { call } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import type { Card } from '../run/run-view.ts'
import { useRedraw } from './use-redraw.ts'

interface GuardActionsProps {
  card: Card
  runId: string | null
  onDrawn: () => void
  onAgain: ((slot: number) => void) | null
}

export function GuardActions({ card: { slot, label, guard }, runId, onDrawn, onAgain }: GuardActionsProps) {
  const { busy, redraw } = useRedraw((params) => call(restoreTone, { params }), onDrawn)
  if (!guard || !runId || (guard.tone !== 'changed' && guard.face !== 'changed')) return null

  return (
    <div className="flex flex-wrap gap-2 px-3 pb-3">
      {guard.tone === 'changed' && (
        <Button look="secondary" className="px-3 text-small" loading={busy} onClick={() => redraw(runId, slot)}>
          Put the colour back
        </Button>
      )}
      {onAgain && (
        <Button
          look="secondary"
          className="px-3 text-small"
          aria-label={`Make again, free: ${label}`}
          onClick={() => onAgain(slot)}
        >
          Make again, free
        </Button>
      )}
    </div>
  )
}
