import type { Look } from './look.ts'

/** A pixel counts as part of the object if its mask value is above this. */
const THERE = 127
/**
 * Minimum and maximum share of a photo that an object covers. A smaller area is a speck. A larger one fills the
 * photo, so that any crop shows it.
 */
const SHARE = { least: 0.015, most: 0.6 }
/**
 * Share of an object's pixels that its bounds may leave out on each side, such as straps, crumbs and stray pixels.
 */
const STRAY = 0.02

/**
 * Returns the centre and the bounds of a photo's main object as fractions, even if its outline is uncertain. Null if
 * there is no object.
 */
export function placeOfObject({ width, height, mask }: Pick<Look, 'width' | 'height' | 'mask'>) {
  const columns = new Uint32Array(width)
  const rows = new Uint32Array(height)
  let [count, across, down] = [0, 0, 0]
  for (let i = 0; i < width * height; i++) {
    if ((mask[i] ?? 0) <= THERE) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    count++
    across += x
    down += y
    columns[x]!++
    rows[y]!++
  }
  const share = count / (width * height)
  if (share < SHARE.least || share > SHARE.most) return null
  const [left, right] = bounds(columns, count)
  const [top, foot] = bounds(rows, count)
  return {
    focus: { x: (across / count + 0.5) / width, y: (down / count + 0.5) / height },
    subject: { x: left / width, y: top / height, width: (right - left) / width, height: (foot - top) / height },
  }
}

function bounds(counts: Uint32Array, all: number): [from: number, to: number] {
  let [from, to, before, after] = [0, counts.length, 0, 0]
  while (before + counts[from]! <= STRAY * all) before += counts[from++]!
  while (after + counts[to - 1]! <= STRAY * all) after += counts[--to]!
  return [from, to]
}
