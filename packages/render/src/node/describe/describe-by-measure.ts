import { MEASURED } from '@ufaro/contract/tools/measured.ts'
import { binColours } from '../cutout/colour-bins.ts'
import { fitColourModel } from '../cutout/colour-model.ts'
import { type ByteImage, resizeImage } from '../pixels/byte-image.ts'
import { readPhoto } from '../pixels/read-photo.ts'
import { planeInFrame } from '../vision/in-frame.ts'
import { lookAtPhoto } from '../vision/look.ts'
import { outlineOf } from '../vision/picture.ts'
import { wholeOf } from '../vision/sample.ts'
import { nameColour } from './name-colour.ts'

const GRID = 265
const PALETTE = 6
/** A colour is named if it covers at least WORTH_NAMING of the product. At most MOST_NAMES colours are named. */
const WORTH_NAMING = 0.07
const MOST_NAMES = 3
/** Ratio of width to height above which a product is called wide. Below the inverse ratio it is called tall. */
const OBLONG = 1.25
const VERY_OBLONG = 2
/** Share of its bounding box that a product called round fills. An ellipse fills π/4, which is 0.785. */
const ROUND = { least: 0.74, most: 0.83 }
const SQUARE = 0.9

/**
 * Names the colours, shape and background of a product. The text starts with `MEASURED`, which distinguishes it from a
 * user's description.
 * @param bytes an upright JPEG, PNG or WebP, as returned by intakeImage
 */
export async function describeByMeasure(bytes: Buffer): Promise<string> {
  const photo = await readPhoto(bytes)
  const look = await lookAtPhoto(photo, 'object')
  if (!look.found || look.cutout === 'none') {
    const small = await resizeImage(photo, 96, 96)
    const colours = namesOf(small, new Float32Array(96 * 96).fill(1))
    return sentence([`a picture mainly in ${list(colours)}`, 'without one product that stands out from its ground'])
  }
  const scale = Math.min(1, GRID / Math.max(photo.width, photo.height))
  const width = Math.max(1, Math.round(photo.width * scale))
  const height = Math.max(1, Math.round(photo.height * scale))
  const small = await resizeImage(photo, width, height)
  const { data } = planeInFrame(look.found.soft, look.found.box, wholeOf(photo), width, height)
  const there = data.map((value) => (value > 0.5 ? 1 : 0))
  const ground = outlineOf(photo) ? 'cut out, without a ground' : groundOf(small, there)
  return sentence([`mainly ${list(namesOf(small, there))}`, shapeOf(there, width), ground])
}

const sentence = (parts: readonly string[]): string => `${MEASURED} ${parts.join('; ')}.`

const list = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'no clear colour')

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

function shapeOf(there: Float32Array, columns: number): string {
  let [left, top, right, bottom, points] = [columns, Number.POSITIVE_INFINITY, 0, 0, 0]
  for (const [i, value] of there.entries()) {
    if (value === 0) continue
    const [x, y] = [i % columns, Math.floor(i / columns)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    points++
  }
  const ratio = (right - left) / (bottom - top)
  const filled = points / ((right - left) * (bottom - top))
  if (ratio > VERY_OBLONG) return 'long and flat in shape'
  if (ratio > OBLONG) return 'wider than tall'
  if (ratio < 1 / VERY_OBLONG) return 'tall and slim in shape'
  if (ratio < 1 / OBLONG) return 'taller than wide'
  if (filled > ROUND.least && filled < ROUND.most) return 'round in shape'
  return filled > SQUARE ? 'square in shape' : 'about as wide as tall'
}

function groundOf(small: ByteImage, there: Float32Array): string {
  const behind = namesOf(
    small,
    there.map((value) => 1 - value),
  )
  return behind.length > 1 ? `on a ground of ${list(behind)}` : `on a plain ${behind[0] ?? 'grey'} ground`
}
