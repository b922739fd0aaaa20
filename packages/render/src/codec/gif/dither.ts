import { makeNearest } from './nearest.ts'
import type { Palette } from './palette.ts'

/** Errors are stored as fixed-point numbers with 12 fraction bits: 8 for `amount` and 4 for the weights below. */
const BITS = 12
const HALF = 1 << (BITS - 1)

/** Floyd-Steinberg weights in sixteenths. */
const [AHEAD, BEHIND, UNDER] = [7, 3, 5] as const

const clamp = (value: number): number => Math.max(0, Math.min(255, value))

/**
 * Returns the palette indices of a picture, by Floyd-Steinberg error diffusion (1976). Rows run alternately right and
 * left.
 * @param amount share of the error that is passed on. 1 preserves the mean colour. A lower share gives less noise and a
 * smaller file
 * @param drawn one byte per pixel, not 0 if the pixel is drawn. The others get the index `skipped` and pass on no error
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
  const share = Math.round(amount * 256)
  let here = new Int32Array((width + 2) * 3)
  let below = new Int32Array((width + 2) * 3)
  for (let y = 0; y < height; y++) {
    const step = y & 1 ? -1 : 1
    let aheadRed = 0
    let aheadGreen = 0
    let aheadBlue = 0
    let behindRed = 0
    let behindGreen = 0
    let behindBlue = 0
    let underRed = 0
    let underGreen = 0
    let underBlue = 0
    let x = step > 0 ? 0 : width - 1
    for (let i = 0; i < width; i++, x += step) {
      const pixel = y * width + x
      let offRed = 0
      let offGreen = 0
      let offBlue = 0
      if (drawn && drawn[pixel] === 0) out[pixel] = skipped
      else {
        const at = pixel * 4
        const error = (x + 1) * 3
        const red = clamp(rgba[at]! + ((here[error]! + aheadRed + HALF) >> BITS))
        const green = clamp(rgba[at + 1]! + ((here[error + 1]! + aheadGreen + HALF) >> BITS))
        const blue = clamp(rgba[at + 2]! + ((here[error + 2]! + aheadBlue + HALF) >> BITS))
        const index = nearest(red, green, blue)
        out[pixel] = index
        offRed = Math.imul(red - rgb[index * 3]!, share)
        offGreen = Math.imul(green - rgb[index * 3 + 1]!, share)
        offBlue = Math.imul(blue - rgb[index * 3 + 2]!, share)
      }
      const behind = (x + 1 - step) * 3
      below[behind] = behindRed + offRed * BEHIND
      below[behind + 1] = behindGreen + offGreen * BEHIND
      below[behind + 2] = behindBlue + offBlue * BEHIND
      behindRed = (underRed + offRed * UNDER) | 0
      behindGreen = (underGreen + offGreen * UNDER) | 0
      behindBlue = (underBlue + offBlue * UNDER) | 0
      // The remaining sixteenth of the error goes to the pixel diagonally below, in drawing direction.
      underRed = offRed
      underGreen = offGreen
      underBlue = offBlue
      aheadRed = (offRed * AHEAD) | 0
      aheadGreen = (offGreen * AHEAD) | 0
      aheadBlue = (offBlue * AHEAD) | 0
    }
    const last = (x + 1 - step) * 3
    below[last] = behindRed
    below[last + 1] = behindGreen
    below[last + 2] = behindBlue
    const spent = here
    here = below
    below = spent
  }
  return out
}
