import type { Face } from './faces.ts'

/** The chest below a face, relative to the upper left corner and the size of the face's box. */
const CHEST = { left: 0.1, right: 0.9, top: 1.1, bottom: 2 }
/** Minimum height of the chest inside the photo, in heights of the face's box. A smaller part is not judged. */
const LEAST = 0.15
/** Minimum share of the chest that must be covered by the person. Tables and laptops in front leave 0.4 or less. */
const THERE = 0.5
const STEP = 3

/**
 * Whether objects in front of a person hide the chest. In a cut-out of such a person, the head would float above the
 * sleeves.
 */
export function isBodyHidden(mask: Uint8ClampedArray, width: number, height: number, { box }: Face): boolean {
  const [left, right] = [box.x + CHEST.left * box.width, box.x + CHEST.right * box.width]
  const [top, bottom] = [box.y + CHEST.top * box.height, Math.min(height, box.y + CHEST.bottom * box.height)]
  if (bottom - top < LEAST * box.height) return false
  let [all, theirs] = [0, 0]
  for (let y = Math.max(0, Math.round(top)); y < bottom; y += STEP) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x += STEP) {
      all++
      if (mask[y * width + x]! > 127) theirs++
    }
  }
  return theirs < THERE * all
}
