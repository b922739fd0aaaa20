import { MEASURED } from '@ufaro/contract/modes/measured.ts'
import { binColours } from '../cutout/colour-bins.ts'
import { fitColourModel } from '../cutout/colour-model.ts'
import { type Box, type ByteImage, resizeImage } from '../pixels/byte-image.ts'
import { readPhoto } from '../pixels/read-photo.ts'
import { type FoundProduct, findProduct } from '../product/find-product.ts'
import { nameColour } from './name-colour.ts'

const PALETTE = 6
/** Share of the product a colour has to cover to be named, and how many are. */
const WORTH_NAMING = 0.07
const MOST_NAMES = 3
/** Width through height beyond which a product is wide, and its inverse tall. */
const OBLONG = 1.25
const VERY_OBLONG = 2
/** An ellipse fills its box by π/4: so near to that counts as round. */
const ROUND = { least: 0.74, most: 0.83 }
const SQUARE = 0.9

/**
 * A product photo in words, as far as it can be measured: main colours by name, shape and ground. It says that this is
 * all it knows, and nothing that is not about the picture.
 *
 * @param bytes an upright JPEG, PNG or WebP, as intakeImage returns it
 */
export async function describeByMeasure(bytes: Buffer): Promise<string> {
  const photo = await readPhoto(bytes)
  const found = await findProduct(photo)
  if (!found) {
    const small = await resizeImage(photo, 96, 96)
    const colours = namesOf(small, new Float32Array(96 * 96).fill(1))
    return sentence([`a picture mainly in ${list(colours)}`, 'without one product that stands out from its ground'])
  }
  const { width, height, data } = found.mask
  const small = await resizeImage(photo, width, height)
  const product = namesOf(small, Float32Array.from(data))
  return sentence([`mainly ${list(product)}`, shapeOf(found, photo), groundOf(found, small)])
}

const sentence = (parts: readonly string[]): string => `${MEASURED} ${parts.join('; ')}.`

const list = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'no clear colour')

/** Names of the colours that cover most, the largest first; two shades of one name count together. */
function namesOf({ data }: ByteImage, weight: Float32Array): string[] {
  const bins = binColours(data)
  const inBin = new Float32Array(bins.count)
  for (const [i, id] of bins.ofPixel.entries()) inBin[id] = inBin[id]! + weight[i]!
  const shares = new Map<string, number>()
  for (const { mean, share } of fitColourModel(bins, inBin, PALETTE)) {
    const name = nameColour(...(mean as [number, number, number]))
    shares.set(name, (shares.get(name) ?? 0) + share)
  }
  return [...shares]
    .filter(([, share]) => share >= WORTH_NAMING)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_NAMES)
    .map(([name]) => name)
}

function shapeOf({ mask, box }: FoundProduct, photo: ByteImage): string {
  const ratio = box.width / box.height
  const filled = filledShare(mask.data, box, photo)
  if (ratio > VERY_OBLONG) return 'long and flat in shape'
  if (ratio > OBLONG) return 'wider than tall'
  if (ratio < 1 / VERY_OBLONG) return 'tall and slim in shape'
  if (ratio < 1 / OBLONG) return 'taller than wide'
  if (filled > ROUND.least && filled < ROUND.most) return 'round in shape'
  return filled > SQUARE ? 'square in shape' : 'about as wide as tall'
}

/** How much of its box a product fills. */
function filledShare(mask: Uint8Array, { width, height }: Box, photo: ByteImage): number {
  const points = mask.reduce((sum, value) => sum + value, 0)
  return ((points / mask.length) * photo.width * photo.height) / (width * height)
}

function groundOf({ mask, ground }: FoundProduct, small: ByteImage): string {
  if (ground === 'transparent') return 'cut out, without a ground'
  const behind = namesOf(
    small,
    Float32Array.from(mask.data, (value) => 1 - value),
  )
  return ground === 'plain' ? `on a plain ${behind[0] ?? 'grey'} ground` : `on a ground of ${list(behind)}`
}
