import type { Drawable } from '@ufaro/render/draw/canvas.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'

/** Longer side in pixels of what a preview draws: sharp on any screen, light enough to redraw while something is dragged. */
const LONGEST = 1600

/** A picture decoded for drawing; null while it is not there. */
export function useDrawable(blob: Blob | null | undefined): Drawable | null {
  const [drawable, setDrawable] = useState<Drawable | null>(null)
  useEffect(() => {
    setDrawable(null)
    if (!blob) return
    let bitmap: ImageBitmap | undefined
    let current = true
    decode(blob)
      .then((made) => {
        bitmap = made
        if (current) setDrawable({ source: made, width: made.width, height: made.height })
        else made.close()
      })
      .catch((error) => logFailure('Failed to load image', error))
    return () => {
      current = false
      bitmap?.close()
    }
  }, [blob])
  return drawable
}

/** @throws DOMException where the bytes are no picture */
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
