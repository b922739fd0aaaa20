import { type ByteImage, type Bytes, resizeImage } from '../pixels/byte-image.ts'
import { sharp } from '../sharp.ts'

// Longer side, in pixels, to which the photo is scaled. At this size the noise of a sensor is gone.
const SIDE = 240
const PRODUCT = 10
// Number of strips, from the far to the near end of the photo, that are compared.
const STRIPS = 6
// Minimum share of a strip that the product leaves free.
const FREE = 0.05
/**
 * A surface with a pattern has at least the detail `PATTERN` in every strip. Between strips, the detail differs by less
 * than the factor `ALIKE.detail`, and the mean colour by less than `ALIKE.colour` levels in each channel. The detail of
 * a strip is the median of its pixels' Laplacians in green, in levels.
 */
const PATTERN = 4
const ALIKE = { detail: 3, colour: 64 }

/**
 * Whether the whole background of a product is one surface with a pattern, and as sharp far away as it is near. This
 * is how a camera sees a table or floor from above. Seen from the side, it ends or goes out of focus.
 * @param mask coverage by the product, 0 to 255, at the size of the photo
 */
export async function isOnOneSurface(photo: ByteImage, mask: Uint8ClampedArray): Promise<boolean> {
  const scale = SIDE / Math.max(photo.width, photo.height)
  const [width, height] = [Math.ceil(photo.width * scale), Math.ceil(photo.height * scale)]
  const small = await resizeImage(photo, width, height)
  const product = await sharp(mask, { raw: { width: photo.width, height: photo.height, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const strips = Array.from({ length: STRIPS }, (_, k) => {
    const [from, to] = [k, k + 1].map((at) => Math.round((at * height) / STRIPS))
    return surfaceIn(small, product, Math.max(1, from!), Math.min(height - 1, to!))
  }).filter(({ free }) => free > FREE)
  const rangeOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const
  const [least, most] = rangeOf(strips.map(({ detail }) => detail))
  const isAlike = [0, 1, 2].every((c) => {
    const [dark, light] = rangeOf(strips.map(({ colour }) => colour[c]!))
    return light - dark < ALIKE.colour
  })
  return strips.length > 1 && least >= PATTERN && most < ALIKE.detail * least && isAlike
}

function surfaceIn({ width, data }: ByteImage, product: Bytes, from: number, to: number) {
  const colour = [0, 0, 0]
  const details: number[] = []
  for (let y = from; y < to; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const around = [i - 1, i + 1, i - width, i + width]
      if (product[i]! > PRODUCT || around.some((at) => product[at]! > PRODUCT)) continue
      for (let c = 0; c < 3; c++) colour[c]! += data[i * 3 + c]!
      details.push(Math.abs(around.reduce((sum, at) => sum + data[at * 3 + 1]!, -4 * data[i * 3 + 1]!)))
    }
  }
  const detail = details.sort((a, b) => a - b)[details.length >> 1] ?? 0
  const free = details.length / (width * (to - from))
  return { colour: colour.map((sum) => sum / details.length), detail, free }
}
