import type { Face, Point } from './faces.ts'

/**
 * Horizontal offset of the nose from the midpoint of the eyes, in eye distances, at which a view starts to be a profile
 * and at which it certainly is one.
 */
const PROFILE = { from: 0.35, to: 0.75 }
/**
 * In a profile, eyes, nose and mouth lie on the outline of the face, and a hull through them would include background.
 * Therefore all corners of the hull are moved by this share of the way towards the visible ear.
 */
const DRAWN_IN = 0.22

/**
 * Returns the area of a face that must never be cut off, from forehead to chin. In a profile it lies inside the
 * landmarks, to exclude the background beside the face.
 */
export function faceHull(face: Face): Point[] {
  const { eyes, nose, mouth, ears } = face
  const brow = middleOf(eyes[0], eyes[1])
  const down = { x: mouth.x - brow.x, y: mouth.y - brow.y }
  const chin = { x: mouth.x + 0.45 * down.x, y: mouth.y + 0.45 * down.y }
  const front = { x: brow.x - 0.6 * down.x, y: brow.y - 0.6 * down.y }
  const corners = [eyes[0], eyes[1], nose, mouth, chin, front, ...ears.map((ear) => towards(ear, nose, 0.2))]
  const aside = besideOf(face)
  const behind = ears[aside > 0 ? 0 : 1]
  const share = (Math.abs(aside) - PROFILE.from) / (PROFILE.to - PROFILE.from)
  const inwards = DRAWN_IN * Math.max(0, Math.min(1, share))
  return hullOf(corners.map((corner) => towards(corner, behind, inwards)))
}

/** Returns the horizontal offset of the nose from the midpoint of the eyes, in eye distances. */
function besideOf({ eyes: [a, b], nose }: Face): number {
  const [x, y] = [b.x - a.x, b.y - a.y]
  const brow = middleOf(a, b)
  return ((nose.x - brow.x) * x + (nose.y - brow.y) * y) / Math.max(1, x * x + y * y)
}

export function isInside(hull: readonly Point[], x: number, y: number): boolean {
  return hull.every((a, k) => turn(a, hull[(k + 1) % hull.length]!, { x, y }) >= 0)
}

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** Convex hull (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of ordered) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
