import { toHex } from './color.ts'
import type { Pixels } from './pixels.ts'

/** Width and height as fractions of the picture. */
interface Size {
  width: number
  height: number
}

interface Place {
  x: number
  y: number
}

interface Box extends Size, Place {}

/** Number of grid cells along the longer side. */
const CELLS = 120
/** Maximum luma difference (0 to 255) inside a blank cell. JPEG noise and paper texture stay below it. */
const FLAT = 14
/** Share of the picture that stays free at each edge, because printers crop there. */
const MARGIN = 0.03
/** Maximum luma difference inside a cell that may have a watermark. Ruled lines and print exceed it. */
const WATERMARK = 45
/** The searches in order: allowed luma difference, and size relative to the wanted box. */
const PLAIN_BOXES = [
  [FLAT, 1],
  [WATERMARK, 1],
  [WATERMARK, 0.85],
] as const
/** Maximum distance between the wanted place and a place that counts as near, as a share of the picture. */
const NEAR = 0.12
const LINE_BOXES = [
  [1, 1],
  [0.75, 1],
  [1, 0.7],
  [0.75, 0.7],
  [0.5, 0.7],
] as const

/** Returns the centre of the nearest blank box that overlaps none of `taken`, or the wanted place if there is none. */
export function findPlain(pixels: Pixels, box: Size, wanted: Place, taken: readonly Box[] = []): Place {
  for (const [flat, share] of PLAIN_BOXES) {
    const smaller = { width: box.width * share, height: box.height * share }
    const place = plainPlace(pixels, smaller, wanted, { taken, flat, centred: false })
    if (place) return place
  }
  return { ...wanted }
}

/**
 * Returns the centre of a blank box for a line of text. Prefers a smaller box near the wanted place to a full-size one
 * far away. Returns the wanted place if there is no space at all.
 */
export function findLine(pixels: Pixels, box: Size, wanted: Place): Place {
  let far: Place | null = null
  for (const [wide, tall] of LINE_BOXES) {
    const smaller = { width: box.width * wide, height: box.height * tall }
    for (const centred of [true, false]) {
      const place = plainPlace(pixels, smaller, wanted, { taken: [], flat: WATERMARK, centred })
      if (place && Math.hypot(place.x - wanted.x, place.y - wanted.y) <= NEAR) return place
      far ??= place
    }
  }
  return far ?? { ...wanted }
}

export function meanColor({ data, width, height }: Pixels, place: Place, box: Size): string {
  const [left, right] = [place.x - box.width / 2, place.x + box.width / 2].map((x) => Math.round(x * width))
  const [top, bottom] = [place.y - box.height / 2, place.y + box.height / 2].map((y) => Math.round(y * height))
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let y = Math.max(0, top!); y < Math.min(height, bottom!); y++) {
    for (let x = Math.max(0, left!); x < Math.min(width, right!); x++, count++) {
      for (let part = 0; part < 3; part++) sum[part] = sum[part]! + data[(y * width + x) * 4 + part]!
    }
  }
  return toHex([sum[0] / (count || 1), sum[1] / (count || 1), sum[2] / (count || 1)])
}

interface Rules {
  taken: readonly Box[]
  /** Maximum luma difference inside a cell that counts as blank. */
  flat: number
  /** True to search only for boxes whose centre has the wanted x coordinate. */
  centred: boolean
}

function plainPlace(pixels: Pixels, box: Size, wanted: Place, { taken, flat, centred }: Rules): Place | null {
  const cell = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / CELLS))
  const [columns, rows] = [Math.floor(pixels.width / cell), Math.floor(pixels.height / cell)]
  const busy = summedAreaCounts(columns, rows, (column, row) => {
    const at = { x: (column + 0.5) / columns, y: (row + 0.5) / rows }
    return taken.some((each) => isIn(each, at)) || rangeIn(pixels, column * cell, row * cell, cell) > flat
  })
  const [wide, tall] = [Math.max(1, Math.ceil(box.width * columns)), Math.max(1, Math.ceil(box.height * rows))]
  const [fromX, fromY] = [Math.ceil(MARGIN * columns), Math.ceil(MARGIN * rows)]
  const isFree = (column: number, row: number) =>
    column >= fromX &&
    row >= fromY &&
    column + wide <= columns - fromX &&
    row + tall <= rows - fromY &&
    busy(column, row, wide, tall) === 0
  const axis = Math.floor(wanted.x * columns - wide / 2)
  if (isFree(axis, Math.floor(wanted.y * rows - tall / 2))) return { ...wanted }
  let best: (Place & { away: number }) | null = null
  for (let row = fromY; row < rows; row++) {
    for (const column of centred ? [axis] : Array(columns).keys()) {
      const x = centred ? wanted.x : (column + wide / 2) / columns
      const y = (row + tall / 2) / rows
      const away = Math.hypot(((x - wanted.x) * pixels.width) / pixels.height, y - wanted.y)
      if ((best === null || away < best.away) && isFree(column, row)) best = { away, x, y }
    }
  }
  return best && { x: best.x, y: best.y }
}

const isIn = (box: Box, { x, y }: Place): boolean =>
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
