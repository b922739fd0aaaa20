import type { Pixels } from './pixels.ts'

/** Minimum alpha of a pixel that counts as visible. */
const VISIBLE = 12

export function trim(picture: Pixels): Pixels {
  const { data, width, height } = picture
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] as number) < VISIBLE) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return picture
  const [w, h] = [right - left + 1, bottom - top + 1]
  const out = new Uint8ClampedArray(w * h * 4)
  for (let y = 0; y < h; y++) {
    const from = ((top + y) * width + left) * 4
    out.set(data.subarray(from, from + w * 4), y * w * 4)
  }
  return { data: out, width: w, height: h }
}
