import type { Pixels } from '../pixels.ts'

/** Alpha is premultiplied, so that averages are correct at transparent edges. */
export interface Level {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Minimum length of a level's shorter side, in pixels, unless the picture itself is smaller. */
const SMALLEST = 8

const known = new WeakMap<Pixels, readonly Level[]>()

/**
 * Mipmap levels: the picture at full size, half, quarter and so on. Cached per picture, because previews print the same
 * picture many times.
 */
export function pyramidOf(picture: Pixels): readonly Level[] {
  const kept = known.get(picture)
  if (kept) return kept
  const levels = [premultiplied(picture)]
  for (let top = levels[0] as Level; Math.min(top.width, top.height) >= SMALLEST * 2; ) {
    top = halved(top)
    levels.push(top)
  }
  known.set(picture, levels)
  return levels
}

function premultiplied({ data, width, height }: Pixels): Level {
  const out = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number
    for (let part = 0; part < 3; part++) out[at + part] = ((data[at + part] as number) * alpha) / 255
    out[at + 3] = alpha
  }
  return { data: out, width, height }
}

/** An odd last row or column is left out, which is not visible at these sizes. */
function halved({ data, width, height }: Level): Level {
  const [w, h] = [width >> 1, height >> 1]
  const out = new Uint8ClampedArray(w * h * 4)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = (2 * y * width + 2 * x) * 4
      const below = from + width * 4
      for (let part = 0; part < 4; part++) {
        const sum =
          (data[from + part] as number) +
          (data[from + 4 + part] as number) +
          (data[below + part] as number) +
          (data[below + 4 + part] as number)
        out[(y * w + x) * 4 + part] = sum / 4
      }
    }
  }
  return { data: out, width: w, height: h }
}

/** Adds one bilinear sample to `into` (red, green, blue, alpha, each 0 to 255). `u` and `v` are from 0 to 1. */
export function addSample({ data, width, height }: Level, u: number, v: number, into: Float64Array): void {
  const fx = Math.min(width - 1, Math.max(0, u * width - 0.5))
  const fy = Math.min(height - 1, Math.max(0, v * height - 0.5))
  const x = fx | 0
  const y = fy | 0
  const [ax, ay] = [fx - x, fy - y]
  const right = x + 1 < width ? 4 : 0
  const down = y + 1 < height ? width * 4 : 0
  const at = (y * width + x) * 4
  const [a, b, c, d] = [(1 - ax) * (1 - ay), ax * (1 - ay), (1 - ax) * ay, ax * ay]
  for (let part = 0; part < 4; part++) {
    const here = at + part
    into[part] =
      (into[part] as number) +
      a * (data[here] as number) +
      b * (data[here + right] as number) +
      c * (data[here + down] as number) +
      d * (data[here + down + right] as number)
  }
}
