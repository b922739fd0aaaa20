import { useEffect, useState } from 'react'
import { sendOnce } from './send-once.ts'

/**
 * Uploads a chosen picture.
 * @returns its id once uploaded; errors surface when the picture is needed
 */
export const useSent = (blob: Blob | null | undefined): string | null => useSending(blob).id

/** `failed` once it could not be uploaded. */
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
