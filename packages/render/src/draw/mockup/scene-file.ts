import type { Pixels } from '../pixels.ts'
import type { Inverse } from './warp.ts'

export interface SceneFacts {
  /** Ratio of width to height of the print area. */
  ratio: number
  /** Whether a part of the surroundings can be tinted. Its mask is the last plane of `SceneFile`. */
  tinted: boolean
  /** Grid of points in picture pixels. `cells` maps each grid point to a point on the print. */
  grid: { x: number; y: number; columns: number; rows: number; step: number }
  /** Print coordinates of the grid points: pairs of 16-bit integers in base64. */
  cells: string
}

/**
 * A rendered scene. Its planes are stacked vertically: the picture with a black item, the light that a white item would
 * add, the mask of the print, and the mask of what can be tinted.
 */
export interface SceneFile {
  facts: SceneFacts
  planes: Pixels
}

/** Integer in `cells` for a print coordinate of 1. `NOWHERE` stands for a point outside the print. */
const UNIT = 10_000
const NOWHERE = -32_768

export function placesOf({ grid, cells }: SceneFacts): Inverse {
  const bytes = Uint8Array.from(atob(cells), (letter) => letter.charCodeAt(0))
  const places = new Int16Array(bytes.buffer)
  const { columns, rows, step } = grid
  return (x, y) => {
    const [fx, fy] = [(x - grid.x) / step, (y - grid.y) / step]
    const [column, row] = [Math.floor(fx), Math.floor(fy)]
    if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return null
    const [ax, ay] = [fx - column, fy - row]
    let [u, v] = [0, 0]
    for (const [right, down] of CORNERS) {
      const at = ((row + down) * columns + column + right) * 2
      const place = places[at] as number
      if (place === NOWHERE) return null
      const share = (right ? ax : 1 - ax) * (down ? ay : 1 - ay)
      u += place * share
      v += (places[at + 1] as number) * share
    }
    return [u / UNIT, v / UNIT]
  }
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const
