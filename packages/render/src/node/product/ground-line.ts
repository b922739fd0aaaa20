import { matteAt, type PlacedProduct } from './place.ts'
import { SIDE } from './shot-setup.ts'

/**
 * Maximum slope of the line between two points where a product touches the ground. In a photo taken by a standing
 * person, the sides of a box rise less steeply. Parts that rise more steeply do not touch the ground.
 */
const STEEPEST = 0.5

export interface GroundLine {
  /** Row at which the ground lies under each column of the shot. */
  ground: Float32Array
  /** Distance between ground and product per column, in pixels. Infinite in columns beside the product. */
  lift: Float32Array
}

/**
 * Finds where a product touches the ground: the lower convex hull of its outline, from the lowest point outwards. The
 * far wheel of a car is higher in the picture than the near one, and its shadow must start at that height.
 */
export function groundLineOf(product: PlacedProduct): GroundLine {
  const lowest = Float32Array.from({ length: SIDE }, (_, x) => {
    for (let y = Math.min(SIDE, product.top + product.height) - 1; y >= 0; y--) {
      if (matteAt(product, x, y) > 127) return y + 1
    }
    return Number.NEGATIVE_INFINITY
  })
  const start = lowest.indexOf(Math.max(...lowest))
  const ground = new Float32Array(SIDE).fill(Math.max(lowest[start]!, 0))
  for (const step of [1, -1]) {
    for (let from = start; ; ) {
      const to = nextContact(lowest, from, step)
      const slope = to === null ? 0 : (lowest[to]! - lowest[from]!) / Math.abs(to - from)
      const end = to ?? (step > 0 ? SIDE - 1 : 0)
      for (let x = from; x !== end + step; x += step) ground[x] = lowest[from]! + slope * Math.abs(x - from)
      if (to === null) break
      from = to
    }
  }
  return { ground, lift: ground.map((row, x) => row - lowest[x]!) }
}

function nextContact(lowest: Float32Array, from: number, step: number): number | null {
  let best: number | null = null
  let least = STEEPEST
  for (let x = from + step; x >= 0 && x < SIDE; x += step) {
    const rise = (lowest[from]! - lowest[x]!) / Math.abs(x - from)
    if (rise > least) continue
    least = rise
    best = x
  }
  return best
}
