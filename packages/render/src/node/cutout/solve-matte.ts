import type { ByteImage } from '../pixels/byte-image.ts'
import type { Plane } from '../pixels/plane.ts'
import { mattingLaplacian, type SparseRows } from './matting-laplacian.ts'

const GUESS_WEIGHT = 0.008
const MAX_ROUNDS = 120
const PRECISION = 1e-3

/**
 * Computes the matte, 0 to 1, where `known` is NaN.
 * @param guess initial values, 0 to 1
 */
export function solveMatte(image: ByteImage, known: Float32Array, guess: Plane): Plane {
  const rows = mattingLaplacian(image, (i) => Number.isNaN(known[i]!))
  const count = rows.pixels.length
  const alpha = known.map((value, i) => (Number.isNaN(value) ? guess.data[i]! : value))
  const x = Float32Array.from(rows.pixels, (i) => guess.data[i]!)
  const right = Float32Array.from(
    rows.pixels,
    (i, u) => GUESS_WEIGHT * guess.data[i]! - fromKnown(rows, u, known, image.width),
  )
  const links = linksOf(rows, image)
  conjugateGradient(rows.weights, links, x, right, count)
  for (let u = 0; u < count; u++) alpha[rows.pixels[u]!] = Math.max(0, Math.min(1, x[u]!))
  return { ...guess, data: alpha }
}

function fromKnown({ pixels, weights }: SparseRows, u: number, known: Float32Array, width: number): number {
  let sum = 0
  for (let k = 0; k < 25; k++) {
    const weight = weights[u * 25 + k]!
    if (weight === 0) continue
    const value = known[pixels[u]! + (((k / 5) | 0) - 2) * width + (k % 5) - 2]!
    if (!Number.isNaN(value)) sum += weight * value
  }
  return sum
}

/** For each weight, returns its neighbour's index in `pixels`, or -1 if the neighbour is known or the weight is 0. */
function linksOf({ pixels, unknownAt, weights }: SparseRows, { width }: ByteImage): Int32Array {
  const links = new Int32Array(weights.length).fill(-1)
  for (let u = 0; u < pixels.length; u++) {
    for (let k = 0; k < 25; k++) {
      if (weights[u * 25 + k] === 0) continue
      links[u * 25 + k] = unknownAt[pixels[u]! + (((k / 5) | 0) - 2) * width + (k % 5) - 2]!
    }
  }
  return links
}

/** Solves (rows + GUESS_WEIGHT) x = right in place. The preconditioner is diagonal. */
function conjugateGradient(
  weights: Float32Array,
  links: Int32Array,
  x: Float32Array,
  right: Float32Array,
  count: number,
): void {
  const scale = Float32Array.from({ length: count }, (_, u) => 1 / (weights[u * 25 + 12]! + GUESS_WEIGHT))
  const product = new Float32Array(count)
  multiply(weights, links, x, product)
  const residual = right.map((value, u) => value - product[u]!)
  const step = residual.map((value, u) => value * scale[u]!)
  let energy = dot(residual, step)
  const enough = energy * PRECISION * PRECISION
  for (let round = 0; round < MAX_ROUNDS && energy > enough; round++) {
    multiply(weights, links, step, product)
    const length = energy / dot(step, product)
    for (let u = 0; u < count; u++) {
      x[u] = x[u]! + length * step[u]!
      residual[u] = residual[u]! - length * product[u]!
    }
    let next = 0
    for (let u = 0; u < count; u++) next += residual[u]! * residual[u]! * scale[u]!
    for (let u = 0; u < count; u++) step[u] = residual[u]! * scale[u]! + (next / energy) * step[u]!
    energy = next
  }
}

function multiply(weights: Float32Array, links: Int32Array, x: Float32Array, out: Float32Array): void {
  for (let u = 0; u < x.length; u++) {
    let sum = GUESS_WEIGHT * x[u]!
    const end = u * 25 + 25
    for (let k = u * 25; k < end; k++) {
      const other = links[k]!
      if (other >= 0) sum += weights[k]! * x[other]!
    }
    out[u] = sum
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
