import { anotherDesign } from '@ufaro/contract/http/another-design.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import type { Card } from '#web/studio/run/run-view.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/toast.tsx'

interface AnotherDesignButtonProps {
  card: Card
  runId: string | null
  onDrawn: () => void
}

/** Lays one finished flyer out anew, without a credit. */
export function AnotherDesignButton({ card: { slot, label, engine }, runId, onDrawn }: AnotherDesignButtonProps) {
  const [busy, setBusy] = useState(false)
  if (!runId || engine !== 'builtin') return null

  async function redesign(id: string) {
    setBusy(true)
    try {
      await call(anotherDesign, { params: { id, index: String(slot) } })
      onDrawn()
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <IconButton
      label={`Another design, free: ${label}`}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => !busy && void redesign(runId)}
    >
      <RefreshCw aria-hidden className={busy ? 'animate-spin' : ''} />
    </IconButton>
  )
}
