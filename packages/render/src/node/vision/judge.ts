import type { Face } from './faces.ts'
import type { Found } from './found.ts'
import { isBodyHidden } from './hidden-body.ts'

/**
 * Quality of the outline. With `clean` the background can be replaced, with `soft` it can only be softened. `none`
 * means that no subject was found.
 */
export type Cutout = 'clean' | 'soft' | 'none'

export interface Sides {
  left: boolean
  right: boolean
  top: boolean
  bottom: boolean
}

interface Evidence {
  mask: Uint8ClampedArray
  width: number
  height: number
  found: Found | null
  wanted: readonly Face[]
  subject: 'person' | 'object'
  /**
   * True if the photo's outermost pixels are uniform or shade off smoothly. Masks that reach the border are then too
   * wide.
   */
  plainBorder: boolean
}

/**
 * Minimum confidence for a clean outline. Outlines of objects below it lack parts, such as tyres on a dark road, or
 * contain parts of the ground.
 */
export const CLEAN = { person: 0.87, object: 0.97 }
/** Minimum confidence for a person without a face. */
const PLAUSIBLE = 0.75
const LEAST = 0.012
const MOST = { person: 0.97, object: 0.9 }
const TOUCH = 0.04
const INSET = 0.02
const NOTHING = { left: 0, right: 0, top: 0, bottom: 0 }
/**
 * Maximum share of an object's height that may lie at the left or right border, and of its width at the upper border.
 * Beyond it the object would look cut off on another background.
 */
const CUT_OFF = 0.12

/**
 * Result of `judge`. `cropped` is true for an object with a certain outline that the photo cuts off at the left, right
 * or top.
 */
export interface Verdict {
  touchesBorder: Sides
  confidence: number
  cutout: Cutout
  cropped: boolean
}

export function judge({ mask, width, height, found, wanted, subject, plainBorder }: Evidence): Verdict {
  const covered = plainBorder ? NOTHING : coverOf(mask, width, height)
  const touches = (side: keyof Sides) => covered[side] > TOUCH
  const touchesBorder = {
    left: touches('left'),
    right: touches('right'),
    top: touches('top'),
    bottom: touches('bottom'),
  }
  const confidence = found?.confidence ?? 0
  const { inside, rows, columns } = extentOf(mask, width)
  const share = inside / mask.length
  const beside = (Math.max(covered.left, covered.right) * height) / Math.max(1, rows)
  const cutOff = Math.max(beside, (covered.top * width) / Math.max(1, columns))
  const lost = share < LEAST || (subject === 'person' && wanted.length === 0 && confidence < PLAUSIBLE)
  const outlined = !lost && confidence >= CLEAN[subject] && share <= MOST[subject]
  const isCutOff = subject === 'object' && cutOff >= CUT_OFF
  const cropped = outlined && isCutOff
  const [face] = wanted
  const isWhole = subject === 'object' || (face !== undefined && !isBodyHidden(mask, width, height, face))
  const sure = outlined && !isCutOff && isWhole
  const cutout: Cutout = lost ? 'none' : sure ? 'clean' : 'soft'
  return { touchesBorder, confidence, cutout, cropped }
}

/** Number of pixels, rows and columns that the subject takes up. */
function extentOf(mask: Uint8ClampedArray, width: number) {
  let inside = 0
  const rows = new Uint8Array(mask.length / width)
  const columns = new Uint8Array(width)
  for (let y = 0, i = 0; y < rows.length; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (mask[i]! <= 127) continue
      inside++
      rows[y] = 1
      columns[x] = 1
    }
  }
  const count = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0)
  return { inside, rows: count(rows), columns: count(columns) }
}

function coverOf(mask: Uint8ClampedArray, width: number, height: number): Record<keyof Sides, number> {
  const share = (length: number, at: (k: number) => number) => {
    let touched = 0
    for (let k = 0; k < length; k++) if (mask[at(k)]! > 127) touched++
    return touched / length
  }
  // Samples slightly inside the border, because models are unreliable and masks fade at the border itself.
  const [x, y] = [Math.floor(INSET * width), Math.floor(INSET * height)]
  return {
    left: share(height, (row) => row * width + x),
    right: share(height, (row) => (row + 1) * width - 1 - x),
    top: share(width, (column) => y * width + column),
    bottom: share(width, (column) => (height - 1 - y) * width + column),
  }
}
