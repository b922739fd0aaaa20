import type { ByteImage } from '../pixels/byte-image.ts'

/** Six coefficients per channel of a quadratic function of the position, which models uneven light and dark corners. */
export type Shading = readonly number[][]

const TERMS = 6

function termsAt({ width, height }: ByteImage, i: number): number[] {
  const x = (2 * (i % width)) / width - 1
  const y = (2 * Math.floor(i / width)) / height - 1
  return [1, x, y, x * x, x * y, y * y]
}

/** Least squares over the given pixels. The values are NaN if the pixels lie on one line. */
export function fitShading(picture: ByteImage, pixels: readonly number[]): Shading {
  const products = Array.from({ length: TERMS }, () => new Array<number>(TERMS + 3).fill(0))
  for (const i of pixels) {
    const terms = termsAt(picture, i)
    const row = [...terms, ...picture.data.subarray(i * 3, i * 3 + 3)]
    for (const [a, term] of terms.entries()) {
      for (const [b, value] of row.entries()) products[a]![b]! += term * value
    }
  }
  eliminate(products)
  return [0, 1, 2].map((c) => products.map((row) => row[TERMS + c]!))
}

/**
 * Solves the normal equations in place, by Gauss-Jordan elimination. They are positive definite, so no pivoting is
 * needed.
 */
function eliminate(rows: number[][]): void {
  for (const [at, row] of rows.entries()) {
    const pivot = row[at]!
    for (let k = at; k < row.length; k++) row[k]! /= pivot
    for (const other of rows) {
      if (other === row) continue
      const factor = other[at]!
      for (let k = at; k < row.length; k++) other[k]! -= factor * row[k]!
    }
  }
}

export function colourAt(shading: Shading, picture: ByteImage, i: number): number[] {
  const terms = termsAt(picture, i)
  return shading.map((factors) => factors.reduce((sum, factor, k) => sum + factor * terms[k]!, 0))
}

/** Copies a picture of any size and gives its background the colour `ground` everywhere. */
export function withoutShading(picture: ByteImage, shading: Shading, ground: readonly number[]): ByteImage {
  const data = new Uint8ClampedArray(picture.data.length)
  for (let i = 0; i * 3 < data.length; i++) {
    const shaded = colourAt(shading, picture, i)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = picture.data[i * 3 + c]! - shaded[c]! + ground[c]!
  }
  return { ...picture, data }
}
