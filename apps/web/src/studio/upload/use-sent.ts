import { useEffect, useState } from 'react'
import { sendOnce } from './send-once.ts'

/**
 * Uploads a chosen picture.
 * @returns its id once uploaded; errors surface when the picture is needed
 */
export function useSent(blob: Blob | null | undefined): string | null {
  const [sent, setSent] = useState<{ blob: Blob; id: string } | null>(null)
  useEffect(() => {
    if (!blob) return
    let gone = false
    sendOnce(blob).then(
      (id) => !gone && setSent({ blob, id }),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [blob])
  return sent && sent.blob === blob ? sent.id : null
}
