import type { Look } from './look.ts'

/** Alpha from which a pixel counts as part of what stands out. */
const THERE = 127
/** The share of a photo that an object takes: less is a speck, more fills the photo, so that any crop shows it. */
const SHARE = { least: 0.015, most: 0.6 }

/** The middle of what stands out in a photo, as fractions, however uncertain its outline; null if nothing does. */
export function middleOfObject({ width, height, mask }: Pick<Look, 'width' | 'height' | 'mask'>) {
  let [count, across, down] = [0, 0, 0]
  for (let i = 0; i < width * height; i++) {
    if ((mask[i] ?? 0) <= THERE) continue
    count++
    across += i % width
    down += Math.floor(i / width)
  }
  const share = count / (width * height)
  if (share < SHARE.least || share > SHARE.most) return null
  return { x: (across / count + 0.5) / width, y: (down / count + 0.5) / height }
}
