import { useEffect, useState } from 'react'
import { notify } from '#web/ui/toast.tsx'

export const COPIED_MS = 2000

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
