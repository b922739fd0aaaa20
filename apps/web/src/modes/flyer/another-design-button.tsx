import { anotherDesign } from '@ufaro/contract/http/another-design.ts'
import { RefreshCw } from 'lucide-react'
import { call } from '#web/lib/session.ts'
import { useRedraw } from '#web/studio/card/use-redraw.ts'
import type { Card } from '#web/studio/run/run-view.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface AnotherDesignButtonProps {
  card: Card
  runId: string | null
  onDrawn: () => void
}

export function AnotherDesignButton({ card: { slot, label, engine }, runId, onDrawn }: AnotherDesignButtonProps) {
  const { busy, redraw } = useRedraw((params) => call(anotherDesign, { params }), onDrawn)
  if (!runId || engine !== 'builtin') return null

  return (
    <IconButton
      label={`Another design, free: ${label}`}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => !busy && void redraw(runId, slot)}
    >
      <RefreshCw aria-hidden className={busy ? 'animate-spin' : ''} />
    </IconButton>
  )
}
