import type { Drawable } from '@ufaro/render/draw/canvas.ts'

/** Longer side in pixels to which photos are scaled down: more than any flyer shows, but little enough for a phone. */
const LONGEST = 2048

class UnreadablePhoto extends Error {}

export async function loadFlyer(url: string): Promise<Drawable> {
  const image = new Image()
  image.src = url
  await image.decode()
  return { source: image, width: image.naturalWidth, height: image.naturalHeight }
}

/**
 * The photo does not leave the browser.
 * @throws UnreadablePhoto
 */
export async function readPhoto(file: File): Promise<Drawable> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePhoto(file.name)
  })
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new UnreadablePhoto(file.name)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return { source: canvas, width: canvas.width, height: canvas.height }
}

export const isHeic = ({ name, type }: File): boolean => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)
