import { type ByteImage, type Bytes, resizeImage } from '../pixels/byte-image.ts'
import { sharp } from '../sharp.ts'

// At this size the noise of a sensor is gone.
const SIDE = 240
const PRODUCT = 10
/**
 * Minimum usual detail of a surface with a pattern, in grey levels. Between its far and its near part, detail differs by less
 * than a factor and the colour by less than these levels.
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
  const third = Math.round(height / 3)
  const far = surfaceIn(small, product, 1, third)
  const near = surfaceIn(small, product, height - third, height - 1)
  const [least, most] = [Math.min(far.detail, near.detail), Math.max(far.detail, near.detail)]
  const isAlike = far.colour.every((value, c) => Math.abs(value - near.colour[c]!) < ALIKE.colour)
  return least >= PATTERN && most < ALIKE.detail * least && isAlike
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
  return { colour: colour.map((sum) => sum / details.length), detail }
}
