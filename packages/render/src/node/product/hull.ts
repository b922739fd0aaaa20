import type { Mask } from '../cutout/mask.ts'

/** The smallest convex area around a mask (Andrew's monotone chain); empty where the mask is. */
export function convexHull({ width, height, data }: Mask): Mask {
  const corners = chain(outermost(data, width, height))
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const span = spanAt(corners, y)
    if (span)
      out.fill(1, y * width + Math.max(0, Math.ceil(span[0])), y * width + Math.min(width - 1, Math.floor(span[1])) + 1)
  }
  return { width, height, data: out }
}

type Point = readonly [x: number, y: number]

/** The first and the last pixel of each row, from left to right. */
function outermost(data: Uint8Array, width: number, height: number): Point[] {
  const points: Point[] = []
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    const first = row.indexOf(1)
    if (first >= 0) points.push([first, y], [row.lastIndexOf(1), y])
  }
  return points.sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

function chain(points: readonly Point[]): Point[] {
  const half = (ordered: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of ordered) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept
  }
  return [...half(points), ...half(points.toReversed())]
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** From where to where a closed line of corners covers a row; null where it does not reach. */
function spanAt(corners: readonly Point[], y: number): [number, number] | null {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [k, a] of corners.entries()) {
    const b = corners[(k + 1) % corners.length]!
    if (Math.min(a[1], b[1]) > y || Math.max(a[1], b[1]) < y) continue
    const crossings = a[1] === b[1] ? [a[0], b[0]] : [a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1])]
    left = Math.min(left, ...crossings)
    right = Math.max(right, ...crossings)
  }
  return left <= right ? [left, right] : null
}
