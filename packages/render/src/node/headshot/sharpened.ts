import { type ByteImage, openImage } from '../pixels/byte-image.ts'

export async function sharpened(image: ByteImage, enlarged: number): Promise<Uint8ClampedArray> {
  const sigma = Math.max(0.7, Math.min(2.4, 0.55 * enlarged))
  const strength = enlarged > 1 ? 1.6 : 0.8
  const sharp = await openImage(image).sharpen({ sigma, m1: 0.3, m2: strength, x1: 3, y2: 8, y3: 12 }).raw().toBuffer()
  return new Uint8ClampedArray(sharp.buffer, sharp.byteOffset, sharp.length)
}
