import type { Plane } from '../pixels/plane.ts'

/** Depth of a lower edge below the widest row, in widths: a bottle or a ball is deeper, a dish on a table flatter. */
const DEPTH = { least: 0.3, most: 0.56 }
/** Median distance from an ellipse, in widths, that a plate's edge keeps to; handles may stick out of it. */
const ROUND = 0.035
const THERE = 0.5

/**
 * Whether a product ends below in half an ellipse, as a plate, bowl or round box seen from above does. It lies and does
 * not stand on that edge, so it throws no shadow behind itself.
 * @param there coverage, 0 to 1
 */
export function isSeenFromAbove({ width, height, data }: Plane): boolean {
  const rows: { left: number; right: number }[] = []
  let foot = -1
  for (let y = 0; y < height; y++) {
    let [left, right] = [width, -1]
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) < THERE) continue
      left = Math.min(left, x)
      right = x
    }
    rows.push({ left, right })
    if (right >= 0) foot = y
  }
  const across = ({ left, right }: { left: number; right: number }) => right - left + 1
  const widest = rows.reduce((best, row, y) => (across(row) >= across(rows[best]!) ? y : best), 0)
  const whole = across(rows[widest]!)
  const depth = foot - widest
  if (whole < 8 || depth < DEPTH.least * whole || depth > DEPTH.most * whole) return false
  const middle = (rows[widest]!.left + rows[widest]!.right) / 2
  const away: number[] = []
  for (let y = widest; y <= foot; y++) {
    const half = (whole / 2) * Math.sqrt(Math.max(0, 1 - ((y - widest) / (depth + 1)) ** 2))
    away.push(Math.abs(rows[y]!.right - middle - half), Math.abs(middle - rows[y]!.left - half))
  }
  return away.sort((a, b) => a - b)[away.length >> 1]! < ROUND * whole
}
