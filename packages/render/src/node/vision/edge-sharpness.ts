import { boxBlur } from '../pixels/blur.ts'
import type { Plane } from '../pixels/plane.ts'

const FINE = 1
const COARSE = 5
const STRONGEST = 0.995
/** Minimum contrast in grey levels. Below it there are no edges to judge. */
const LEAST = 2

/**
 * Measures how steep the strongest edges of a picture are: what a blur of 1 pixel removes from them, relative to a blur
 * of 5 pixels. The result does not depend on contrast or on how much of the picture is plain.
 * @param grey 0 to 255
 * @returns about 0.1 (blurred) to 0.7 (in focus), or 1 without contrast
 */
export function edgeSharpness(grey: Plane): number {
  const coarse = strongest(grey, boxBlur(grey, COARSE))
  return coarse < LEAST ? 1 : strongest(grey, boxBlur(grey, FINE)) / coarse
}

function strongest({ data }: Plane, blurred: Plane): number {
  const lost = data.map((value, i) => Math.abs(value - blurred.data[i]!)).sort()
  return lost[Math.floor(STRONGEST * lost.length)] ?? 0
}
