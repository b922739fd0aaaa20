import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { ASSUMED, createInference, LETTERINGS, type Lettering } from '@ufaro/render/draw/gif/lettering.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { loadFaces } from '#web/studio/preview/load-faces.ts'
import { decode } from '#web/studio/preview/use-drawable.ts'

const MEASURED = 600
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export interface FoundLettering {
  lettering: Lettering
  assumed: boolean
}

const contextOf = (width: number, height: number): Ctx => {
  const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('Could not get 2D canvas context')
  return ctx as unknown as Ctx
}
const infer = createInference(contextOf)

/** The font inferred from a logo; null while unknown or not requested. */
export function useLettering(logo: Blob | null): FoundLettering | null {
  const [found, setFound] = useState<FoundLettering | null>(null)
  useEffect(() => {
    setFound(null)
    if (!logo) return
    let current = true
    measure(logo)
      .then((lettering) => current && setFound({ lettering: lettering ?? ASSUMED, assumed: lettering === null }))
      .catch((error) => logFailure('The logo could not be measured', error))
    return () => {
      current = false
    }
  }, [logo])
  return found
}

async function measure(logo: Blob): Promise<Lettering | null> {
  await loadFaces(LETTERINGS, ALPHABET)
  const bitmap = await decode(logo, MEASURED)
  const ctx = contextOf(bitmap.width, bitmap.height)
  ctx.drawImage(bitmap, 0, 0)
  bitmap.close()
  return infer(ctx.getImageData(0, 0, ctx.canvas.width, ctx.canvas.height))
}
