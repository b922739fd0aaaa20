import type { ByteImage } from '../pixels/byte-image.ts'

const RING = 2
/** Maximum difference from the median colour, per channel. JPEG noise stays below it. */
export const ALIKE = 14
const SHARE = 0.97

/**
 * Colour of the outermost pixels if they are uniform, else null. A photo with a uniform border does not cut its subject
 * off.
 */
export function plainBorder({ width, height, data }: ByteImage): number[] | null {
  const ring: number[] = []
  for (let y = 0; y < height; y++) {
    const inner = y >= RING && y < height - RING
    for (let x = 0; x < width; x += inner && x === RING - 1 ? Math.max(1, width - 2 * RING + 1) : 1) {
      ring.push((y * width + x) * 3)
    }
  }
  const usual = [0, 1, 2].map((c) => median(ring.map((at) => data[at + c]!)))
  const alike = ring.filter((at) => usual.every((value, c) => Math.abs(data[at + c]! - value) <= ALIKE))
  return alike.length >= SHARE * ring.length ? usual : null
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
