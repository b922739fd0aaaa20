import type { Pixels } from './pixels.ts'

/** Fractions of the picture. */
interface Size {
  width: number
  height: number
}

interface Box extends Size {
  x: number
  y: number
}

/** Cells on the longer side. */
const CELLS = 120
/** Largest difference of luma inside a plain cell, of 255: above JPEG noise and paper texture. */
const FLAT = 14
/** Distance from the edges, as a share of the picture: printers cut there. */
const MARGIN = 0.03

/**
 * The middle of the plain box nearest to a wanted place: nothing is printed there, and none of the taken boxes reaches
 * it. The wanted place itself if there is no room.
 */
export function findPlain(pixels: Pixels, box: Size, wanted: { x: number; y: number }, taken: readonly Box[] = []) {
  const cell = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / CELLS))
  const [columns, rows] = [Math.floor(pixels.width / cell), Math.floor(pixels.height / cell)]
  const busy = summedAreaCounts(columns, rows, (column, row) => {
    const at = { x: (column + 0.5) / columns, y: (row + 0.5) / rows }
    return taken.some((each) => isIn(each, at)) || rangeIn(pixels, column * cell, row * cell, cell) > FLAT
  })
  const [wide, tall] = [Math.max(1, Math.ceil(box.width * columns)), Math.max(1, Math.ceil(box.height * rows))]
  const [fromX, fromY] = [Math.ceil(MARGIN * columns), Math.ceil(MARGIN * rows)]
  const isFree = (column: number, row: number) =>
    column >= fromX &&
    row >= fromY &&
    column + wide <= columns - fromX &&
    row + tall <= rows - fromY &&
    busy(column, row, wide, tall) === 0
  if (isFree(Math.floor(wanted.x * columns - wide / 2), Math.floor(wanted.y * rows - tall / 2))) return { ...wanted }
  let best = { away: Number.POSITIVE_INFINITY, x: wanted.x, y: wanted.y }
  for (let row = fromY; row < rows; row++) {
    for (let column = fromX; column < columns; column++) {
      const [x, y] = [(column + wide / 2) / columns, (row + tall / 2) / rows]
      const away = Math.hypot(((x - wanted.x) * pixels.width) / pixels.height, y - wanted.y)
      if (away < best.away && isFree(column, row)) best = { away, x, y }
    }
  }
  return { x: best.x, y: best.y }
}

const isIn = (box: Box, { x, y }: { x: number; y: number }): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height

function rangeIn({ width, data }: Pixels, left: number, top: number, side: number): number {
  let [low, high] = [255, 0]
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      const i = (y * width + x) * 4
      const luma = 0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!
      low = Math.min(low, luma)
      high = Math.max(high, luma)
    }
  }
  return high - low
}

function summedAreaCounts(columns: number, rows: number, isTrue: (column: number, row: number) => boolean) {
  const table = new Uint32Array((columns + 1) * (rows + 1))
  const at = (column: number, row: number) => table[row * (columns + 1) + column]!
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      table[(row + 1) * (columns + 1) + column + 1] =
        at(column, row + 1) + at(column + 1, row) - at(column, row) + (isTrue(column, row) ? 1 : 0)
    }
  }
  return (column: number, row: number, wide: number, tall: number): number =>
    at(column + wide, row + tall) - at(column, row + tall) - at(column + wide, row) + at(column, row)
}
