import { useEffect, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Handles files dropped anywhere on the page, because the browser would open them otherwise. Null disables the
 * handling.
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null): boolean {
  const [dragging, setDragging] = useState(false)
  useEffect(() => {
    if (!onFiles) return setDragging(false)
    // Count dragenter and dragleave, because the next element's dragenter fires before the last element's dragleave.
    let depth = 0
    const count = (by: 1 | -1) => (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = Math.max(0, depth + by)
      setDragging(depth > 0)
    }
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = 0
      setDragging(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('dragenter', count(1), { signal })
    document.addEventListener('dragleave', count(-1), { signal })
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('drop', drop, { signal })
    return () => stop.abort()
  }, [onFiles])
  return dragging
}
