import type { Bytes } from '../pixels/byte-image.ts'
/** Bins of 4 × 4 × 4 levels let colour models handle thousands of colours instead of millions of pixels. */
export interface ColourBins {
  ofPixel: Uint32Array
  /** Mean red, green and blue, three values per bin, 0 to 255. */
  colours: Float32Array
  count: number
}

const LEVELS = 64

/** @param rgb three bytes per pixel */
export function binColours(rgb: Bytes): ColourBins {
  const pixels = rgb.length / 3
  const idOf = new Int32Array(LEVELS ** 3).fill(-1)
  const ofPixel = new Uint32Array(pixels)
  const sums: number[] = []
  const weights: number[] = []
  for (let i = 0; i < pixels; i++) {
    const r = rgb[i * 3]!
    const g = rgb[i * 3 + 1]!
    const b = rgb[i * 3 + 2]!
    const cell = ((r >> 2) * LEVELS + (g >> 2)) * LEVELS + (b >> 2)
    let id = idOf[cell]!
    if (id < 0) {
      id = weights.length
      idOf[cell] = id
      weights.push(0)
      sums.push(0, 0, 0)
    }
    ofPixel[i] = id
    weights[id] = weights[id]! + 1
    sums[id * 3] = sums[id * 3]! + r
    sums[id * 3 + 1] = sums[id * 3 + 1]! + g
    sums[id * 3 + 2] = sums[id * 3 + 2]! + b
  }
  return {
    ofPixel,
    colours: Float32Array.from(sums, (sum, k) => sum / weights[Math.floor(k / 3)]!),
    count: weights.length,
  }
}
