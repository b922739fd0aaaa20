import { useEffect, useState } from 'react'
import { copyText } from '#web/lib/copy-text.ts'

export const COPIED_MS = 2000

export function useCopied() {
  const [copied, setCopied] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(id: string, text: string) {
    if (await copyText(text)) setCopied({ id })
  }
  return { copied: copied?.id ?? null, copy }
}
