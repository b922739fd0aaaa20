import { lightness, toLab } from '../pixels/lab.ts'
import { faceHull, isInside } from '../vision/face-hull.ts'
import type { Face, Point } from '../vision/look.ts'

/**
 * Maximum change of the mean lightness (CIE L*, 0 to 100) of cheeks and forehead, up or down. It is slightly above the
 * just noticeable difference.
 */
export const SKIN_LIGHTNESS_BOUND = 3
/**
 * Maximum change of the skin's lightness by the colour grade alone. The rest of SKIN_LIGHTNESS_BOUND is left for the
 * changes by backdrop light, edges, grain and JPEG compression.
 */
const KEPT = 1.4
const MAX_SAMPLES = 4000
/** Radius of a skin patch, in face widths. */
const PATCH = 0.1

/**
 * Returns the pixels of cheeks and forehead. Finds them by facial landmarks, because finding them by colour would not
 * work for every skin tone.
 */
export function skinPixels(width: number, height: number, faces: readonly Face[]): Int32Array {
  const found: number[] = []
  for (const face of faces) {
    const radius = PATCH * face.box.width
    // Leave out points outside the face, because in a profile view the far cheek is outside.
    const hull = faceHull(face)
    for (const { x, y } of patchesOf(face)) {
      for (let v = Math.max(0, Math.round(y - radius)); v < Math.min(height, y + radius); v++) {
        for (let u = Math.max(0, Math.round(x - radius)); u < Math.min(width, x + radius); u++) {
          if (Math.hypot(u - x, v - y) <= radius && isInside(hull, u, v)) found.push(v * width + u)
        }
      }
    }
  }
  const step = Math.max(1, Math.ceil(found.length / MAX_SAMPLES))
  return Int32Array.from(found.filter((_, k) => k % step === 0))
}

function patchesOf({ eyes, nose, mouth }: Face): Point[] {
  const brow = { x: (eyes[0].x + eyes[1].x) / 2, y: (eyes[0].y + eyes[1].y) / 2 }
  const cheek = (eye: Point): Point => ({
    x: eye.x + 0.1 * (eye.x - nose.x) + 0.45 * (mouth.x - brow.x),
    y: eye.y + 0.55 * (mouth.y - brow.y),
  })
  const forehead = { x: brow.x - 0.5 * (mouth.x - brow.x), y: brow.y - 0.5 * (mouth.y - brow.y) }
  return [cheek(eyes[0]), cheek(eyes[1]), forehead]
}

export function meanLightness(rgb: ArrayLike<number>, pixels: Int32Array): number {
  let sum = 0
  for (const i of pixels) sum += lightness(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!)
  return pixels.length ? sum / pixels.length : 0
}

/** Returns the share, 0 to 1, of a change of the skin's lightness (L*) that may be applied. */
export function allowedShare(before: number, after: number): number {
  return Math.min(1, KEPT / Math.max(1e-6, Math.abs(after - before)))
}

export function meanLab(rgb: ArrayLike<number>, pixels: Int32Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  for (const i of pixels) {
    const lab = toLab(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!)
    for (let c = 0; c < 3; c++) sum[c]! += lab[c]! / pixels.length
  }
  return sum
}
