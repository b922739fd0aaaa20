import { prepareLogo } from '@ufaro/render/draw/logo/prepare-logo.ts'
import type { Pixels } from '@ufaro/render/draw/pixels.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { decode } from '#web/studio/preview/use-drawable.ts'

const LONGEST = 900

export function useInk(blob: Blob): Pixels | null {
  const [ink, setInk] = useState<Pixels | null>(null)
  useEffect(() => {
    let current = true
    setInk(null)
    inkOf(blob)
      .then((made) => current && setInk(made))
      .catch((error) => logFailure('Failed to load image', error))
    return () => {
      current = false
    }
  }, [blob])
  return ink
}

/** @throws Error with a sentence of the catalogue, or DOMException if the bytes are not a picture */
async function inkOf(blob: Blob): Promise<Pixels> {
  const bitmap = await decode(blob, LONGEST)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('Could not get 2D canvas context')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return prepareLogo(context.getImageData(0, 0, width, height))
}
