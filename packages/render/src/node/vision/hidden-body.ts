import type { Face } from './faces.ts'

/** Rows of the chest, in heights of the face from its top. */
const CHEST = { top: 1.1, bottom: 2 }
/** Minimum height of the chest inside the photo, in heights of the face. A smaller part is not judged. */
const LEAST = 0.15
/** Minimum mean width of the body at the chest, in face widths. Tables and laptops in front leave less. */
const THERE = 0.4

/**
 * Whether objects in front of a person hide the chest. In a cut-out of such a person, the head would float above the
 * sleeves. The body is followed down from the face, because the chest of somebody who leans is not below the face.
 */
export function isBodyHidden(mask: Uint8ClampedArray, width: number, height: number, { box }: Face): boolean {
  const at = (part: number) => Math.round(Math.max(0, Math.min(height, box.y + part * box.height)))
  const [top, bottom] = [at(CHEST.top), at(CHEST.bottom)]
  if (bottom - top < LEAST * box.height) return false
  let above = new Uint8Array(width).fill(1, Math.max(0, Math.round(box.x)), Math.round(box.x + box.width))
  let sum = 0
  for (let y = at(1); y < bottom; y++) {
    above = connected(mask.subarray(y * width, (y + 1) * width), above)
    const across = above.reduce((count, mark) => count + mark, 0)
    if (y >= top) sum += Math.min(box.width, across)
  }
  return sum < THERE * box.width * (bottom - top)
}

/** Marks the runs of a row of the mask that touch a mark in the row above. */
function connected(row: Uint8ClampedArray, above: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(row.length)
  for (let from = 0; from < row.length; from++) {
    let to = from
    while (to < row.length && row[to]! > 127) to++
    if (above.subarray(from, to).includes(1)) out.fill(1, from, to)
    from = to
  }
  return out
}
