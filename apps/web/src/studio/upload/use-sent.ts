import { useEffect, useState } from 'react'
import { sendOnce } from './send-once.ts'

/** Sends a chosen picture ahead. @returns its id once it is there; a failure is told when the picture is needed */
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
