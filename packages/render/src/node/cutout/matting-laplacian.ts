import type { ByteImage, Bytes } from '../pixels/byte-image.ts'
import { invertSymmetric } from './gaussian.ts'

/** Rows of a sparse matrix: for each unknown pixel, 25 weights of its 5 × 5 neighbourhood. */
export interface SparseRows {
  pixels: Int32Array
  /** For each pixel of the picture, its index in `pixels`, or -1 if its value is known. */
  unknownAt: Int32Array
  weights: Float32Array
}

/** Regularization term for colours from 0 to 1. It determines the result in windows without texture. */
const FLATNESS = 1e-4
const WINDOW = 9

/**
 * Levin, Lischinski and Weiss, "A Closed-Form Solution to Natural Image Matting", 2008, over windows of 3 × 3 pixels.
 */
export function mattingLaplacian(image: ByteImage, isUnknown: (index: number) => boolean): SparseRows {
  const { width, height } = image
  const unknownAt = new Int32Array(width * height).fill(-1)
  const list: number[] = []
  for (let i = 0; i < width * height; i++) {
    if (!isUnknown(i)) continue
    unknownAt[i] = list.length
    list.push(i)
  }
  const rows: SparseRows = {
    pixels: Int32Array.from(list),
    unknownAt,
    weights: new Float32Array(list.length * 25),
  }
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      if (touchesUnknown(unknownAt, y * width + x, width)) addWindow(rows, image, x, y)
    }
  }
  return rows
}

function touchesUnknown(unknownAt: Int32Array, i: number, width: number): boolean {
  for (let row = i - width - 1; row <= i + width - 1; row += width) {
    if (unknownAt[row]! >= 0 || unknownAt[row + 1]! >= 0 || unknownAt[row + 2]! >= 0) return true
  }
  return false
}

const scratch = { colour: new Float32Array(WINDOW * 3), turned: new Float32Array(WINDOW * 3) }

function addWindow({ unknownAt, weights }: SparseRows, { data, width }: ByteImage, x: number, y: number): void {
  const { colour, turned } = scratch
  readWindow(colour, turned, data, width, x, y)
  for (let a = 0; a < WINDOW; a++) {
    const ax = a % 3
    const ay = (a / 3) | 0
    const unknown = unknownAt[(y + ay - 1) * width + x + ax - 1]!
    if (unknown < 0) continue
    const r = turned[a * 3]!
    const g = turned[a * 3 + 1]!
    const b = turned[a * 3 + 2]!
    for (let c = 0; c < WINDOW; c++) {
      const along = 1 + r * colour[c * 3]! + g * colour[c * 3 + 1]! + b * colour[c * 3 + 2]!
      const at = unknown * 25 + (((c / 3) | 0) - ay + 2) * 5 + (c % 3) - ax + 2
      weights[at] = weights[at]! + (a === c ? 1 : 0) - along / WINDOW
    }
  }
}

function readWindow(
  colour: Float32Array,
  turned: Float32Array,
  data: Bytes,
  width: number,
  x: number,
  y: number,
): void {
  const mean = [0, 0, 0]
  for (let k = 0; k < WINDOW; k++) {
    const i = ((y + ((k / 3) | 0) - 1) * width + x + (k % 3) - 1) * 3
    for (let c = 0; c < 3; c++) {
      colour[k * 3 + c] = data[i + c]! / 255
      mean[c] = mean[c]! + colour[k * 3 + c]! / WINDOW
    }
  }
  const s = [FLATNESS / WINDOW, 0, 0, FLATNESS / WINDOW, 0, FLATNESS / WINDOW]
  for (let k = 0; k < WINDOW; k++) {
    for (let c = 0; c < 3; c++) colour[k * 3 + c] = colour[k * 3 + c]! - mean[c]!
    const r = colour[k * 3]! / WINDOW
    const g = colour[k * 3 + 1]! / WINDOW
    s[0] = s[0]! + r * colour[k * 3]!
    s[1] = s[1]! + r * colour[k * 3 + 1]!
    s[2] = s[2]! + r * colour[k * 3 + 2]!
    s[3] = s[3]! + g * colour[k * 3 + 1]!
    s[4] = s[4]! + g * colour[k * 3 + 2]!
    s[5] = s[5]! + (colour[k * 3 + 2]! / WINDOW) * colour[k * 3 + 2]!
  }
  const { inverse: m } = invertSymmetric(s[0]!, s[1]!, s[2]!, s[3]!, s[4]!, s[5]!)
  for (let k = 0; k < WINDOW; k++) {
    const r = colour[k * 3]!
    const g = colour[k * 3 + 1]!
    const b = colour[k * 3 + 2]!
    turned[k * 3] = m[0] * r + m[1] * g + m[2] * b
    turned[k * 3 + 1] = m[1] * r + m[3] * g + m[4] * b
    turned[k * 3 + 2] = m[2] * r + m[4] * g + m[5] * b
  }
}
