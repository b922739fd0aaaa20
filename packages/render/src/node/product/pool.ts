import { gaussianBlur } from '../pixels/blur.ts'
import { createPlane, type Plane } from '../pixels/plane.ts'
import { matteAt, type PlacedProduct } from './place.ts'
import { isSeenFromAbove } from './seen-from-above.ts'
import { coverageOf, lyingShadow } from './shadow.ts'
import { SIDE } from './shot-setup.ts'

const COARSE = 4
/** Lengths as shares of the picture's side. `strength` is the darkest value, 0 to 1. */
const WIDE = { depth: 0.02, blur: 0.016, lift: 0.05, strength: 0.34 }
const LYING = 0.6
const CLOSE = { depth: 0.006, blur: 0.004, lift: 0.012, strength: 0.4 }

/**
 * Darkening of the floor under a product lit from above, 0 to 1, at a quarter of the shot's resolution: a pool around
 * the lower edge, and a dark line where the product touches the floor. The shadow has no direction, so products of all
 * widths match.
 */
export function poolOf(product: PlacedProduct): Plane {
  const there = coverageOf(product)
  if (isSeenFromAbove(there)) return lyingShadow(there, LYING)
  const lifted = heightsOf(product)
  const [wide, close] = [poolWith(product, lifted, WIDE), poolWith(product, lifted, CLOSE)]
  return { ...wide, data: wide.data.map((value, i) => 1 - (1 - value) * (1 - (close.data[i] ?? 0))) }
}

/** Height of the product's lower edge above the floor, per column. Infinite in columns beside the product. */
function heightsOf(product: PlacedProduct): number[] {
  const foot = Math.round(product.foot / COARSE)
  return Array.from({ length: SIDE / COARSE }, (_, x) => {
    for (let up = 0; up <= foot; up++) if (matteAt(product, x * COARSE + 2, (foot - up) * COARSE) > 127) return up
    return Infinity
  })
}

function poolWith(
  { foot }: PlacedProduct,
  lifted: readonly number[],
  { depth, blur, lift, strength }: typeof WIDE,
): Plane {
  const side = SIDE / COARSE
  const pool = createPlane(side, side)
  const [floor, reach] = [foot / COARSE, depth * side]
  for (let y = Math.max(0, Math.floor(floor - reach)); y < Math.min(side, floor + reach); y++) {
    const across = Math.sqrt(Math.max(0, 1 - ((y - floor) / reach) ** 2))
    for (const [x, up] of lifted.entries()) pool.data[y * side + x] = strength * across * Math.exp(-up / (lift * side))
  }
  return gaussianBlur(pool, blur * side)
}
