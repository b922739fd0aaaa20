import { gaussianBlur } from '../pixels/blur.ts'
import { type ByteImage, resizeImage } from '../pixels/byte-image.ts'
import type { Found } from './found.ts'
import { planeInFrame } from './in-frame.ts'
import { wholeOf } from './sample.ts'

// The picture is scaled to this longer side, in pixels. Then the colours on both sides of the outline are compared, at
// this distance from it.
const LONGEST = 400
const ASIDE = 4
const SOFTNESS = 1.5
/**
 * Colour difference (0 to 441) below which an edge is not visible, and maximum share of the outline without a visible
 * edge. That share is up to 0.06 in correct outlines, and 0.3 or more in those that miss a white handle on white.
 */
const FAINT = { apart: 15, most: 0.2 }
// Points beside the outline are only compared if one is surely inside the subject (at least `inside`) and the other
// surely outside (at most `outside`). In thin parts, no point is surely inside.
const SURE = { inside: 0.9, outside: 0.1 }

/** Whether the subject looks like the background along much of its outline. Such an outline is only a guess. */
export async function hasFaintOutline(picture: ByteImage, { box, soft }: Found): Promise<boolean> {
  const scale = LONGEST / Math.max(picture.width, picture.height)
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  if (Math.min(width, height) <= 2 * ASIDE) return false
  const { data } = await resizeImage(picture, width, height)
  const there = planeInFrame(soft, box, wholeOf(picture), width, height)
  const slope = gaussianBlur(there, SOFTNESS).data
  let [all, faint] = [0, 0]
  for (let y = ASIDE; y < height - ASIDE; y++) {
    for (let x = ASIDE; x < width - ASIDE; x++) {
      const i = y * width + x
      const [right, down] = [slope[i + 1]! - slope[i - 1]!, slope[i + width]! - slope[i - width]!]
      const steepness = Math.hypot(right, down)
      const isOutline = [1, -1, width, -width].some((step) => there.data[i + step]! < 0.5)
      if (there.data[i]! < 0.5 || !isOutline || steepness === 0) continue
      const step = Math.round((ASIDE * right) / steepness) + width * Math.round((ASIDE * down) / steepness)
      if (there.data[i + step]! < SURE.inside || there.data[i - step]! > SURE.outside) continue
      const apart = [0, 1, 2].map((c) => data[(i + step) * 3 + c]! - data[(i - step) * 3 + c]!)
      all++
      if (Math.hypot(...apart) < FAINT.apart) faint++
    }
  }
  return faint > FAINT.most * all
}
