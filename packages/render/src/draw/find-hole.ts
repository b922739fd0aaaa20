import { inset } from './canvas.ts'
import { type Fit, fitShape } from './hole/fit.ts'
import { type Grid, sampleGrid } from './hole/grid.ts'
import { refineBox } from './hole/refine.ts'
import { findRegions, type Region } from './hole/regions.ts'
import type { Pixels } from './pixels.ts'
import type { Shape } from './shape.ts'

export interface Hole {
  /** The lengths are fractions of the picture. */
  x: number
  y: number
  width: number
  height: number
  shape: Shape
  /** A photo is drawn behind a transparent hole, but over a plain one. */
  kind: 'transparent' | 'plain'
}

interface Rule {
  min: number
  max: number
  overlap: number
  written: number
  mayTouchEdge: boolean
}

/**
 * Limits of a hole. `min` and `max` limit the area of its bounding box, as shares of the picture. `overlap` is the
 * minimum overlap with the shape that fits best (see `Fit`), and `written` the maximum share that text covers. A
 * transparent hole may be less regular than a plain one, because transparency is intentional.
 */
const TRANSPARENT: Rule = { min: 0.012, max: 0.9, overlap: 0.75, written: 0.5, mayTouchEdge: true }
/**
 * `written` is 0.1, because a label such as "Your photo here" covers up to a tenth of a placeholder, and text on a
 * panel covers more.
 */
const PLAIN: Rule = { min: 0.012, max: 0.5, overlap: 0.93, written: 0.1, mayTouchEdge: false }
/** Maximum difference per channel between neighbouring cells of a plain region. JPEG noise stays below it. */
const STEP = 6
/** Maximum standard deviation per channel of a plain region. A smooth gradient has a higher one. */
const SPREAD = 7
const NEAR = 28

interface Candidate {
  region: Region
  fit: Fit
  mean: readonly number[]
}

/**
 * Finds room for a photo: the largest transparent hole, else the largest plain rectangle or ellipse that has little
 * text and does not touch the edges. Null if there is none.
 */
export function findHole(pixels: Pixels): Hole | null {
  const grid = sampleGrid(pixels)
  const { cells } = grid
  const isClear = (cell: number) => (cells[cell * 4 + 3] as number) < 128
  const isAlike = (a: number, b: number) => {
    for (let part = 0; part < 4; part++) {
      if (Math.abs((cells[a * 4 + part] as number) - (cells[b * 4 + part] as number)) > STEP) return false
    }
    return true
  }
  const clear = pick(grid, TRANSPARENT, isClear, (_, next) => isClear(next))
  if (clear) return holeOf(pixels, grid, clear, 'transparent', (at) => (pixels.data[at + 3] as number) < 128)
  const plain = pick(grid, PLAIN, (cell) => !isClear(cell), isAlike)
  if (!plain) return null
  const isNear = (at: number) =>
    plain.mean.every((value, part) => Math.abs((pixels.data[at + part] as number) - value) <= NEAR)
  return holeOf(pixels, grid, plain, 'plain', isNear)
}

function pick(
  grid: Grid,
  rule: Rule,
  starts: (cell: number) => boolean,
  joins: (cell: number, next: number) => boolean,
): Candidate | undefined {
  const { labels, found } = findRegions(grid, starts, joins)
  const bySize = found.filter((region) => fitsRoom(grid, rule, region)).sort((a, b) => b.count - a.count)
  for (const region of bySize) {
    const fit = fitShape(labels, grid.width, region)
    if (fit.overlap < rule.overlap || fit.written > rule.written) continue
    const { mean, spread } = coloursOf(grid, labels, region)
    if (rule === PLAIN && spread > SPREAD) continue
    return { region, fit, mean }
  }
  return undefined
}

function fitsRoom(grid: Grid, { min, max, mayTouchEdge }: Rule, { left, top, right, bottom }: Region): boolean {
  const share = ((right - left + 1) * (bottom - top + 1)) / (grid.width * grid.height)
  const touches = left === 0 || top === 0 || right === grid.width - 1 || bottom === grid.height - 1
  return share >= min && share <= max && (mayTouchEdge || !touches)
}

function coloursOf({ cells }: Grid, labels: Int32Array, { label, count }: Region) {
  const sum = [0, 0, 0]
  const squares = [0, 0, 0]
  for (let cell = 0; cell < labels.length; cell++) {
    if (labels[cell] !== label) continue
    for (let part = 0; part < 3; part++) {
      const value = cells[cell * 4 + part] as number
      sum[part] = (sum[part] as number) + value
      squares[part] = (squares[part] as number) + value * value
    }
  }
  const mean = sum.map((total) => total / count)
  const spread = Math.max(...mean.map((value, part) => Math.sqrt((squares[part] as number) / count - value * value)))
  return { mean, spread }
}

function holeOf(
  pixels: Pixels,
  grid: Grid,
  { region, fit }: Candidate,
  kind: Hole['kind'],
  belongs: (at: number) => boolean,
): Hole {
  const scale = { x: pixels.width / grid.width, y: pixels.height / grid.height }
  const rough = {
    x: region.left * scale.x,
    y: region.top * scale.y,
    width: (region.right - region.left + 1) * scale.x,
    height: (region.bottom - region.top + 1) * scale.y,
  }
  const exact = refineBox(pixels, rough, belongs)
  // One pixel more lets the photo cover the antialiased edge of a plain hole.
  const { x, y, width, height } = kind === 'plain' ? inset(exact, -1) : exact
  return {
    x: x / pixels.width,
    y: y / pixels.height,
    width: width / pixels.width,
    height: height / pixels.height,
    shape: fit.shape,
    kind,
  }
}
