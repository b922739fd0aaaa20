import type { ByteImage } from '../pixels/byte-image.ts'
import type { Face, Point } from './faces.ts'

/** Cells per side of the compared square. The grid is coarse enough to ignore light, sharpness and smiles. */
const CELLS = 24
const SAMPLES = 3
/** Side of the compared square, and height of its upper edge above the eyes, in eye distances. */
const SIDE = 2
const ABOVE = 0.55
/**
 * Offsets and scales to try, because landmarks are only accurate to a tenth of the eye distance. The best match counts.
 */
const SHIFTS = [-0.12, 0, 0.12]
const SCALES = [0.88, 1, 1.14]

export interface Seen {
  picture: ByteImage
  face: Face
}

/**
 * Returns the similarity of the light-dark patterns of two faces, -1 to 1. It does not depend on size, rotation and
 * brightness. A mirrored face counts as the same. Nothing is stored.
 */
export function faceLikeness(one: Seen, other: Seen): number {
  const cells = cellsOf(one, { right: 0, down: 0, scale: 1, mirrored: false })
  let best = -1
  for (const mirrored of [false, true]) {
    for (const right of SHIFTS) {
      for (const down of SHIFTS) {
        for (const scale of SCALES) {
          best = Math.max(best, correlation(cells, cellsOf(other, { right, down, scale, mirrored })))
        }
      }
    }
  }
  return best
}

interface Place {
  right: number
  down: number
  scale: number
  mirrored: boolean
}

/** Returns the log brightness around eyes, nose and mouth, normalized to zero mean and unit length. */
function cellsOf({ picture, face }: Seen, { right, down, scale, mirrored }: Place): Float32Array {
  const [a, b] = face.eyes
  const apart = Math.hypot(b.x - a.x, b.y - a.y)
  const along: Point = { x: (b.x - a.x) / apart, y: (b.y - a.y) / apart }
  const side = mirrored ? -1 : 1
  const cells = new Float32Array(CELLS * CELLS)
  const steps = CELLS * SAMPLES
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const u = side * (((column + 0.5) / steps - 0.5) * SIDE * scale + right) * apart
      const v = (((row + 0.5) / steps) * SIDE - ABOVE) * scale * apart + down * apart
      const x = (a.x + b.x) / 2 + along.x * u - along.y * v
      const y = (a.y + b.y) / 2 + along.y * u + along.x * v
      const cell = Math.floor(row / SAMPLES) * CELLS + Math.floor(column / SAMPLES)
      cells[cell] = cells[cell]! + brightnessAt(picture, x, y) / SAMPLES ** 2
    }
  }
  return normalised(cells)
}

function brightnessAt({ width, height, data }: ByteImage, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)))
  const row = Math.max(0, Math.min(height - 1, Math.round(y)))
  const i = (row * width + column) * 3
  return 0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!
}

function normalised(cells: Float32Array): Float32Array {
  const logs = cells.map((value) => Math.log(1 + value))
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length
  const length = Math.hypot(...logs.map((value) => value - mean))
  return logs.map((value) => (length > 0 ? (value - mean) / length : 0))
}

function correlation(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
