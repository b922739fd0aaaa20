import { useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { notify } from '#web/ui/toast.tsx'

export function useRedraw(draw: (params: { id: string; index: string }) => Promise<unknown>, onDrawn: () => void) {
  const [busy, setBusy] = useState(false)

  async function redraw(runId: string, slot: number) {
    setBusy(true)
    try {
      await draw({ id: runId, index: String(slot) })
      onDrawn()
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, redraw }
}
