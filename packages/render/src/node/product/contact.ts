import { gaussianBlur } from '../pixels/blur.ts'
import { createPlane, type Plane, planeOf } from '../pixels/plane.ts'
import type { GroundLine } from './ground-line.ts'
import { SIDE } from './shot-setup.ts'

/** Shadows are computed at a resolution that is lower than the shot's by this factor. */
export const COARSE = 4
/**
 * The wide and the close part of a contact shadow. Lengths are shares of the picture's side. `depth` is the reach above
 * and below the ground line. At a height of `lift` above the ground, the product's shadow has a third of its strength.
 * `strength` is the darkest value before the blur, 0 to 1.
 */
const WIDE = { depth: 0.02, blur: 0.016, lift: 0.05, strength: 0.34 }
const CLOSE = { depth: 0.006, blur: 0.004, lift: 0.012, strength: 0.4 }

/**
 * Returns the darkening of the ground, 0 to 1, where a product blocks the ambient light: a soft shadow around the
 * points where it touches the ground, and a dark line at these points. The shadow has no direction.
 */
export function contactShadow(line: GroundLine): Plane {
  const [wide, close] = [poolWith(line, WIDE), poolWith(line, CLOSE)]
  return planeOf(wide.width, wide.height, (i) => 1 - (1 - wide.data[i]!) * (1 - close.data[i]!))
}

function poolWith({ ground, lift }: GroundLine, { depth, blur, lift: fade, strength }: typeof WIDE): Plane {
  const side = SIDE / COARSE
  const pool = createPlane(side, side)
  const reach = depth * side
  for (let x = 0; x < side; x++) {
    const [floor, up] = [ground[x * COARSE + 2]! / COARSE, lift[x * COARSE + 2]! / COARSE]
    const dark = strength * Math.exp(-up / (fade * side))
    for (let y = Math.max(0, Math.floor(floor - reach)); y < Math.min(side, floor + reach); y++) {
      pool.data[y * side + x] = dark * Math.sqrt(Math.max(0, 1 - ((y - floor) / reach) ** 2))
    }
  }
  return gaussianBlur(pool, blur * side)
}
