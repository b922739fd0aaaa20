import { encodeLight, LINEAR } from '../pixels/lab.ts'
import type { Face } from '../vision/look.ts'
import type { Grade } from './looks.ts'
import { allowedShare, meanLightness, skinPixels } from './skin-guard.ts'

/** Grades a colour (0 to 255) of a pixel in the column `x`. Writes the result into `out`, not rounded or clamped. */
export type Develop = (out: Float32Array, r: number, g: number, b: number, x: number) => void

const KEY = 0.08

/**
 * Builds the colour grade of the people in a photo. Contrast increases the distance of each value from the lightness of
 * their skin. The whole grade is weakened if it would change the skin's lightness by more than the allowed amount.
 */
export function developFor(
  rgb: Uint8ClampedArray,
  width: number,
  height: number,
  faces: readonly Face[],
  grade: Grade,
): Develop {
  const skin = skinPixels(width, height, faces)
  const luma = skin.length ? mean(skin, (i) => lumaOf(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!)) : 128
  const middle = faces.length
    ? faces.reduce((sum, { box }) => sum + box.x + box.width / 2, 0) / faces.length
    : width / 2
  const size = faces[0]?.box.width ?? width / 3
  const full = grading(grade, luma, middle, size)
  const share = skin.length ? allowedShare(meanLightness(rgb, skin), lightnessAfter(rgb, width, skin, full)) : 1
  if (share === 1) return full
  return (out, r, g, b, x) => {
    full(out, r, g, b, x)
    out[0] = r + (out[0]! - r) * share
    out[1] = g + (out[1]! - g) * share
    out[2] = b + (out[2]! - b) * share
    if (grade.saturation === 0) removeColour(out)
  }
}

function grading(
  { contrast, saturation, warmth, keyLight }: Grade,
  pivot: number,
  middle: number,
  size: number,
): Develop {
  const curve = contrastCurve(contrast, pivot)
  return (out, r, g, b, x) => {
    const side = Math.max(-1, Math.min(1, (middle - x) / (1.4 * size)))
    const lamp = 1 + KEY * keyLight * side
    const y = lumaOf(r, g, b)
    const developed = curve[Math.max(0, Math.min(255, Math.round(y * lamp)))]!
    out[0] = developed + (r - y) * saturation + warmth
    out[1] = developed + (g - y) * saturation + warmth * 0.15
    out[2] = developed + (b - y) * saturation - warmth
  }
}

function contrastCurve(contrast: number, pivot: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, y) => {
    const room = y > pivot ? 255 - pivot : pivot
    if (room < 1) return y
    const t = Math.abs(y - pivot) / room
    // The curve has the slope 1 + 1.6 (contrast - 1) at the pivot, and its ends stay fixed.
    const bent = t * (1 + (contrast - 1) * (1 - t) * 1.6)
    return pivot + Math.sign(y - pivot) * Math.min(1, bent) * room
  })
}

function lightnessAfter(rgb: Uint8ClampedArray, width: number, skin: Int32Array, develop: Develop): number {
  const out = new Float32Array(3)
  const developed = new Float32Array(skin.length * 3)
  skin.forEach((i, k) => {
    develop(out, rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!, i % width)
    developed.set(out, k * 3)
  })
  return meanLightness(
    developed,
    Int32Array.from(skin, (_, k) => k),
  )
}

/** Converts to grey by luminance in linear light. The luma of sRGB values would darken skin in neon light. */
function removeColour(out: Float32Array): void {
  const light = (c: number) => LINEAR[Math.max(0, Math.min(255, Math.round(out[c]!)))]!
  out.fill(encodeLight(0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)))
}

function lumaOf(r: number, g: number, b: number): number {
  return 0.299 * r + 0.587 * g + 0.114 * b
}

function mean(items: Int32Array, value: (item: number) => number): number {
  let sum = 0
  for (const item of items) sum += value(item)
  return sum / items.length
}
