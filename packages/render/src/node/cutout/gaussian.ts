export interface Component {
  mean: readonly [number, number, number]
  /** Upper triangle of the inverse covariance matrix, row by row. */
  inverse: readonly [number, number, number, number, number, number]
  share: number
  logScale: number
}

/** Variance of the noise in a compressed 8-bit picture. Added to each channel, because a cluster may have none. */
const NOISE_VARIANCE = 6

interface Moments {
  weight: number
  mean: [number, number, number]
  /** Covariance matrix: its upper triangle, row by row. */
  covariance: [number, number, number, number, number, number]
}

function momentsOf(colours: Float32Array, weight: Float32Array, ids: readonly number[]): Moments {
  let total = 0
  const mean: Moments['mean'] = [0, 0, 0]
  for (const id of ids) {
    const w = weight[id]!
    total += w
    for (let c = 0; c < 3; c++) mean[c] = mean[c]! + w * colours[id * 3 + c]!
  }
  for (let c = 0; c < 3; c++) mean[c] = mean[c]! / total
  const s: Moments['covariance'] = [0, 0, 0, 0, 0, 0]
  for (const id of ids) {
    const w = weight[id]! / total
    const r = colours[id * 3]! - mean[0]
    const g = colours[id * 3 + 1]! - mean[1]
    const b = colours[id * 3 + 2]! - mean[2]
    s[0] += w * r * r
    s[1] += w * r * g
    s[2] += w * r * b
    s[3] += w * g * g
    s[4] += w * g * b
    s[5] += w * b * b
  }
  return { weight: total, mean, covariance: s }
}

export function componentOf(
  colours: Float32Array,
  weight: Float32Array,
  ids: readonly number[],
  total: number,
): Component {
  const { weight: own, mean, covariance } = momentsOf(colours, weight, ids)
  const [rr, rg, rb, gg, gb, bb] = covariance
  const { inverse, determinant } = invertSymmetric(
    rr + NOISE_VARIANCE,
    rg,
    rb,
    gg + NOISE_VARIANCE,
    gb,
    bb + NOISE_VARIANCE,
  )
  return { mean, inverse, share: own / total, logScale: Math.log(own / total) - 0.5 * Math.log(determinant) }
}

/** Input and output are upper triangles of 3 × 3 matrices, row by row. */
export function invertSymmetric(a: number, b: number, c: number, d: number, e: number, f: number) {
  const A = d * f - e * e
  const B = c * e - b * f
  const C = b * e - c * d
  const determinant = a * A + b * B + c * C
  const k = 1 / determinant
  const inverse: Component['inverse'] = [
    A * k,
    B * k,
    C * k,
    (a * f - c * c) * k,
    (b * c - a * e) * k,
    (a * d - b * b) * k,
  ]
  return { inverse, determinant }
}

export function logDensity({ mean, inverse: m, logScale }: Component, colours: Float32Array, id: number): number {
  const r = colours[id * 3]! - mean[0]
  const g = colours[id * 3 + 1]! - mean[1]
  const b = colours[id * 3 + 2]! - mean[2]
  const distance = m[0] * r * r + m[3] * g * g + m[5] * b * b + 2 * (m[1] * r * g + m[2] * r * b + m[4] * g * b)
  return logScale - 0.5 * distance
}

/**
 * Returns the first principal component as a plane through the mean (a, b, c, offset), and the variance along its
 * normal, multiplied by the total weight.
 */
export function principalAxis(colours: Float32Array, weight: Float32Array, ids: readonly number[]) {
  const { weight: total, mean, covariance: s } = momentsOf(colours, weight, ids)
  let axis: [number, number, number] = [0.577, 0.577, 0.578]
  let variance = 0
  // Power iteration. Twelve rounds give a rough direction, which is enough.
  for (let round = 0; round < 12; round++) {
    const [x, y, z] = axis
    const next: [number, number, number] = [
      s[0] * x + s[1] * y + s[2] * z,
      s[1] * x + s[3] * y + s[4] * z,
      s[2] * x + s[4] * y + s[5] * z,
    ]
    variance = Math.hypot(...next)
    if (variance < 1e-9) break
    axis = [next[0] / variance, next[1] / variance, next[2] / variance]
  }
  const offset = axis[0] * mean[0] + axis[1] * mean[1] + axis[2] * mean[2]
  return { plane: [...axis, offset], spread: variance * total }
}
