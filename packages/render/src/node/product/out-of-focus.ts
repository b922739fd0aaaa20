import { blurBeside } from '../pixels/blur.ts'
import { type Box, resizeImage } from '../pixels/byte-image.ts'
import { distanceTo } from '../pixels/distance.ts'
import { createPlane, type Plane, planeOf } from '../pixels/plane.ts'
import { sharp } from '../sharp.ts'
import type { Found } from '../vision/found.ts'
import { planeInFrame } from '../vision/in-frame.ts'
import { SIDE } from './shot-setup.ts'

/** Blurs from near to far, as shares of the picture's side. The last one hides that the margins mirror the photo. */
const BLURS = [0.008, 0.025, 0.2]
/**
 * Each list has the distance at which the blur starts, then those at which each of `BLURS` is reached, as shares of the
 * picture's side. Distances are measured from the product, or outwards from the photo's edge (negative is inside the
 * photo). `beyondFreeEdge` applies where the product is not near.
 */
const STOPS = {
  fromProduct: [0.04, 0.12, 0.22, 0.45],
  beyondEdge: [-0.03, -0.015, 0, 0.12],
  beyondFreeEdge: [-0.25, -0.1, -0.03, 0.12],
}
// Side, in pixels, at which everything out of focus is drawn.
const COARSE = 150
// Probability above which a point counts as part of the product.
const LIKELY = 0.2

interface Shown {
  /** Space that was added at each side of the photo, as a share of the picture's side. */
  margins: Record<'left' | 'right' | 'top' | 'bottom', number>
  /** The part of the photo that the picture shows. */
  square: Box
  found: Found | null
  isCalm: boolean
}

/** Blurs the margins of a square picture and, if `isCalm`, all that is far from the product. */
export async function outOfFocus(
  picture: Uint8ClampedArray,
  { margins, square, found, isCalm }: Shown,
): Promise<Uint8ClampedArray> {
  const small = await resizeImage({ data: picture, width: SIDE, height: SIDE }, COARSE, COARSE)
  const product = found ? planeInFrame(found.soft, found.box, square, COARSE, COARSE) : createPlane(COARSE, COARSE)
  const everywhere = mirroredBeyond(product, margins)
  const blurred = BLURS.map((blur) => blurBeside(small, everywhere, blur * COARSE).data)
  const away = distanceTo(withFoot(product), (share) => share > LIKELY)
  const beyond = (at: number, first: number, last: number) =>
    Math.max(first > 0 ? first - at : -1, last > 0 ? at - 1 + last : -1)
  const layer = new Uint8ClampedArray(COARSE * COARSE * 4)
  for (let i = 0; i < COARSE * COARSE; i++) {
    const [u, v] = [((i % COARSE) + 0.5) / COARSE, (Math.floor(i / COARSE) + 0.5) / COARSE]
    const outside = Math.max(beyond(u, margins.left, margins.right), beyond(v, margins.top, margins.bottom))
    const apart = levelAt(away[i]! / COARSE, STOPS.fromProduct)
    const free = isCalm ? apart : Math.min(apart, levelAt(outside, STOPS.beyondFreeEdge))
    const level = Math.max(free, levelAt(outside, STOPS.beyondEdge))
    const before = Math.max(0, Math.min(BLURS.length - 2, Math.floor(level - 1)))
    const share = Math.max(0, level - 1 - before)
    for (let c = 0; c < 3; c++) {
      const [less, more] = [blurred[before]![i * 3 + c]!, blurred[before + 1]![i * 3 + c]!]
      layer[i * 4 + c] = less + (more - less) * share
    }
    layer[i * 4 + 3] = 255 * Math.min(1, level)
  }
  const over = await sharp(layer, { raw: { width: COARSE, height: COARSE, channels: 4 } })
    .resize(SIDE, SIDE)
    .raw()
    .toBuffer()
  const out = picture.slice()
  for (let i = 0; i < SIDE * SIDE; i++) {
    const share = over[i * 4 + 3]! / 255
    for (let c = 0; c < 3; c++) out[i * 3 + c]! += (over[i * 4 + c]! - out[i * 3 + c]!) * share
  }
  return out
}

// Adds the mirrored product in the margins, so that its colours are left out of the blur there too.
function mirroredBeyond({ width, height, data }: Plane, { left, right, top, bottom }: Shown['margins']): Plane {
  const within = (at: number, length: number, first: number, last: number) => {
    const [from, to] = [Math.round(first * length), length - Math.round(last * length)]
    return Math.max(from, Math.min(to - 1, at < from ? 2 * from - 1 - at : at >= to ? 2 * to - 1 - at : at))
  }
  return planeOf(width, height, (i) => {
    const [x, y] = [within(i % width, width, left, right), within(Math.floor(i / width), height, top, bottom)]
    return data[y * width + x]!
  })
}

// Adds all that is below the product, because the model misses thin legs and the lower parts of some products.
function withFoot({ width, height, data }: Plane): Plane {
  const out = createPlane(width, height, data.slice())
  for (let i = width; i < data.length; i++) out.data[i] = Math.max(out.data[i]!, out.data[i - width]!)
  return out
}

/** Number of blurs reached at a distance, with the fraction of the way to the next one. */
function levelAt(distance: number, stops: readonly number[]): number {
  const next = stops.findIndex((stop) => distance < stop)
  if (next <= 0) return next < 0 ? BLURS.length : 0
  return next - 1 + (distance - stops[next - 1]!) / (stops[next]! - stops[next - 1]!)
}
