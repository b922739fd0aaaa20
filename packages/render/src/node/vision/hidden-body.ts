import type { Face } from './faces.ts'

/** The chest below a face, in the face's sizes from its upper left corner. */
const CHEST = { left: 0.1, right: 0.9, top: 1.1, bottom: 2 }
/** Less of the chest in the photo says nothing. */
const LEAST = 0.15
/** Share of the chest that is the person's at least; tables and laptops in front leave 0.4 and less. */
const THERE = 0.5
const STEP = 3

/** Whether things in front of a person hide the chest: cut out, the head would float above its sleeves. */
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
