import { ROUNDING, type Shape } from '../shape.ts'
import type { Region } from './regions.ts'

export interface Fit {
  shape: Shape
  /** Intersection over union of region and shape, 0 to 1. */
  overlap: number
  written: number
}

type Inside = (x: number, y: number) => boolean

function insideOf(shape: Shape, width: number, height: number): Inside {
  if (shape === 'rectangle') return () => true
  if (shape === 'circle') return (x, y) => Math.hypot((2 * x) / width - 1, (2 * y) / height - 1) <= 1
  const radius = ROUNDING * Math.min(width, height)
  return (x, y) => {
    const across = Math.max(0, radius - x, x - (width - radius))
    const down = Math.max(0, radius - y, y - (height - radius))
    return Math.hypot(across, down) <= radius
  }
}

function findOutside(member: Uint8Array, width: number, height: number): Uint8Array {
  const outside = new Uint8Array(member.length)
  const stack: number[] = []
  const visit = (cell: number) => {
    if (member[cell] || outside[cell]) return
    outside[cell] = 1
    stack.push(cell)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) visit(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) visit(y * width + x)
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const x = cell % width
    if (x > 0) visit(cell - 1)
    if (x < width - 1) visit(cell + 1)
    if (cell >= width) visit(cell - width)
    if (cell + width < member.length) visit(cell + width)
  }
  return outside
}

/** Finds the shape that fits the region best. Text that the region encloses counts as part of it. */
export function fitShape(labels: Int32Array, gridWidth: number, region: Region): Fit {
  const width = region.right - region.left + 1
  const height = region.bottom - region.top + 1
  const member = new Uint8Array(width * height)
  for (let cell = 0; cell < member.length; cell++) {
    const x = region.left + (cell % width)
    const y = region.top + Math.floor(cell / width)
    member[cell] = labels[y * gridWidth + x] === region.label ? 1 : 0
  }
  const outside = findOutside(member, width, height)
  const face = outside.reduce((sum, out) => sum + 1 - out, 0)

  let best: Fit = { shape: 'rectangle', overlap: 0, written: 1 - region.count / face }
  for (const shape of ['rectangle', 'rounded', 'circle'] as const) {
    const inside = insideOf(shape, width, height)
    let common = 0
    let either = 0
    for (let cell = 0; cell < member.length; cell++) {
      const wanted = inside((cell % width) + 0.5, Math.floor(cell / width) + 0.5)
      if (wanted && !outside[cell]) common++
      if (wanted || !outside[cell]) either++
    }
    if (common / either > best.overlap) best = { ...best, shape, overlap: common / either }
  }
  return best
}
