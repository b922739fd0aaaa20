import type { Head } from '../head/head.ts'
import type { Mask } from './mask.ts'

/** What the outline says about a head. */
export interface Silhouette {
  head: Head
  /** First row of the hair. */
  top: number
  /** Row where the head is narrowest above the shoulders, if it narrows. */
  neck: number | undefined
}

/** Hair and skull together are about this much wider than the face from ear to ear. */
const HAIR = 1.2
/** From the top of the hair to the middle of the face, in widths of the face. */
const CROWN = 0.95

/**
 * Measures a head by the outline that a first cut found: colours cannot tell brown hair from skin, so a head found by
 * them is a little too large and too high, and the outline sets it right.
 */
export function measureSilhouette(mask: Mask, guess: Head): Silhouette {
  const rows = runsThrough(mask, guess)
  const top = rows.findIndex(({ right, left }) => right - left > guess.width * 0.15)
  if (top < 0) return { head: guess, top: Math.max(0, guess.y - guess.width), neck: undefined }

  // Where the outline runs off the picture it has swallowed the wall behind; where the photo does, hair is cut off.
  const upper = rows.slice(top + Math.round(guess.width * 0.35), top + Math.round(guess.width * 1.05))
  const widths = upper.map(({ left, right }) => right - left).sort((a, b) => a - b)
  const measured = (widths[Math.floor(widths.length * 0.6)] ?? guess.width * HAIR) / HAIR
  // Far from the guess the outline has caught something else (a chair, long hair): then it only pulls a little.
  const width = Math.max(guess.width * 0.85, Math.min(guess.width * 1.25, measured))
  const middles = upper.map(({ left, right }) => (left + right) / 2).sort((a, b) => a - b)
  const middle = middles[Math.floor(middles.length / 2)] ?? guess.x
  const x = guess.x + Math.max(-0.08, Math.min(0.08, (middle - guess.x) / guess.width / 3)) * guess.width
  const y =
    top > 1
      ? Math.max(guess.y - guess.width * 0.2, Math.min(guess.y + guess.width * 0.2, top + CROWN * width))
      : guess.y
  return { head: { x, y, width }, top, neck: findNeck(rows, top, width) }
}

interface Run {
  left: number
  right: number
}

/** On each row the stretch of subject that passes nearest under the middle of the head. */
function runsThrough({ width, height, data }: Mask, head: Head): Run[] {
  const middle = Math.round(Math.max(0, Math.min(width - 1, head.x)))
  const reach = Math.round(head.width * 0.25)
  return Array.from({ length: height }, (_, y) => {
    const row = y * width
    let at = -1
    for (let d = 0; d <= reach && at < 0; d++) {
      if (data[row + middle + d] && middle + d < width) at = middle + d
      else if (data[row + middle - d] && middle - d >= 0) at = middle - d
    }
    if (at < 0) return { left: 0, right: 0 }
    let left = at
    let right = at
    while (left > 0 && data[row + left - 1]) left--
    while (right + 1 < width && data[row + right + 1]) right++
    return { left, right: right + 1 }
  })
}

function findNeck(rows: Run[], top: number, width: number): number | undefined {
  const from = top + Math.round(width * 1.1)
  const to = Math.min(rows.length, top + Math.round(width * 2.3))
  let narrowest = -1
  for (let y = from; y < to; y++) {
    const span = rows[y]!.right - rows[y]!.left
    if (span > 0 && (narrowest < 0 || span < rows[narrowest]!.right - rows[narrowest]!.left)) narrowest = y
  }
  if (narrowest < 0) return undefined
  return rows[narrowest]!.right - rows[narrowest]!.left < width * 1.05 ? narrowest : undefined
}
