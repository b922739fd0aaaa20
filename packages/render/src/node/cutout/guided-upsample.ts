import { boxBlur } from '../pixels/blur.ts'
import type { ByteImage } from '../pixels/byte-image.ts'
import { createPlane, createSampler, type Plane, planeOf } from '../pixels/plane.ts'
import { invertSymmetric } from './gaussian.ts'

const RADIUS = 2
/** Regularization term for colours from 0 to 1. Where their variance is below it, the fit averages the matte. */
const FLATNESS = 4e-4
const SETTLED = 1e-3

/**
 * Upsamples a matte along the edges of the larger picture (He, Sun and Tang, "Guided Image Filtering", 2013, and "Fast
 * Guided Filter", 2015).
 */
export function guidedUpsample(matte: Plane, small: ByteImage, large: ByteImage): Plane {
  const { slopes, offset } = fit(matte, small)
  const [r, g, b] = slopes as [Plane, Plane, Plane]
  const unsettled = boxBlur(
    planeOf(matte.width, matte.height, (i) => doubt(matte.data[i]!)),
    2 * RADIUS,
  )
  const sample = createSampler(matte, large.width, large.height)
  const out = createPlane(large.width, large.height)
  for (let y = 0; y < large.height; y++) {
    for (let x = 0; x < large.width; x++) {
      const i = y * large.width + x
      if (sample(unsettled, x, y) < SETTLED) {
        out.data[i] = sample(matte, x, y) > 0.5 ? 1 : 0
        continue
      }
      const colour =
        sample(r, x, y) * large.data[i * 3]! +
        sample(g, x, y) * large.data[i * 3 + 1]! +
        sample(b, x, y) * large.data[i * 3 + 2]!
      out.data[i] = Math.max(0, Math.min(1, sample(offset, x, y) + colour / 255))
    }
  }
  return out
}

function doubt(alpha: number): number {
  return Math.min(alpha, 1 - alpha)
}

function fit(matte: Plane, small: ByteImage) {
  const { width, height } = matte
  const colour = [0, 1, 2].map((c) => planeOf(width, height, (i) => small.data[i * 3 + c]! / 255))
  const blur = (plane: Plane) => boxBlur(plane, RADIUS)
  const times = (a: Plane, b: Plane) => planeOf(width, height, (i) => a.data[i]! * b.data[i]!)
  const mean = colour.map(blur) as [Plane, Plane, Plane]
  const meanMatte = blur(matte)
  const withMatte = colour.map((plane) => blur(times(plane, matte)))
  const pairs = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 2],
  ].map(([a, b]) => blur(times(colour[a!]!, colour[b!]!)))
  const slopes = [createPlane(width, height), createPlane(width, height), createPlane(width, height)]
  const offset = createPlane(width, height)
  for (let i = 0; i < matte.data.length; i++) {
    const [r, g, b] = mean.map((plane) => plane.data[i]!) as [number, number, number]
    const at = (k: number) => pairs[k]!.data[i]!
    const { inverse: m } = invertSymmetric(
      at(0) - r * r + FLATNESS,
      at(1) - r * g,
      at(2) - r * b,
      at(3) - g * g + FLATNESS,
      at(4) - g * b,
      at(5) - b * b + FLATNESS,
    )
    const p = meanMatte.data[i]!
    const cr = withMatte[0]!.data[i]! - r * p
    const cg = withMatte[1]!.data[i]! - g * p
    const cb = withMatte[2]!.data[i]! - b * p
    const sr = m[0] * cr + m[1] * cg + m[2] * cb
    const sg = m[1] * cr + m[3] * cg + m[4] * cb
    const sb = m[2] * cr + m[4] * cg + m[5] * cb
    slopes[0]!.data[i] = sr
    slopes[1]!.data[i] = sg
    slopes[2]!.data[i] = sb
    offset.data[i] = p - sr * r - sg * g - sb * b
  }
  return { slopes: slopes.map(blur), offset: blur(offset) }
}
