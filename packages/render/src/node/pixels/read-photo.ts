import { sharp } from '../sharp.ts'
import type { ByteImage } from './byte-image.ts'
import { createPlane, type Plane } from './plane.ts'

export interface Photo extends ByteImage {
  alpha?: Plane
}

/**
 * A larger photo is scaled down to this longer side in pixels, because no result is larger and every step takes time
 * per pixel.
 */
const LONGEST = 3000

export async function readPhoto(bytes: Buffer): Promise<Photo> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels === 3) return { width, height, data }
  return spread(data, width, height, channels)
}

/** Grey level (0 to 255) of the background behind transparent pixels. */
export const GREY = 128

function spread(data: Buffer, width: number, height: number, channels: number): Photo {
  const rgb = new Uint8Array(width * height * 3)
  const alpha = createPlane(width, height)
  const hasAlpha = channels === 2 || channels === 4
  const colours = channels < 3 ? [0, 0, 0] : [0, 1, 2]
  let solid = true
  for (let i = 0; i < width * height; i++) {
    const a = hasAlpha ? data[i * channels + channels - 1]! / 255 : 1
    alpha.data[i] = a
    if (a < 0.99) solid = false
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = data[i * channels + colours[c]!]! * a + GREY * (1 - a)
  }
  return { width, height, data: rgb, ...(solid ? {} : { alpha }) }
}
