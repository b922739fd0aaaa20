import { gaussianBlur } from '../pixels/blur.ts'
import { createPlane, type Plane, planeOf } from '../pixels/plane.ts'
import { COARSE, contactShadow } from './contact.ts'
import type { GroundLine } from './ground-line.ts'
import { matteAt, type PlacedProduct } from './place.ts'
import { type ShadowLook, SIDE } from './shot-setup.ts'

/** Direction of a cast shadow in the picture: up by `back` and to the side by `aside`, as shares of its length. */
const LIE = { back: 0.5, aside: 0.95 }
/** Strength of a cast shadow at which the contact shadow has its full strength. */
const FULL = 0.34
const DARKEST = 0.92
/**
 * Shadow of a product that lies flat, seen from above. `near` and `far` are the radii of its two blurs. `aside` shifts
 * it away from the light, `below` down in the picture. Lengths are shares of the picture's width.
 */
const LYING = { near: 0.008, far: 0.03, aside: 0.012, below: 0.018, strength: 0.7 }

/** Returns the darkening of the floor, 0 to 1, at a quarter of the shot's resolution. */
export function shadowOf(
  product: PlacedProduct,
  line: GroundLine,
  { strength, reach, softness, from }: ShadowLook,
): Plane {
  const there = coverageOf(product)
  if (product.isLying) return lyingShadow(there, strength, from)
  const ground = Float32Array.from({ length: there.width }, (_, x) => line.ground[x * COARSE + 2]! / COARSE)
  const tip = (product.tall / COARSE) * reach * LIE.back
  const cast = softerWithHeight(castOn(there, ground, reach, from), ground, tip, softness * there.width)
  const contact = contactShadow(line)
  const close = Math.min(1, strength / FULL)
  return mapPlane(cast, (value, i) => Math.min(DARKEST, 1 - (1 - strength * value) * (1 - close * contact.data[i]!)))
}

/** Returns the coverage by the product, 0 to 1, at a quarter of the shot's resolution. */
export function coverageOf(product: PlacedProduct): Plane {
  const side = SIDE / COARSE
  const there = createPlane(side, side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) there.data[y * side + x] = matteAt(product, x * COARSE + 2, y * COARSE + 2) / 255
  }
  return there
}

/**
 * Returns the shadow of a product that lies on the ground, seen from above.
 * @param from side of the light. Without it, the shadow has no direction
 */
export function lyingShadow(there: Plane, strength: number, from?: ShadowLook['from']): Plane {
  const aside = from ? (from === 'left' ? LYING.aside : -LYING.aside) : 0
  const moved = movedBy(there, aside * there.width, LYING.below * there.width)
  const near = gaussianBlur(moved, LYING.near * there.width)
  const far = gaussianBlur(moved, LYING.far * there.width)
  return mapPlane(near, (value, i) => strength * LYING.strength * Math.min(1, 0.5 * value + 0.7 * far.data[i]!))
}

/** Lays each column of the product on the ground behind it, starting where the ground lies under that column. */
function castOn(there: Plane, ground: Float32Array, reach: number, from: ShadowLook['from']): Plane {
  const { width: side } = there
  const out = createPlane(side, side)
  const slant = ((from === 'left' ? 1 : -1) * LIE.aside) / LIE.back
  for (let x = 0; x < side; x++) {
    for (let back = 0; ; back++) {
      const row = Math.round(ground[x]! - 1 - back / (reach * LIE.back))
      if (row < 0) break
      const value = there.data[row * side + x]!
      const [atX, atY] = [Math.round(x + back * slant), Math.round(ground[x]! - 1 - back)]
      if (value === 0 || atX < 0 || atX >= side || atY < 1) continue
      // Neighbouring columns may start one row apart, which would leave gaps.
      for (const i of [atY * side + atX, (atY - 1) * side + atX]) out.data[i] = Math.max(out.data[i]!, value)
    }
  }
  return out
}

function softerWithHeight(cast: Plane, ground: Float32Array, tip: number, softness: number): Plane {
  const near = gaussianBlur(cast, softness * 0.25)
  const far = gaussianBlur(cast, softness)
  return mapPlane(near, (value, i) => {
    const back = ground[i % cast.width]! - Math.floor(i / cast.width)
    const along = Math.max(0, Math.min(1, back / Math.max(1, tip)))
    return (value + (far.data[i]! - value) * along) * (1 - 0.45 * along)
  })
}

function movedBy({ width, height, data }: Plane, right: number, down: number): Plane {
  const by = Math.round(down) * width + Math.round(right)
  return planeOf(width, height, (i) => data[i - by] ?? 0)
}

const mapPlane = (plane: Plane, change: (value: number, index: number) => number): Plane => ({
  ...plane,
  data: plane.data.map(change),
})
