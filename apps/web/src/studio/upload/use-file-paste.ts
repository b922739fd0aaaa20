import { useEffect } from 'react'
import { isTyping } from '../shortcuts/is-typing.ts'

export function useFilePaste(onFiles: ((files: readonly File[]) => void) | null): void {
  useEffect(() => {
    if (!onFiles) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isTyping(event.target)) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
}
