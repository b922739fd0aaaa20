import { contactsOf } from './contacts.ts'
import { matteAt, type PlacedProduct } from './place.ts'
import { SIDE } from './shot-setup.ts'

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
  const contacts = contactsOf(lowest)
  const ground = new Float32Array(SIDE)
  let next = 0
  for (let x = 0; x < SIDE; x++) {
    while (next < contacts.length - 1 && contacts[next]! < x) next++
    const [to, from] = [contacts[next]!, contacts[Math.max(0, next - 1)]!]
    const part = to > from ? Math.max(0, Math.min(1, (x - from) / (to - from))) : 0
    ground[x] = Math.max(0, lowest[from]! + (lowest[to]! - lowest[from]!) * part)
  }
  return { ground, lift: ground.map((row, x) => row - lowest[x]!) }
}
