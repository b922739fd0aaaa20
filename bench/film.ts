import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GifSettings } from '../packages/contract/src/modes/gif.ts'
import type { Drawable } from '../packages/render/src/draw/canvas.ts'
import { drawGifFrame } from '../packages/render/src/draw/gif/frame.ts'
import { planFrames } from '../packages/render/src/draw/gif/timeline.ts'
import { createContext } from '../packages/render/src/node/canvas.ts'
import { registerFonts } from '../packages/render/src/node/fonts.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { drawPortrait } from '../packages/render/src/node/testing/portrait.ts'

const TONES = ['dark', 'medium', 'light'] as const

/** The frames every encoder is given, in the form it takes them most readily. */
export interface Film {
  width: number
  height: number
  /** Four bytes a pixel, opaque. */
  frames: Uint8Array[]
  delayMs: number
  /** Of all frames one after another. */
  rgba: Buffer
  rgbaFile: string
  /** Not compressed. */
  pngFiles: string[]
  folder: string
  remove: () => void
}

/** Photos with a line of text, drawn as the product draws them. */
export async function drawFilm(photos: number, longest: number): Promise<Film> {
  registerFonts()
  const settings = GifSettings.parse({ addText: true, textContent: 'Ẹ káàbọ̀ ₦5,000' })
  const [width, height] = [Math.round(longest * 0.8), longest]
  const pictures = Array.from({ length: photos }, (_, seed): Drawable => {
    const photo = drawPortrait({ width, height, seed: seed + 1, tone: TONES[seed % TONES.length]! })
    const ctx = createContext(width, height)
    const pixels = ctx.createImageData(width, height)
    pixels.data.set(photo.rgba)
    ctx.putImageData(pixels, 0, 0)
    return { source: ctx.canvas as CanvasImageSource, width, height }
  })
  const ctx = createContext(width, height)
  const frames = planFrames(settings, photos).map((frame) => {
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
