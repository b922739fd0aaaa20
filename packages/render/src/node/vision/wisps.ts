import { createPlane, type Plane } from '../pixels/plane.ts'

/** Half the width of the widest wisp, as a share of the picture's longer side. */
const THIN = 0.003
const BELIEVED = 0.5

/**
 * Removes threads of background from the edge of an object: what is as thin as a hair and not part of what the model
 * found. Thin parts that the model found, such as straps, stay.
 * @param guess what the model found, at the size of `alpha`
 */
export function withoutWisps({ width, height, data }: Plane, guess: Plane): Plane {
  const radius = Math.max(1, Math.round(THIN * Math.max(width, height)))
  const known = new Float32Array(data.length).fill(Number.NaN)
  const out = createPlane(width, height, data.slice())
  // Morphological opening, computed only at the pixels it may change: removes parts that are thinner than the window,
  // and keeps the edges of all others.
  for (let i = 0; i < data.length; i++) {
    const a = data[i]!
    if (a === 0 || guess.data[i]! >= BELIEVED) continue
    let most = 0
    forWindow(i, (j) => {
      most = Math.max(most, leastAround(j))
      return most < a
    })
    out.data[i] = Math.min(a, most)
  }
  return out

  function leastAround(i: number): number {
    if (Number.isNaN(known[i]!)) {
      let least = 1
      forWindow(i, (j) => {
        least = Math.min(least, data[j]!)
        return least > 0
      })
      known[i] = least
    }
    return known[i]!
  }

  /** Visits the pixels around a pixel until `visit` returns false. */
  function forWindow(i: number, visit: (j: number) => boolean): void {
    const [x, y] = [i % width, Math.floor(i / width)]
    const [right, bottom] = [Math.min(width - 1, x + radius), Math.min(height - 1, y + radius)]
    for (let v = Math.max(0, y - radius); v <= bottom; v++) {
      for (let u = Math.max(0, x - radius); u <= right; u++) if (!visit(v * width + u)) return
    }
  }
}
