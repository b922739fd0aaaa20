import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GifSettings } from '../packages/contract/src/tools/gif.ts'
import type { Drawable } from '../packages/render/src/draw/canvas.ts'
import { drawGifFrame } from '../packages/render/src/draw/gif/frame.ts'
import { planFrames } from '../packages/render/src/draw/gif/timeline.ts'
import { createContext } from '../packages/render/src/node/canvas.ts'
import { registerFonts } from '../packages/render/src/node/fonts.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { drawPortrait } from '../packages/render/src/node/testing/portrait.ts'

const TONES = ['dark', 'medium', 'light'] as const

export interface Film {
  width: number
  height: number
  /** Four bytes per pixel (RGBA), all opaque. */
  frames: Uint8Array[]
  delayMs: number
  rgba: Buffer
  rgbaFile: string
  pngFiles: string[]
  folder: string
  remove: () => void
}

interface Size {
  width: number
  height: number
}

export const paintPhotos = (count: number, size: Size): Uint8Array[] =>
  Array.from({ length: count }, (_, n) => drawPortrait({ ...size, seed: n + 1, tone: TONES[n % TONES.length]! }).rgba)

/** Crops the photos in turn. Each crop is enlarged more, and lies further to the right, than the one before. */
export const cropPhotos = (photos: readonly Buffer[], count: number, { width, height }: Size): Promise<Uint8Array[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const nearer = 1 + n / count
      const [wide, high] = [Math.round(width * nearer), Math.round(height * nearer)]
      const part = { left: Math.round(((wide - width) * n) / count), top: (high - height) >> 1, width, height }
      return sharp(photos[n % photos.length])
        .resize(wide, high, { fit: 'cover' })
        .extract(part)
        .ensureAlpha()
        .raw()
        .toBuffer()
    }),
  )

export async function drawFilm(photos: readonly Uint8Array[], { width, height }: Size): Promise<Film> {
  registerFonts()
  const settings = GifSettings.parse({ addText: true, textContent: 'Ẹ káàbọ̀ ₦5,000' })
  const pictures = photos.map((rgba): Drawable => {
    const ctx = createContext(width, height)
    const pixels = ctx.createImageData(width, height)
    pixels.data.set(rgba)
    ctx.putImageData(pixels, 0, 0)
    return { source: ctx.canvas as CanvasImageSource, width, height }
  })
  const ctx = createContext(width, height)
  const frames = planFrames(settings, photos.length).map((frame) => {
    drawGifFrame(ctx, { pictures, settings }, frame)
    return Uint8Array.from(ctx.getImageData(0, 0, width, height).data)
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'ufaro-gif-'))
  const rgba = Buffer.concat(frames)
  const rgbaFile = path.join(folder, 'frames.rgba')
  writeFileSync(rgbaFile, rgba)
  const pngFiles: string[] = []
  for (const [n, frame] of frames.entries()) {
    const file = path.join(folder, `frame${String(n).padStart(3, '0')}.png`)
    await sharp(frame, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 0 })
      .toFile(file)
    pngFiles.push(file)
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { width, height, frames, delayMs: settings.duration * 1000, rgba, rgbaFile, pngFiles, folder, remove }
}
