import type { Point, Quad } from './warp.ts'

/** Smallest area of a quad on which a logo is visible, in square pixels. */
const SMALLEST = 16

/**
 * Crossed or mirrored corners would tear the logo or reverse its letters, so they are sorted clockwise from the top
 * left. Null if the corners span no area.
 */
export function settleQuad(quad: Quad): Quad | null {
  const proper = isConvexClockwise(quad) ? quad : clockwise(quad)
  return isConvexClockwise(proper) && area(proper) >= SMALLEST ? proper : null
}

function isConvexClockwise(quad: Quad): boolean {
  return quad.every((corner, i) => {
    const next = quad[(i + 1) % 4] as Point
    const after = quad[(i + 2) % 4] as Point
    const turn = (next[0] - corner[0]) * (after[1] - next[1]) - (next[1] - corner[1]) * (after[0] - next[0])
    return turn > 0
  })
}

function area(quad: Quad): number {
  const doubled = quad.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = quad[(i + 1) % 4] as Point
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

function clockwise(quad: Quad): Quad {
  const middle = [0, 1].map((axis) => quad.reduce((sum, corner) => sum + (corner[axis] as number), 0) / 4)
  const [cx, cy] = middle as [number, number]
  const round = [...quad].sort((a, b) => Math.atan2(a[1] - cy, a[0] - cx) - Math.atan2(b[1] - cy, b[0] - cx))
  const first = round.reduce((best, [x, y], i) => {
    const [bestX, bestY] = round[best] as Point
    return x + y < bestX + bestY ? i : best
  }, 0)
  return [...round.slice(first), ...round.slice(0, first)] as unknown as Quad
}
