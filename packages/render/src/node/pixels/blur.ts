import type { Backdrop } from '../backdrop/ground.ts'
import type { ByteImage } from './byte-image.ts'
import { createPlane, type Plane, planeOf } from './plane.ts'

/**
 * Mean over a square with a side of 2 × radius + 1. At the border, only the part inside the plane counts, so that the
 * border does not darken.
 */
export function boxBlur(plane: Plane, radius: number): Plane {
  if (radius < 1) return plane
  return transposedRows(transposedRows(plane, radius), radius)
}

/** Approximates a Gaussian blur by three box blurs (Kovesi, "Fast Almost-Gaussian Filtering", 2010). */
export function gaussianBlur(plane: Plane, sigma: number): Plane {
  if (sigma < 0.5) return plane
  const ideal = Math.sqrt((12 * sigma * sigma) / 3 + 1)
  const low = Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0)
  const narrow = Math.round((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4))
  let out = plane
  for (let pass = 0; pass < 3; pass++) out = boxBlur(out, ((pass < narrow ? low : low + 2) - 1) / 2)
  return out
}

/** Blurs the background and leaves out the subject, whose colours would otherwise bleed over its outline. */
export function blurBeside({ width, height, data }: ByteImage, subject: Plane, sigma: number): Backdrop {
  const weight = planeOf(width, height, (i) => 1.04 - subject.data[i]!)
  const total = gaussianBlur(weight, sigma).data
  const out = new Float32Array(width * height * 3)
  for (let c = 0; c < 3; c++) {
    const channel = planeOf(width, height, (i) => weight.data[i]! * data[i * 3 + c]!)
    const blurred = gaussianBlur(channel, sigma).data
    for (let i = 0; i < total.length; i++) out[i * 3 + c] = blurred[i]! / total[i]!
  }
  return { width, height, data: out }
}

/** Box-blurs each row and writes it as a column, so that two calls blur both directions and read memory in sequence. */
function transposedRows({ width, height, data }: Plane, radius: number): Plane {
  const out = createPlane(height, width)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    let count = 0
    for (let x = 0; x < Math.min(radius, width); x++) {
      sum += data[row + x]!
      count++
    }
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        sum += data[row + x + radius]!
        count++
      }
      if (x - radius - 1 >= 0) {
        sum -= data[row + x - radius - 1]!
        count--
      }
      out.data[x * height + y] = sum / count
    }
  }
  return out
}
