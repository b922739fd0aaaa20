import type { ByteImage } from '../pixels/byte-image.ts'
import { colourAt, fitShading, type Shading, withoutShading } from './shading.ts'

const RING = 2
/** Maximum difference from the background, per channel. JPEG noise stays below it. */
export const ALIKE = 14
const SHARE = 0.97

/** A background of one colour, on which light may fall off smoothly. */
export interface PlainGround {
  /** Median at the border: red, green and blue, 0 to 255. */
  colour: number[]
  shading: Shading | null
}

/**
 * Background of a picture whose outermost pixels are uniform or shade off smoothly, else null. A photo with such a
 * border does not cut its subject off.
 */
export function plainBorder(picture: ByteImage): PlainGround | null {
  const ring = ringOf(picture)
  const { data } = picture
  const isPlain = (colourOf: (i: number) => readonly number[]) => {
    const alike = ring.filter((i) => colourOf(i).every((value, c) => Math.abs(data[i * 3 + c]! - value) <= ALIKE))
    return alike.length >= SHARE * ring.length
  }
  const usual = [0, 1, 2].map((c) => median(ring.map((i) => data[i * 3 + c]!)))
  if (isPlain(() => usual)) return { colour: usual, shading: null }
  const shading = fitShading(picture, ring)
  return isPlain((i) => colourAt(shading, picture, i)) ? { colour: usual, shading } : null
}

/** Returns the picture, of any size, with a background of one colour. Without shading, returns the picture itself. */
export const evened = (picture: ByteImage, { colour, shading }: PlainGround): ByteImage =>
  shading ? withoutShading(picture, shading, colour) : picture

function ringOf({ width, height }: ByteImage): number[] {
  const ring: number[] = []
  for (let y = 0; y < height; y++) {
    const inner = y >= RING && y < height - RING
    for (let x = 0; x < width; x += inner && x === RING - 1 ? Math.max(1, width - 2 * RING + 1) : 1) {
      ring.push(y * width + x)
    }
  }
  return ring
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
