import type { ByteImage } from '../pixels/byte-image.ts'
import { toLab } from '../pixels/lab.ts'

/** What a photo's ground is like if it is one plain surface, lit unevenly. */
export interface PlainGround {
  /** L*a*b* of the ground alone at each pixel, three values a pixel. */
  lab: Float32Array
  /** How far the border's own pixels lie from it: the usual distance in L*a*b*. */
  noise: number
}

/** Width of the border that is taken for ground, in shares of the shorter side. */
const BORDER = 0.05
const ROUNDS = 8
/** Distance in L*a*b* at which a pixel of the border counts half as much. */
const DOUBT = 4
/** A border pixel this near belongs to the surface. */
const NEAR = 7
/** Share of the border that has to: a product may run out of the picture on one side. */
const LEAST = 0.72
const TERMS = 6

/**
 * Fits a quadratic surface to the border of a photo, pixels that do not go along counting less and less. Null where the
 * border is no plain surface. A flood fill would leak through labels of the ground's colour; this cannot.
 */
export function fitPlainGround(image: ByteImage): PlainGround | null {
  const border = borderOf(image)
  const colours = border.map((i) => toLab(image.data[i * 3]!, image.data[i * 3 + 1]!, image.data[i * 3 + 2]!))
  const terms = border.map((i) => termsAt(i, image))
  const weights = new Float64Array(border.length).fill(1)
  let surface: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    surface = [0, 1, 2].map((c) =>
      leastSquares(
        terms,
        colours.map((lab) => lab[c]!),
        weights,
      ),
    )
    for (const [k, lab] of colours.entries()) weights[k] = 1 / (1 + (awayFrom(surface, terms[k]!, lab) / DOUBT) ** 2)
  }
  const away = colours.map((lab, k) => awayFrom(surface, terms[k]!, lab))
  const near = away.filter((distance) => distance <= NEAR)
  if (near.length < LEAST * border.length) return null
  return { lab: spread(surface, image), noise: near.reduce((sum, distance) => sum + distance, 0) / near.length }
}

function borderOf({ width, height }: ByteImage): number[] {
  const wide = Math.max(1, Math.round(Math.min(width, height) * BORDER))
  const found: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.min(x, y, width - 1 - x, height - 1 - y) < wide) found.push(y * width + x)
    }
  }
  return found
}

/** The terms of the surface at a pixel, both coordinates from -1 to 1. */
function termsAt(i: number, { width, height }: ByteImage): number[] {
  const x = (2 * (i % width)) / Math.max(1, width - 1) - 1
  const y = (2 * Math.floor(i / width)) / Math.max(1, height - 1) - 1
  return [1, x, y, x * x, x * y, y * y]
}

const valueAt = (coefficients: readonly number[], terms: readonly number[]): number =>
  coefficients.reduce((sum, coefficient, k) => sum + coefficient * terms[k]!, 0)

const awayFrom = (surface: readonly number[][], terms: readonly number[], lab: readonly number[]): number =>
  Math.hypot(...surface.map((coefficients, c) => valueAt(coefficients, terms) - lab[c]!))

function spread(surface: readonly number[][], image: ByteImage): Float32Array {
  const lab = new Float32Array(image.width * image.height * 3)
  for (let i = 0; i < image.width * image.height; i++) {
    const terms = termsAt(i, image)
    for (let c = 0; c < 3; c++) lab[i * 3 + c] = valueAt(surface[c]!, terms)
  }
  return lab
}

/** Coefficients by the weighted normal equations, solved by elimination with a little ridge against flat borders. */
function leastSquares(terms: readonly number[][], values: readonly number[], weights: Float64Array): number[] {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1))
  for (const [k, row] of terms.entries()) {
    const weight = weights[k]!
    for (let a = 0; a < TERMS; a++) {
      for (let b = 0; b < TERMS; b++) rows[a]![b] = rows[a]![b]! + weight * row[a]! * row[b]!
      rows[a]![TERMS] = rows[a]![TERMS]! + weight * row[a]! * values[k]!
    }
  }
  for (let a = 0; a < TERMS; a++) rows[a]![a] = rows[a]![a]! + 1e-6
  for (let a = 0; a < TERMS; a++) {
    for (let below = a + 1; below < TERMS; below++) {
      const share = rows[below]![a]! / rows[a]![a]!
      for (let b = a; b <= TERMS; b++) rows[below]![b] = rows[below]![b]! - share * rows[a]![b]!
    }
  }
  const found = new Array<number>(TERMS).fill(0)
  for (let a = TERMS - 1; a >= 0; a--) {
    let rest = rows[a]![TERMS]!
    for (let b = a + 1; b < TERMS; b++) rest -= rows[a]![b]! * found[b]!
    found[a] = rest / rows[a]![a]!
  }
  return found
}
