import type { Pixels } from '../pixels.ts'
import { plainGroundOf } from './plain-ground.ts'

/** Maximum difference in any channel (0 to 255) from the background's colour. JPEG noise stays below it. */
const GROUND = 14
/** Radius in pixels within which an antialiased pixel finds a pixel of pure ink. */
const REACH = 2

/**
 * Makes a plain background transparent, also where strokes enclose it, such as in an O, but not inside a solid area.
 * Null for a transparent picture, a photo or a single flat colour, which have no background to remove.
 */
export function liftGround(logo: Pixels): Pixels | null {
  const ground = plainGroundOf(logo)
  if (!ground) return null
  const far = distances(logo, ground)
  const outside = flood(far, logo.width, logo.height)
  if (!outside.includes(0)) return null
  openStrokes(far, outside, logo.width)
  const data = new Uint8ClampedArray(logo.data)
  for (let cell = 0; cell < outside.length; cell++) {
    if (outside[cell]) data[cell * 4 + 3] = 0
    else soften(data, logo, far, outside, cell)
  }
  return { data, width: logo.width, height: logo.height }
}

function distances({ data }: Pixels, ground: readonly number[]): Uint8Array {
  const far = new Uint8Array(data.length / 4)
  for (let cell = 0; cell < far.length; cell++) {
    let most = 0
    for (let part = 0; part < 3; part++)
      most = Math.max(most, Math.abs((data[cell * 4 + part] as number) - (ground[part] as number)))
    far[cell] = most
  }
  return far
}

function flood(far: Uint8Array, width: number, height: number): Uint8Array {
  const outside = new Uint8Array(far.length)
  const stack = new Int32Array(far.length)
  let depth = 0
  const visit = (cell: number) => {
    if (outside[cell] || (far[cell] as number) > GROUND) return
    outside[cell] = 1
    stack[depth++] = cell
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  while (depth > 0) around(stack[--depth] as number, width, far.length, visit)
  return outside
}

/**
 * The depth of an enclosed area is the largest distance of its pixels from the ink. The ink around the area is a stroke
 * if its thinnest part is at most this many times as thick as the area is deep.
 */
const STROKE = 4
const SOFT = 2
/** A shape with more enclosed areas has writing on it, because a letter encloses at most two, as in B and 8. */
const LETTER = 2
/**
 * An enclosed area is writing if its shorter side is more than this many times its depth and it fills less than half of
 * the enclosing shape. Otherwise it is the inside of a letter.
 */
const THIN = 4
/** A shape with writing on it is a badge if it fills at least this share of its bounds. Joined letters fill less. */
const BADGE = 0.6

function openStrokes(far: Uint8Array, outside: Uint8Array, width: number): void {
  const enclosed = far.map((distance, cell) => (distance <= GROUND && !outside[cell] ? 1 : 0))
  if (!enclosed.includes(1)) return
  const wall = stepsFrom(outside, width)
  const depth = stepsFrom(inverse(enclosed), width)
  const deepest = (hole: number[]) => hole.reduce((most, cell) => Math.max(most, depth[cell] as number), 0)
  const runsAround = (hole: number[]): boolean => {
    const thinnest = hole.reduce((least, cell) => Math.min(least, wall[cell] as number), Infinity)
    return thinnest - SOFT <= STROKE * (deepest(hole) + SOFT / 2)
  }
  const isWriting = (hole: number[], shape: number[]): boolean => {
    const bounds = boundsOf(hole, width)
    return 2 * hole.length < shape.length && THIN * deepest(hole) < Math.min(bounds.width, bounds.height)
  }
  const shapes = partsOf(inverse(outside), width)
  const shapeAt = new Int32Array(outside.length)
  for (const [n, shape] of shapes.entries()) for (const cell of shape) shapeAt[cell] = n
  const holes: number[][][] = shapes.map(() => [])
  for (const hole of partsOf(enclosed, width)) holes[shapeAt[hole[0] as number] as number]?.push(hole)
  for (const [n, own] of holes.entries()) {
    const shape = shapes[n] as number[]
    const isWrittenOn = own.length > LETTER || own.some((hole) => isWriting(hole, shape))
    if (isWrittenOn && filledShare(shape, width) >= BADGE) continue
    for (const hole of own.filter(runsAround)) for (const cell of hole) outside[cell] = 1
  }
}

const inverse = (set: Uint8Array): Uint8Array => set.map((is) => 1 - is)

function boundsOf(cells: readonly number[], width: number): { width: number; height: number } {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0]
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { width: right - left + 1, height: bottom - top + 1 }
}

function filledShare(cells: readonly number[], width: number): number {
  const bounds = boundsOf(cells, width)
  return cells.length / (bounds.width * bounds.height)
}

function stepsFrom(set: Uint8Array, width: number): Uint16Array {
  const steps = new Uint16Array(set.length).fill(0xffff)
  const queue = new Int32Array(set.length)
  let end = 0
  for (let cell = 0; cell < set.length; cell++) {
    if (!set[cell]) continue
    steps[cell] = 0
    queue[end++] = cell
  }
  let next = 1
  const visit = (near: number) => {
    if (steps[near] !== 0xffff) return
    steps[near] = next
    queue[end++] = near
  }
  for (let begin = 0; begin < end; begin++) {
    const cell = queue[begin] as number
    next = (steps[cell] as number) + 1
    around(cell, width, set.length, visit)
  }
  return steps
}

function partsOf(set: Uint8Array, width: number): number[][] {
  const left = set.slice()
  const parts: number[][] = []
  let part: number[] = []
  const visit = (near: number) => {
    if (!left[near]) return
    left[near] = 0
    part.push(near)
  }
  for (let first = left.indexOf(1); first >= 0; first = left.indexOf(1, first)) {
    part = []
    visit(first)
    for (let at = 0; at < part.length; at++) around(part[at] as number, width, set.length, visit)
    parts.push(part)
  }
  return parts
}

function around(cell: number, width: number, count: number, visit: (near: number) => void): void {
  const x = cell % width
  if (x > 0) visit(cell - 1)
  if (x < width - 1) visit(cell + 1)
  if (cell >= width) visit(cell - width)
  if (cell < count - width) visit(cell + width)
}

/** Separates an edge pixel into the colour of nearby ink and the ink's share as alpha. */
function soften(data: Uint8ClampedArray, logo: Pixels, far: Uint8Array, outside: Uint8Array, cell: number): void {
  const { width, height } = logo
  const [x, y] = [cell % width, Math.floor(cell / width)]
  if (!isBeside(outside, cell, x, width)) return
  let ink = cell
  for (let ny = Math.max(0, y - REACH); ny <= Math.min(height - 1, y + REACH); ny++) {
    for (let nx = Math.max(0, x - REACH); nx <= Math.min(width - 1, x + REACH); nx++) {
      const near = ny * width + nx
      if ((far[near] as number) > (far[ink] as number)) ink = near
    }
  }
  if (ink === cell) return
  for (let part = 0; part < 3; part++) data[cell * 4 + part] = logo.data[ink * 4 + part] as number
  data[cell * 4 + 3] = (255 * (far[cell] as number)) / (far[ink] as number)
}

const isBeside = (outside: Uint8Array, cell: number, x: number, width: number): boolean =>
  Boolean(
    (x > 0 && outside[cell - 1]) ||
      (x < width - 1 && outside[cell + 1]) ||
      outside[cell - width] ||
      outside[cell + width],
  )
