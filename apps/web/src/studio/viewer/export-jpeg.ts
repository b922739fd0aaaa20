import { keepMark } from '../files/keep-mark.ts'
import { fetchBlob } from '../files/save.ts'
import type { ViewerItem } from './viewer-item.ts'

type Source = Pick<ViewerItem, 'url' | 'file'>

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

const JPEG_QUALITY = 0.95
const MOVES = /^(image\/gif|video\/.+)$/

/**
 * Exports as JPEG of quality 0.95. Transparency becomes white.
 * @throws Error with a sentence for the user
 */
async function exportJpeg(source: Source, area: Area | null): Promise<Blob> {
  const { bitmap, blob } = await loadBitmap(source)
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas context not available')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, x, y, width, height, 0, 0, width, height)
  bitmap.close()
  return keepMark(blob, await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }))
}

/** Saves animated GIFs, videos and local files unchanged unless they are cropped. Everything else is saved as JPEG. */
export async function exportPicture(source: Source, area: Area | null): Promise<Blob> {
  if (area) return exportJpeg(source, area)
  if (source.file) return source.file
  const whole = await fetchBlob(source.url).catch(() => null)
  return whole && MOVES.test(whole.type) ? whole : exportJpeg(source, null)
}

async function loadBitmap({ url, file }: Source): Promise<{ bitmap: ImageBitmap; blob: Blob }> {
  try {
    const blob = file ?? (await fetchBlob(url))
    return { bitmap: await createImageBitmap(blob), blob }
  } catch (cause) {
    throw new Error('Failed to load image', { cause })
  }
}
