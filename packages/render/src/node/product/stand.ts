import type { Backdrop } from '../backdrop/ground.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { createPlane, type Plane, resizePlane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { type GroundLine, groundLineOf } from './ground-line.ts'
import { matteAt, type PlacedProduct, placeProduct, type Standing } from './place.ts'
import { shadowOf } from './shadow.ts'
import { type ShotSetup, SIDE } from './shot-setup.ts'
import type { CutProduct } from './study-product.ts'

const GRAIN = 1.4
const MIRRORED = 0.3
/**
 * Minimum share of the product's columns that nearly touch the ground, and maximum distance that counts as nearly, as
 * a share of the product's height. Products with a rounder lower edge get no reflection.
 */
const FLAT = { least: 0.4, lift: 0.03 }

/**
 * Draws a product into a setting, three bytes per pixel. Only the tint of the light and the grain change the product's
 * pixels.
 */
export async function standOn(
  setup: ShotSetup,
  cut: CutProduct,
  standing: Standing = { scale: scaleOn(setup.size, cut) },
): Promise<Uint8ClampedArray> {
  const product = await placeProduct(cut, setup.floor, standing)
  const line = groundLineOf(product)
  // A product whose foot is below the shot does not touch the ground, for example one held by a hand from below.
  const isHeld = product.foot > SIDE
  const shade = isHeld ? createPlane(SIDE, SIDE) : resizePlane(shadowOf(product, line, setup.shadow), SIDE, SIDE)
  const out = enlarged(setup.ground)
  const gloss = !isHeld && !product.isLying && isFlat(product, line) ? setup.gloss : 0
  const mirror = gloss > 0 ? mirrorOf(product, line) : null
  const random = createRandom(9)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const i = y * SIDE + x
      const a = matteAt(product, x, y) / 255
      const from = a > 0 ? ((y - product.top) * product.width + x - product.left) * 3 : 0
      const speck = (random() + random() - 1) * GRAIN
      const image = mirror ? mirror.share.data[i]! * gloss : 0
      for (let c = 0; c < 3; c++) {
        let value = out[i * 3 + c]!
        if (image > 0) value += (mirror!.colours[c]!.data[i]! - value) * image
        value *= 1 - shade.data[i]!
        if (a > 0) value += (product.colours[from + c]! * setup.tint[c]! - value) * a
        out[i * 3 + c] = value + speck
      }
    }
  }
  return Uint8ClampedArray.from(out)
}

/**
 * Returns the scale of the cut-out product, at most 1.
 * @param size longer side, as a share of the picture's side
 */
export const scaleOn = (size: number, { box }: CutProduct): number =>
  Math.min(1, (size * SIDE) / Math.max(box.width, box.height))

export function enlarged({ width, height, data }: Backdrop): Float32Array {
  const out = new Float32Array(SIDE * SIDE * 3)
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(width, height)
    for (let i = 0; i < channel.data.length; i++) channel.data[i] = data[i * 3 + c]!
    const large = resizePlane(channel, SIDE, SIDE).data
    for (let i = 0; i < large.length; i++) out[i * 3 + c] = large[i]!
  }
  return out
}

function isFlat({ tall }: PlacedProduct, { lift }: GroundLine): boolean {
  const there = lift.filter((up) => up < Infinity)
  return there.filter((up) => up <= FLAT.lift * tall).length >= FLAT.least * there.length
}

function mirrorOf(product: PlacedProduct, { ground }: GroundLine): { share: Plane; colours: Plane[] } {
  const { left, top, width, height, tall, colours, matte } = product
  const share = createPlane(SIDE, SIDE)
  const planes = [0, 1, 2].map(() => createPlane(SIDE, SIDE))
  const reach = Math.round(tall * MIRRORED)
  for (let x = Math.max(0, left); x < Math.min(SIDE, left + width); x++) {
    const foot = Math.round(ground[x]!)
    for (let below = 0; below < Math.min(reach, SIDE - foot); below++) {
      const row = foot - below - 1 - top
      if (row < 0 || row >= height) continue
      const from = row * width + x - left
      const at = (foot + below) * SIDE + x
      share.data[at] = (matte[from]! / 255) * (1 - below / reach) ** 1.5
      for (let c = 0; c < 3; c++) planes[c]!.data[at] = colours[from * 3 + c]!
    }
  }
  return { share: gaussianBlur(share, 3), colours: planes }
}
