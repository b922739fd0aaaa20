import { createPlane, type Plane } from '../pixels/plane.ts'

/** Half the width of a wisp, as a share of the picture's longer side. */
const THIN = 0.003
const BELIEVED = 0.5

/**
 * Removes threads of background from the edge of an object: what is as thin as a hair and not part of what the model
 * found. Thin parts that the model found, such as straps, stay.
 * @param guess what the model found, at the size of `alpha`
 */
export function withoutWisps(alpha: Plane, guess: Plane): Plane {
  const radius = Math.max(1, Math.round(THIN * Math.max(alpha.width, alpha.height)))
  // Morphological opening: what is thinner than the window is gone, everything else has its old edge.
  const thick = filtered(filtered(alpha, radius, Math.min), radius, Math.max).data
  return { ...alpha, data: alpha.data.map((a, i) => (guess.data[i]! < BELIEVED ? Math.min(a, thick[i]!) : a)) }
}

function filtered(plane: Plane, radius: number, choose: (a: number, b: number) => number): Plane {
  return transposedRows(transposedRows(plane, radius, choose), radius, choose)
}

function transposedRows(
  { width, height, data }: Plane,
  radius: number,
  choose: (a: number, b: number) => number,
): Plane {
  const out = createPlane(height, width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = data[y * width + x]!
      const end = Math.min(width - 1, x + radius)
      for (let at = Math.max(0, x - radius); at <= end; at++) value = choose(value, data[y * width + at]!)
      out.data[x * height + y] = value
    }
  }
  return out
}
