import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { decode } from './use-drawable.ts'

export function createContext(width: number, height: number): Ctx {
  const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('Could not get 2D canvas context')
  return ctx as unknown as Ctx
}

export async function readPixels(blob: Blob, longest: number): Promise<ImageData> {
  const bitmap = await decode(blob, longest)
  const { width, height } = bitmap
  const ctx = createContext(width, height)
  ctx.drawImage(bitmap, 0, 0)
  bitmap.close()
  return ctx.getImageData(0, 0, width, height)
}
