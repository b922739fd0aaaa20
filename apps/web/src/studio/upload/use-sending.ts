import { useEffect, useState } from 'react'
import { sendOnce } from './send-once.ts'

/** Uploads the chosen picture. Returns its id once uploaded, or `failed` if the upload failed. */
export function useSending(blob: Blob | null | undefined): { id: string | null; failed: boolean } {
  const [sent, setSent] = useState<{ blob: Blob; id: string | null } | null>(null)
  useEffect(() => {
    if (!blob) return
    let gone = false
    sendOnce(blob).then(
      (id) => !gone && setSent({ blob, id }),
      () => !gone && setSent({ blob, id: null }),
    )
    return () => {
      gone = true
    }
  }, [blob])
  return sent && sent.blob === blob ? { id: sent.id, failed: sent.id === null } : { id: null, failed: false }
}
