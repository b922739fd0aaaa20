import { useEffect, useState } from 'react'
import { notify } from '#web/ui/toast.tsx'

/** How long a copy is confirmed. */
export const COPIED_MS = 2000

/** Puts texts on the clipboard; `copied` is the one that was copied just now. */
export function useCopied() {
  const [copied, setCopied] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(id: string, text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ id })
    } catch {
      notify.error('This browser does not allow copying. Select the text and copy it by hand.')
    }
  }
  return { copied: copied?.id ?? null, copy }
}
