import { createPlane, type Plane } from './plane.ts'

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

/** Writes rows as columns, so that two passes blur both directions and each reads memory in sequence. */
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
