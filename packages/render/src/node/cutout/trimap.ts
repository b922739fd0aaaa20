import type { Head } from '../head/head.ts'
import { distanceTo } from '../pixels/distance.ts'
import type { Plane } from '../pixels/plane.ts'

/** Widths of the band in which transparency is looked for, in widths of the face: into the subject and out of it. */
const HAIR = { inside: 0.06, outside: 0.13 }
const BODY = { inside: 0.03, outside: 0.035 }
/** Hair may reach this far down from the middle of the face. */
const HAIR_ENDS = 0.5

/**
 * What is certain about a mask (0 to 1, soft at its outline): 1 well inside, 0 well outside, NaN in the band between,
 * which is wide around hair and narrow around clothes.
 */
export function trimap(mask: Plane, heads: readonly Head[]): Float32Array {
  const { width, height } = mask
  const distance = signedDistance(mask)
  const known = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const head = heads.reduce((best, other) => (Math.abs(x - other.x) < Math.abs(x - best.x) ? other : best))
      const hairy = smoothstep((HAIR_ENDS + 0.25 - (y - head.y) / head.width) / 0.5)
      const inside = (BODY.inside + (HAIR.inside - BODY.inside) * hairy) * head.width
      const outside = (BODY.outside + (HAIR.outside - BODY.outside) * hairy) * head.width
      known[i] = distance[i]! > inside ? 1 : distance[i]! < -outside ? 0 : Number.NaN
    }
  }
  return known
}

function smoothstep(t: number): number {
  const clamped = Math.max(0, Math.min(1, t))
  return clamped * clamped * (3 - 2 * clamped)
}

/** Distance to the outline in pixels, positive inside (two sweeps of the 3-4 chamfer distance). */
function signedDistance(mask: Plane): Float32Array {
  const inside = distanceTo(mask, (value) => value < 0.5)
  const outside = distanceTo(mask, (value) => value >= 0.5)
  return inside.map((value, i) => (value > 0 ? value : -outside[i]!))
}
