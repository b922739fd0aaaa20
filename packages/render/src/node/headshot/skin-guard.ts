import { lightness, toLab } from '../pixels/lab.ts'
import { faceHull, isInside } from '../vision/face-hull.ts'
import type { Face, Point } from '../vision/look.ts'

/**
 * No look changes the mean lightness (CIE L*, 0 to 100) of cheeks and forehead by more than this, up or down. A little
 * more than the smallest difference seen between two pictures side by side.
 */
export const SKIN_LIGHTNESS_BOUND = 3
/** What the grade itself may take of it; light of the ground, edges, grain and JPEG take some of the rest. */
const KEPT = 1.4
const MAX_SAMPLES = 4000
/** Radius of a patch of skin, in widths of the face. */
const PATCH = 0.1

/** Pixels of cheeks and forehead, told by the points of each face and not by colour: so they hold for every skin. */
export function skinPixels(width: number, height: number, faces: readonly Face[]): Int32Array {
  const found: number[] = []
  for (const face of faces) {
    const radius = PATCH * face.box.width
    // Seen from the side, a cheek of the far side lies beyond the face.
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

/** Middles of both cheeks and of the forehead. */
function patchesOf({ eyes, nose, mouth }: Face): Point[] {
  const brow = { x: (eyes[0].x + eyes[1].x) / 2, y: (eyes[0].y + eyes[1].y) / 2 }
  const cheek = (eye: Point): Point => ({
    x: eye.x + 0.1 * (eye.x - nose.x) + 0.45 * (mouth.x - brow.x),
    y: eye.y + 0.55 * (mouth.y - brow.y),
  })
  const forehead = { x: brow.x - 0.5 * (mouth.x - brow.x), y: brow.y - 0.5 * (mouth.y - brow.y) }
  return [cheek(eyes[0]), cheek(eyes[1]), forehead]
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

/** Mean L*, a* and b* of some pixels. */
export function meanLab(rgb: ArrayLike<number>, pixels: Int32Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  for (const i of pixels) {
    const lab = toLab(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!)
    for (let c = 0; c < 3; c++) sum[c]! += lab[c]! / pixels.length
  }
  return sum
}
