import { labelAreas } from '../cutout/mask.ts'
import type { Plane } from '../pixels/plane.ts'

/**
 * Range of the depth of the lower edge below the widest row, relative to the product's width. The edge of a standing
 * bottle or of a dish seen from a low angle is flatter, that of a tapered cup is deeper. A ball is within the range.
 */
const DEPTH = { least: 0.3, most: 0.56 }
/**
 * Largest median distance of a plate's edge from an ellipse, relative to the plate's width. The median ignores handles
 * that stick out.
 */
const ROUND = 0.035
const THERE = 0.5

const PART = 0.08

/**
 * Whether a product lies flat, so that it casts no shadow behind itself. It lies flat if its lower edge is half an
 * ellipse, like that of a plate, bowl or round box, or if it consists of several things, which could not stand above
 * each other.
 * @param there coverage, 0 to 1
 */
export const isSeenFromAbove = (there: Plane): boolean => isScattered(there) || isRound(there)

export function isScattered({ width, height, data }: Plane): boolean {
  const inside = Uint8Array.from(data, (value) => (value >= THERE ? 1 : 0))
  const { label, sizes } = labelAreas({ width, height, data: inside }, 1)
  const tops = sizes.map(() => height)
  const feet = sizes.map(() => -1)
  for (let i = 0; i < label.length; i++) {
    const [id, y] = [label[i]!, Math.floor(i / width)]
    tops[id] = Math.min(tops[id]!, y)
    feet[id] = y
  }
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0)
  const parts = sizes.map((_, id) => id).filter((id) => id > 0 && sizes[id]! >= PART * largest)
  const lowest = parts.reduce((best, id) => (feet[id]! > feet[best]! ? id : best), parts[0] ?? 0)
  return parts.some((id) => feet[id]! < tops[lowest]!)
}

function isRound({ width, height, data }: Plane): boolean {
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
