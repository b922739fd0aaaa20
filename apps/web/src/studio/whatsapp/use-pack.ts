import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import type { ViewerItem } from '../viewer/viewer-item.ts'
import { makePack, type PackFile, type PackPart } from './make-pack.ts'

export interface Pack {
  /** A part is absent while it is being made, and null if this browser cannot make it. */
  files: Partial<Record<PackPart, PackFile | null>>
  share: number
  failed: boolean
}

/** Makes all files ahead of the click on Share, because browsers allow sharing only immediately after a click. */
export function usePack(item: ViewerItem): Pack {
  const [pack, setPack] = useState<Pack>({ files: {}, share: 0, failed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewed URL is the same result
  useEffect(() => {
    const stop = new AbortController()
    const tell = (change: (before: Pack) => Pack) => !stop.signal.aborted && setPack(change)
    makePack(item, {
      signal: stop.signal,
      onFile: (part, file) => tell((before) => ({ ...before, files: { ...before.files, [part]: file } })),
      onProgress: (share) => tell((before) => ({ ...before, share })),
    }).catch((error) => {
      if (stop.signal.aborted) return
      logFailure('The pack could not be made', error)
      tell((before) => ({ ...before, failed: true }))
    })
    return () => stop.abort()
  }, [item.id])
  return pack
}
