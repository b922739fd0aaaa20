/**
 * 8×8 DCT by the algorithm of Arai, Agui and Nakajima ("A Fast DCT-SQ Scheme for Images", 1988). It needs five
 * multiplications per row or column of eight values. Its scale factors are multiplied into the quantisation steps.
 */

/** For each coefficient in zigzag order, its index in the block row by row (ITU-T T.81, figure A.6). */
export const ZIGZAG = Uint8Array.of(
  0,
  1,
  8,
  16,
  9,
  2,
  3,
  10,
  17,
  24,
  32,
  25,
  18,
  11,
  4,
  5,
  12,
  19,
  26,
  33,
  40,
  48,
  41,
  34,
  27,
  20,
  13,
  6,
  7,
  14,
  21,
  28,
  35,
  42,
  49,
  56,
  57,
  50,
  43,
  36,
  29,
  22,
  15,
  23,
  30,
  37,
  44,
  51,
  58,
  59,
  52,
  45,
  38,
  31,
  39,
  46,
  53,
  60,
  61,
  54,
  47,
  55,
  62,
  63,
)

const SCALE = Float64Array.from({ length: 8 }, (_, k) => (k === 0 ? 1 : Math.SQRT2 * Math.cos((k * Math.PI) / 16)))
const scaleAt = (at: number): number => (SCALE[at >> 3] as number) * (SCALE[at & 7] as number)

/** Returns the factors by which quantised coefficients, in zigzag order, are multiplied before `inverse`. */
export const inverseSteps = (quant: Uint16Array): Float32Array =>
  Float32Array.from(ZIGZAG, (at, k) => ((quant[k] as number) * scaleAt(at)) / 8)

/**
 * Returns the factors by which the results of `forward`, in zigzag order, are multiplied to give quantised
 * coefficients.
 */
export const forwardSteps = (quant: Uint16Array): Float32Array =>
  Float32Array.from(ZIGZAG, (at, k) => 1 / ((quant[k] as number) * scaleAt(at) * 8))

const cosine = (k: number) => Math.cos((k * Math.PI) / 16)
const C4 = cosine(4)
const C6 = cosine(6)
const C2_LESS_C6 = cosine(2) - cosine(6)
const C2_PLUS_C6 = cosine(2) + cosine(6)

function forwardLine(d: Float32Array, i0: number, step: number): void {
  const i1 = i0 + step
  const i2 = i1 + step
  const i3 = i2 + step
  const i4 = i3 + step
  const i5 = i4 + step
  const i6 = i5 + step
  const i7 = i6 + step
  const s0 = d[i0]! + d[i7]!
  const d0 = d[i0]! - d[i7]!
  const s1 = d[i1]! + d[i6]!
  const d1 = d[i1]! - d[i6]!
  const s2 = d[i2]! + d[i5]!
  const d2 = d[i2]! - d[i5]!
  const s3 = d[i3]! + d[i4]!
  const d3 = d[i3]! - d[i4]!

  const outer = s0 + s3
  const inner = s1 + s2
  const rest = s0 - s3
  const turned = (s1 - s2 + rest) * C4
  d[i0] = outer + inner
  d[i4] = outer - inner
  d[i2] = rest + turned
  d[i6] = rest - turned

  const a = d3 + d2
  const b = d1 + d0
  const c = (a - b) * C6
  const low = a * C2_LESS_C6 + c
  const high = b * C2_PLUS_C6 + c
  const middle = (d2 + d1) * C4
  const near = d0 + middle
  const far = d0 - middle
  d[i5] = far + low
  d[i3] = far - low
  d[i1] = near + high
  d[i7] = near - high
}

const R2 = Math.SQRT2
const TWICE_C2 = 2 * cosine(2)
const TWICE_C2_LESS_C6 = 2 * C2_LESS_C6
const TWICE_C2_PLUS_C6 = 2 * C2_PLUS_C6

function inverseLine(d: Float32Array, i0: number, step: number): void {
  const i1 = i0 + step
  const i2 = i1 + step
  const i3 = i2 + step
  const i4 = i3 + step
  const i5 = i4 + step
  const i6 = i5 + step
  const i7 = i6 + step
  const sum = d[i0]! + d[i4]!
  const difference = d[i0]! - d[i4]!
  const both = d[i2]! + d[i6]!
  const cross = (d[i2]! - d[i6]!) * R2 - both
  const e0 = sum + both
  const e3 = sum - both
  const e1 = difference + cross
  const e2 = difference - cross

  const p = d[i5]! + d[i3]!
  const q = d[i5]! - d[i3]!
  const r = d[i1]! + d[i7]!
  const s = d[i1]! - d[i7]!
  const o7 = r + p
  const turn = (q + s) * TWICE_C2
  const o6 = turn - q * TWICE_C2_PLUS_C6 - o7
  const o5 = (r - p) * R2 - o6
  const o4 = turn - s * TWICE_C2_LESS_C6 - o5
  d[i0] = e0 + o7
  d[i7] = e0 - o7
  d[i1] = e1 + o6
  d[i6] = e1 - o6
  d[i2] = e2 + o5
  d[i5] = e2 - o5
  d[i3] = e3 + o4
  d[i4] = e3 - o4
}

/**
 * Transforms 64 samples to frequencies in place. The caller has subtracted 128 from each sample. `forwardSteps`
 * removes the scale of the result.
 */
export function forward(block: Float32Array): void {
  for (let row = 0; row < 64; row += 8) forwardLine(block, row, 1)
  for (let column = 0; column < 8; column++) forwardLine(block, column, 8)
}

/**
 * Transforms 64 frequencies, already multiplied by `inverseSteps`, to samples in place. The caller adds 128 to each
 * sample.
 */
export function inverse(block: Float32Array): void {
  for (let column = 0; column < 8; column++) inverseLine(block, column, 8)
  for (let row = 0; row < 64; row += 8) inverseLine(block, row, 1)
}
