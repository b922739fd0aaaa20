import { makeNearest } from './nearest.ts'
import type { Palette } from './palette.ts'

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value | 0)

/**
 * Palette indices of a picture, the error of each pixel spread over its neighbours in lines that turn at their ends
 * (Floyd and Steinberg, 1976).
 *
 * @param amount share of the error that is passed on: 1 is true to the mean, less is calmer and compresses better
 * @param drawn pixels to be drawn; the others get `skipped` and take no part
 */
export function dither(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  palette: Palette,
  amount: number,
  drawn?: Uint8Array,
  skipped = 0,
): Uint8Array {
  const nearest = makeNearest(palette)
  const { rgb } = palette
  const height = rgba.length / 4 / width
  const out = new Uint8Array(width * height)
  let here = new Float32Array((width + 2) * 3)
  let below = new Float32Array((width + 2) * 3)
  for (let y = 0; y < height; y++) {
    const step = y & 1 ? -1 : 1
    below.fill(0)
    for (let i = 0; i < width; i++) {
      const x = step > 0 ? i : width - 1 - i
      const pixel = y * width + x
      if (drawn && drawn[pixel] === 0) {
        out[pixel] = skipped
        continue
      }
      const at = pixel * 4
      const error = (x + 1) * 3
      const red = clamp(rgba[at]! + here[error]! + 0.5)
      const green = clamp(rgba[at + 1]! + here[error + 1]! + 0.5)
      const blue = clamp(rgba[at + 2]! + here[error + 2]! + 0.5)
      const index = nearest(red, green, blue)
      out[pixel] = index
      const ahead = error + step * 3
      const behind = error - step * 3
      for (let part = 0; part < 3; part++) {
        const off = ((part === 0 ? red : part === 1 ? green : blue) - rgb[index * 3 + part]!) * amount
        here[ahead + part]! += off * 0.4375
        below[behind + part]! += off * 0.1875
        below[error + part]! += off * 0.3125
        below[ahead + part]! += off * 0.0625
      }
    }
    const spent = here
    here = below
    below = spent
  }
  return out
}
