import type { Head } from '../head/head.ts'
import { skinLikeness } from '../head/skin.ts'
import { lightness } from '../pixels/lab.ts'

/**
 * No look changes the mean lightness (CIE L*, 0 to 100) of a person's facial skin by more than this, up or down. About
 * twice the smallest difference seen between two pictures side by side; a change of tone would be three times as much.
 */
export const SKIN_LIGHTNESS_BOUND = 4
/** What the looks keep to themselves: edges and JPEG take a little of the bound. */
const KEPT = 3
const MAX_SAMPLES = 4000

/** Places of facial skin in a picture, as pixel numbers; places evenly spread where there are many. */
export function skinPixels(rgb: ArrayLike<number>, width: number, height: number, heads: readonly Head[]): Int32Array {
  const inFace: number[] = []
  const likely: number[] = []
  for (const head of heads) {
    const across = head.width * 0.4
    const down = head.width * 0.52
    for (let y = Math.max(0, Math.round(head.y - down)); y < Math.min(height, head.y + down); y++) {
      for (let x = Math.max(0, Math.round(head.x - across)); x < Math.min(width, head.x + across); x++) {
        if (((x - head.x) / across) ** 2 + ((y - head.y) / down) ** 2 > 1) continue
        const i = y * width + x
        inFace.push(i)
        if (skinLikeness(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!) > 0.3) likely.push(i)
      }
    }
  }
  // In black and white, or under coloured light, nothing has the hue of skin: then the oval of the face stands for it.
  const chosen = likely.length > inFace.length * 0.15 ? likely : inFace
  const step = Math.max(1, Math.ceil(chosen.length / MAX_SAMPLES))
  return Int32Array.from(chosen.filter((_, k) => k % step === 0))
}

/** Mean L* of some pixels. */
export function meanLightness(rgb: ArrayLike<number>, pixels: Int32Array): number {
  let sum = 0
  for (const i of pixels) sum += lightness(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!)
  return pixels.length ? sum / pixels.length : 0
}

/** How much of a change that moves skin from one lightness to another may be applied: 0 to 1. */
export function allowedShare(before: number, after: number): number {
  return Math.min(1, KEPT / Math.max(1e-6, Math.abs(after - before)))
}
