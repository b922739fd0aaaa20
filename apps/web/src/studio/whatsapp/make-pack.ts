import { STILLS, type Still, WHATSAPP } from '@ufaro/render/draw/whatsapp/formats.ts'
import { drawMove, MOVE } from '@ufaro/render/draw/whatsapp/motion.ts'
import { logFailure } from '#web/lib/log.ts'
import { keepMark } from '../files/keep-mark.ts'
import type { Film } from '../video/film.ts'
import { makeVideo, videoWay } from '../video/make-video.ts'
import type { ViewerItem } from '../viewer/viewer-item.ts'
import { loadSource, type PackSource } from './load-source.ts'
import { encodeStill, paintSticker, paintStill } from './make-stills.ts'

export const PACK = [...STILLS, 'sticker', 'video'] as const
export type PackPart = (typeof PACK)[number]

export interface PackFile {
  blob: Blob
  size?: { width: number; height: number }
}

interface Telling {
  signal: AbortSignal
  onFile: (part: PackPart, file: PackFile | null) => void
  onProgress: (share: number) => void
}

/**
 * Makes the files one after the other. A file that fails does not stop the others.
 * @throws the signal's reason once aborted, or Error if `item` cannot be loaded
 */
export async function makePack(item: ViewerItem, { signal, onFile, onProgress }: Telling): Promise<void> {
  const source = await loadSource(item)
  try {
    const { picture } = source
    const kept = async (canvas: OffscreenCanvas, part: Still | 'sticker'): Promise<PackFile> => ({
      blob: await keepMark(source.blob, await encodeStill(canvas, part)),
      size: { width: canvas.width, height: canvas.height },
    })
    const parts: Record<PackPart, () => Promise<PackFile | null>> = {
      status: () => kept(paintStill('status', item, picture), 'status'),
      catalogue: () => kept(paintStill('catalogue', item, picture), 'catalogue'),
      profile: () => kept(paintStill('profile', item, picture), 'profile'),
      chat: () => kept(paintStill('chat', item, picture), 'chat'),
      sticker: async () => kept(await paintSticker(item, picture, signal), 'sticker'),
      video: () => videoOf(source, () => paintStill('status', item, picture), { signal, onProgress }),
    }
    for (const part of PACK) {
      signal.throwIfAborted()
      onFile(part, await orNull(part, parts[part], signal))
    }
  } finally {
    source.close()
  }
}

async function orNull(part: PackPart, make: () => Promise<PackFile | null>, signal: AbortSignal) {
  try {
    return await make()
  } catch (error) {
    signal.throwIfAborted()
    logFailure(`The ${part} could not be made`, error)
    return null
  }
}

async function videoOf(
  { blob, film }: PackSource,
  status: () => OffscreenCanvas,
  watching: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<PackFile | null> {
  const { maxBytes } = WHATSAPP.video
  if (blob.type.startsWith('video/') && blob.size <= maxBytes) return { blob }
  const shown = film ?? moving(status())
  const way = await videoWay(shown)
  const made = way && (await makeVideo(shown, way, maxBytes, watching))
  return made && made.size <= maxBytes ? { blob: made } : null
}

function moving(canvas: OffscreenCanvas): Film {
  const status = { source: canvas, width: canvas.width, height: canvas.height }
  const { width, height } = WHATSAPP.video
  const count = (MOVE.ms / 1000) * MOVE.fps
  const frames = Array.from({ length: count }, (_, n) => ({
    delay: 1000 / MOVE.fps,
    draw: (ctx: Parameters<typeof drawMove>[0]) => drawMove(ctx, status, n / (count - 1)),
  }))
  return { width, height, length: MOVE.ms, frames }
}
