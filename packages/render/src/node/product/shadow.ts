import { gaussianBlur } from '../pixels/blur.ts'
import { createPlane, type Plane } from '../pixels/plane.ts'
import { matteAt, type PlacedProduct } from './place.ts'
import { isSeenFromAbove } from './seen-from-above.ts'
import { type ShadowLook, SIDE } from './shot-setup.ts'

const COARSE = 4
/** Shape of a cast shadow on the floor: `back` foreshortens it, `aside` slants it. */
const LIE = { back: 0.5, aside: 0.95 }
/** Contact shadow. `blur` and `below` (offset) are shares of the picture's side. */
const CONTACT = { blur: 0.006, below: 0.006, strength: 0.75 }
const AROUND = { blur: 0.035, below: 0.012, strength: 0.4, height: 0.3 }
/** Shadow of a product that lies flat: on all sides, and a little more below. */
const LYING = { near: 0.008, far: 0.03, below: 0.018, strength: 0.62 }

/** Darkening of the floor, 0 to 1, at a quarter of the shot's resolution. */
export function shadowOf(product: PlacedProduct, { strength, reach, softness }: ShadowLook): Plane {
  const side = SIDE / COARSE
  const there = coverageOf(product)
  if (isSeenFromAbove(there)) return lyingShadow(there, strength)
  const [foot, tall] = [product.foot / COARSE, product.tall / COARSE]
  const cast = blurByHeight(castOn(there, foot, reach), foot, tall * reach * LIE.back, softness * side)
  const contact = gaussianBlur(lowered(there, CONTACT.below * side), CONTACT.blur * side)
  const low = mapPlane(lowered(there, AROUND.below * side), (value, i) =>
    Math.floor(i / side) > foot - tall * AROUND.height ? value : 0,
  )
  const around = gaussianBlur(low, AROUND.blur * side)
  return mapPlane(cast, (value, i) =>
    Math.min(
      0.92,
      strength * Math.max(value, CONTACT.strength * contact.data[i]!) + AROUND.strength * strength * around.data[i]!,
    ),
  )
}

/** Coverage by the product, 0 to 1, at a quarter of the shot's resolution. */
export function coverageOf(product: PlacedProduct): Plane {
  const side = SIDE / COARSE
  const there = createPlane(side, side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) there.data[y * side + x] = matteAt(product, x * COARSE + 2, y * COARSE + 2) / 255
  }
  return there
}

/** Shadow of a product that lies on the ground, seen from above. */
export function lyingShadow(there: Plane, strength: number): Plane {
  const low = lowered(there, LYING.below * there.width)
  const near = gaussianBlur(low, LYING.near * there.width)
  const far = gaussianBlur(low, LYING.far * there.width)
  return mapPlane(near, (value, i) => strength * LYING.strength * Math.min(1, 0.5 * value + 0.7 * far.data[i]!))
}

function castOn(there: Plane, foot: number, reach: number): Plane {
  const { width: side } = there
  const out = createPlane(side, side)
  for (let y = 0; y < Math.min(side, foot); y++) {
    const height = (foot - y) / (reach * LIE.back)
    const from = Math.round(foot - height)
    if (from < 0) continue
    for (let x = 0; x < side; x++) {
      const at = Math.round(x - height * reach * LIE.aside)
      if (at >= 0 && at < side) out.data[y * side + x] = there.data[from * side + at]!
    }
  }
  return out
}

function blurByHeight(cast: Plane, foot: number, tip: number, softness: number): Plane {
  const near = gaussianBlur(cast, softness * 0.25)
  const far = gaussianBlur(cast, softness)
  return mapPlane(near, (value, i) => {
    const along = Math.max(0, Math.min(1, (foot - Math.floor(i / cast.width)) / Math.max(1, tip)))
    return (value + (far.data[i]! - value) * along) * (1 - 0.45 * along)
  })
}

function lowered(plane: Plane, by: number): Plane {
  const rows = Math.round(by)
  const out = createPlane(plane.width, plane.height)
  out.data.set(plane.data.subarray(0, plane.data.length - rows * plane.width), rows * plane.width)
  return out
}

const mapPlane = (plane: Plane, change: (value: number, index: number) => number): Plane => ({
  ...plane,
  data: plane.data.map(change),
})
