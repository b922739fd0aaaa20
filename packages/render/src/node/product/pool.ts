import type { Plane } from '../pixels/plane.ts'
import { contactShadow } from './contact.ts'
import { groundLineOf } from './ground-line.ts'
import type { PlacedProduct } from './place.ts'
import { coverageOf, lyingShadow } from './shadow.ts'

const LYING = 0.6

/**
 * Returns the darkening of the floor under a product lit from above, 0 to 1, at a quarter of the shot's resolution.
 * The shadow has no direction, so that narrow and wide products of a batch look alike.
 */
export function poolOf(product: PlacedProduct): Plane {
  return product.isLying ? lyingShadow(coverageOf(product), LYING) : contactShadow(groundLineOf(product))
}
