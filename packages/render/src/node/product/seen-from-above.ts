import { labelAreas } from '../cutout/mask.ts'
import type { Plane } from '../pixels/plane.ts'
import { contactsOf } from './contacts.ts'

/**
 * Range of the height of a plate below its widest row, relative to its width. This height is smaller for a standing
 * bottle and for a dish seen from a low angle, and larger for a tapered cup. A ball counts as a plate.
 */
const DEPTH = { least: 0.3, most: 0.56 }
/**
 * Largest median distance of a plate's edge from an ellipse, relative to the plate's width. The median ignores handles
 * that stick out.
 */
const ROUND = 0.035
// Minimum share that a plate fills of the half ellipse below its widest row. A chair fills less, because of the gaps
// between its legs.
const FILLED = 0.9
const THERE = 0.5

const PART = 0.08

// Minimum and maximum height of a dish seen from straight above, relative to its width including the handle.
const UPRIGHT_VIEW = { least: 0.8, most: 1.25 }

/**
 * How the camera saw a product: standing, as a dish or round box seen obliquely from above, or from straight above.
 * Only a standing product casts a shadow behind itself.
 */
export type View = 'standing' | 'dish' | 'above'

/**
 * Returns `above` also for several things one above the other, and for a thing that could not stand as it is seen.
 * @param there coverage, 0 to 1
 * @param tall height of the product relative to its width
 */
export function viewOf(there: Plane, tall: number): View {
  if (isScattered(there)) return 'above'
  if (isRound(there)) return tall > UPRIGHT_VIEW.least && tall < UPRIGHT_VIEW.most ? 'above' : 'dish'
  return canStand(there) ? 'standing' : 'above'
}

function isScattered({ width, height, data }: Plane): boolean {
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

interface Row {
  left: number
  right: number
  count: number
}

// First and last column, and number of pixels, of the product in each row. `right` is -1 in rows without it.
function rowsOf({ width, height, data }: Plane): Row[] {
  return Array.from({ length: height }, (_, y) => {
    let [left, right, count] = [width, -1, 0]
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) < THERE) continue
      left = Math.min(left, x)
      right = x
      count++
    }
    return { left, right, count }
  })
}

function isRound(there: Plane): boolean {
  const rows = rowsOf(there)
  const foot = rows.findLastIndex(({ right }) => right >= 0)
  const across = ({ left, right }: { left: number; right: number }) => right - left + 1
  const widest = rows.reduce((best, row, y) => (across(row) >= across(rows[best]!) ? y : best), 0)
  const whole = across(rows[widest]!)
  const depth = foot - widest
  if (whole < 8 || depth < DEPTH.least * whole || depth > DEPTH.most * whole) return false
  const filled = rows.slice(widest).reduce((sum, { count }) => sum + count, 0)
  if (filled < (FILLED * Math.PI * whole * depth) / 4) return false
  const middle = (rows[widest]!.left + rows[widest]!.right) / 2
  const away: number[] = []
  for (let y = widest; y <= foot; y++) {
    const half = (whole / 2) * Math.sqrt(Math.max(0, 1 - ((y - widest) / (depth + 1)) ** 2))
    away.push(Math.abs(rows[y]!.right - middle - half), Math.abs(middle - rows[y]!.left - half))
  }
  return median(away) < ROUND * whole
}

/**
 * A product cannot stand if its middle is beside the part that touches the ground, by more than `beyond` times its
 * width. It cannot stand either if its base slopes by more than `base` and its middle line leans by more than `lean`. A
 * stool's middle line is upright, because its legs lean to both sides.
 */
const STANDING = { beyond: 0.1, base: 0.25, lean: 0.12 }
/**
 * A product is turned in the picture if its sides lean by more than `least` on average and differ in lean by less than
 * `apart`, and the slope of its base equals the lean within `off`.
 */
const TURNED = { least: 0.07, apart: 0.1, off: 0.06 }

function canStand({ width, height, data }: Plane): boolean {
  const lowest = new Float32Array(width).fill(Number.NEGATIVE_INFINITY)
  let [sum, count, left, right] = [0, 0, width, 0]
  for (let i = 0; i < width * height; i++) {
    if (data[i]! < THERE) continue
    const x = i % width
    lowest[x] = Math.floor(i / width) + 1
    left = Math.min(left, x)
    right = Math.max(right, x)
    sum += x
    count++
  }
  if (count === 0) return true
  const contacts = contactsOf(lowest)
  const [first, last] = [contacts[0]!, contacts.at(-1)!]
  const slope = (lowest[last]! - lowest[first]!) / Math.max(1, last - first)
  const room = STANDING.beyond * (right - left)
  const isStable = sum / count > first - room && sum / count < last + room
  return isStable && !isTilted(rowsOf({ width, height, data }), slope)
}

function isTilted(rows: readonly Row[], slope: number): boolean {
  const seen = rows.filter(({ right }) => right >= 0)
  const middle = seen.slice(Math.floor(0.2 * seen.length), Math.ceil(0.8 * seen.length))
  const step = Math.max(1, Math.floor(middle.length / 3))
  const leanOf = (side: 'left' | 'right') =>
    median(middle.slice(step).map((row, y) => (row[side] - middle[y]![side]) / step))
  const [left, right] = [leanOf('left'), leanOf('right')]
  const lean = (left + right) / 2
  if (Math.abs(slope) > STANDING.base && Math.abs(lean) > STANDING.lean) return true
  return Math.abs(lean) > TURNED.least && Math.abs(left - right) < TURNED.apart && Math.abs(lean + slope) < TURNED.off
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
