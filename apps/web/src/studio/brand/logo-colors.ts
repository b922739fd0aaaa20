import { DEFAULT_COLORS } from '@ufaro/contract/tools/flyer.ts'
import type { Colors } from './colors.ts'

/** Longer side in pixels at which the logo is analysed. */
const LOOK = 160

/** Replaces the brand's colours by those of the logo. Null if the logo has no dominant colours or cannot be read. */
export async function colorsAfterLogo(logo: Blob, colors: Colors): Promise<Colors | null> {
  const { brandAfterLogo } = await import('@ufaro/render/draw/logo/logo-colors.ts')
  const pixels = await readSmall(logo).catch(() => null)
  const brand = pixels && brandAfterLogo(pixels)
  if (!brand) return null
  const found = [brand.main, brand.second, brand.accent ?? colors[2]]
  return found.map((color) => color.toUpperCase()) as Colors
}

export async function colorsIfUnchosen(logo: Blob, colors: Colors): Promise<{ colors?: Colors }> {
  if (colors.join().toUpperCase() !== DEFAULT_COLORS.join()) return {}
  const found = await colorsAfterLogo(logo, colors)
  return found ? { colors: found } : {}
}

async function readSmall(blob: Blob): Promise<ImageData | null> {
  const bitmap = await createImageBitmap(blob)
  const scale = Math.min(1, LOOK / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  context?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context?.getImageData(0, 0, width, height) ?? null
}
