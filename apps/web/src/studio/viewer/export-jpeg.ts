import { fetchBlob } from '../files/save.ts'

/** Part of a picture in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

const JPEG_QUALITY = 0.95
const MOVES = /^(image\/gif|video\/.+)$/

/**
 * A picture, or the part of it inside `area`, as JPEG at 0.95; transparent parts become white.
 * @throws Error with a sentence of the catalogue
 */
async function exportJpeg(url: string, area: Area | null): Promise<Blob> {
  const bitmap = await loadBitmap(url)
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas context not available')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, x, y, width, height, 0, 0, width, height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
}

/** What to save of a result: one that moves as it is while nothing is cut off it, everything else as JPEG. */
export async function exportPicture(url: string, area: Area | null): Promise<Blob> {
  const whole = area ? null : await fetchBlob(url).catch(() => null)
  return whole && MOVES.test(whole.type) ? whole : exportJpeg(url, area)
}

async function loadBitmap(url: string): Promise<ImageBitmap> {
  try {
    if (url.startsWith('blob:')) return await decodeOwn(url)
    const response = await fetch(url)
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return await createImageBitmap(await response.blob())
  } catch (cause) {
    throw new Error('Failed to load image', { cause })
  }
}

/** A picture that the page itself made: it may be shown, but not fetched. */
async function decodeOwn(url: string): Promise<ImageBitmap> {
  const picture = Object.assign(new Image(), { src: url })
  await picture.decode()
  return createImageBitmap(picture)
}
