import { keepMark } from '#web/studio/files/keep-mark.ts'
import { fetchBlob, saveBlob } from '#web/studio/files/save.ts'

const JPEG_QUALITY = 0.95

export function squareOf({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height)
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side }
}

export async function saveSquare(url: string, side: number, name: string): Promise<void> {
  const whole = await fetchBlob(url)
  const bitmap = await createImageBitmap(whole)
  try {
    const canvas = new OffscreenCanvas(side, side)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('Canvas context not available')
    const { x, y, side: cut } = squareOf(bitmap)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, x, y, cut, cut, 0, 0, side, side)
    saveBlob(await keepMark(whole, await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })), name)
  } finally {
    bitmap.close()
  }
}
