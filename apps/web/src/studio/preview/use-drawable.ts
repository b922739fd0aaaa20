import type { Drawable } from '@ufaro/render/draw/canvas.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'

/** Longer side in pixels to which pictures are scaled down: sharp on any screen, and fast to redraw during dragging. */
const LONGEST = 1600

export function useDrawable(blob: Blob | null | undefined): Drawable | null {
  const [made, setMade] = useState<{ of: Blob; drawable: Drawable } | null>(null)
  useEffect(() => {
    if (!blob) return setMade(null)
    let current = true
    decode(blob)
      .then((source) => {
        // Do not close the bitmap shown before, because the canvas may be drawing it. Garbage collection frees it.
        if (current) setMade({ of: blob, drawable: { source, width: source.width, height: source.height } })
        else source.close()
      })
      .catch((error) => logFailure('Failed to load image', error))
    return () => {
      current = false
    }
  }, [blob])
  return made && made.of === blob ? made.drawable : null
}

export async function decode(blob: Blob, longest = LONGEST): Promise<ImageBitmap> {
  const whole = await createImageBitmap(blob)
  const scale = longest / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
    resizeQuality: 'high',
  })
  whole.close()
  return small
}
