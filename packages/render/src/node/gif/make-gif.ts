import { setImmediate } from 'node:timers/promises'
import type { GifSettings } from '@ufaro/contract/tools/gif.ts'
import type { Drawable } from '../../draw/canvas.ts'
import { drawGifFrame, type GifJob, gifSize } from '../../draw/gif/frame.ts'
import { ASSUMED, createInference, type Lettering } from '../../draw/gif/lettering.ts'
import { type GifFrame, planFrames } from '../../draw/gif/timeline.ts'
import { createContext, loadPixels } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'
import { sharp } from '../sharp.ts'
import { openVideo } from './ffmpeg.ts'
import { openGif } from './gif-writer.ts'

export interface GifOrder {
  /** At least one encoded picture. The first sets the aspect ratio. */
  pictures: readonly Buffer[]
  settings: GifSettings
  /**
   * Shown on the end card. If `inferFontFromLogo` is set, the texts get a font similar to the letters of the logo, or
   * of the first picture if there is no logo.
   */
  logo?: Buffer | undefined
  signal: AbortSignal
  onFrame: (done: number, total: number) => Promise<void>
}

export interface MadeGif {
  bytes: Buffer
  contentType: 'image/gif' | 'video/mp4' | 'video/webm'
  width: number
  height: number
  understood: string[] | null
}

const MEASURED = 600

const inferLettering = createInference(createContext)

/**
 * Keeps at most two decoded pictures in memory, those of the current frame.
 * @throws the signal's reason once aborted, or Error if a picture does not decode or ffmpeg fails
 */
export async function makeGif({ pictures, settings, logo, signal, onFrame }: GifOrder): Promise<MadeGif> {
  registerFonts()
  const first = await sharp(pictures[0]).metadata()
  const size = gifSize(first, settings.size)
  const longest = Math.max(size.width, size.height)
  const font = settings.inferFontFromLogo ? await fontFor(logo ?? (pictures[0] as Buffer)) : null
  const decoded: (Drawable | undefined)[] = []
  const job: GifJob = {
    pictures: decoded,
    settings,
    logo: logo && (await decode(logo, longest)),
    lettering: font?.lettering,
  }
  const frames = planFrames(settings, pictures.length)
  const ctx = createContext(size.width, size.height)
  const { format, loop, quality, optimizeFrames: optimize } = settings
  const writer = await (format === 'gif' ? openGif({ ...size, loop, quality, optimize }) : openVideo(format, size))
  try {
    for (const [done, frame] of frames.entries()) {
      signal.throwIfAborted()
      await hold(decoded, frame, (index) => decode(pictures[index] as Buffer, longest))
      drawGifFrame(ctx, job, frame)
      await writer.add(ctx.getImageData(0, 0, size.width, size.height).data, frame.delay, frame.blend > 0)
      await onFrame(done + 1, frames.length)
      // Yield to the event loop so that an abort can arrive.
      await setImmediate()
    }
    const bytes = await writer.finish()
    const contentType = format === 'gif' ? 'image/gif' : (`video/${format}` as const)
    return { bytes, contentType, ...evenFor(format, size), understood: font?.words ?? null }
  } finally {
    await writer.close()
  }
}

async function hold(
  decoded: (Drawable | undefined)[],
  { picture, next }: GifFrame,
  load: (index: number) => Promise<Drawable>,
): Promise<void> {
  const wanted = [picture, next].filter((each) => typeof each === 'number')
  for (const index of decoded.keys()) if (!wanted.includes(index)) decoded[index] = undefined
  for (const index of wanted) decoded[index] ??= await load(index)
}

async function decode(bytes: Buffer, longest: number): Promise<Drawable> {
  const { data, width, height } = await loadPixels(bytes, longest)
  const ctx = createContext(width, height)
  const pixels = ctx.createImageData(width, height)
  pixels.data.set(data)
  ctx.putImageData(pixels, 0, 0)
  return { source: ctx.canvas as CanvasImageSource, width, height }
}

async function fontFor(logo: Buffer): Promise<{ lettering: Lettering; words: string[] }> {
  const found = inferLettering(await loadPixels(logo, MEASURED))
  const lettering = found ?? ASSUMED
  return { lettering, words: [`font: ${lettering.face} ${lettering.weight}${found ? '' : ' (assumed)'}`] }
}

const evenFor = (format: GifSettings['format'], { width, height }: { width: number; height: number }) =>
  format === 'gif' ? { width, height } : { width: width - (width % 2), height: height - (height % 2) }
