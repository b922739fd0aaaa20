import type { Grid } from './grid.ts'

export interface Region {
  label: number
  count: number
  left: number
  top: number
  right: number
  bottom: number
}

export interface Regions {
  labels: Int32Array
  found: Region[]
}

/** A region starts at a cell where `starts` is true and extends to neighbours where `joins` is true. */
export function findRegions(
  grid: Grid,
  starts: (cell: number) => boolean,
  joins: (cell: number, next: number) => boolean,
): Regions {
  const labels = new Int32Array(grid.width * grid.height)
  const stack = new Int32Array(labels.length)
  const found: Region[] = []
  for (let first = 0; first < labels.length; first++) {
    if (labels[first] || !starts(first)) continue
    const region: Region = {
      label: found.length + 1,
      count: 0,
      left: grid.width,
      top: grid.height,
      right: -1,
      bottom: -1,
    }
    let depth = 0
    const visit = (cell: number) => {
      labels[cell] = region.label
      stack[depth++] = cell
    }
    visit(first)
    while (depth > 0) {
      const cell = stack[--depth] as number
      const x = grow(region, cell, grid.width)
      const near = [x > 0 ? cell - 1 : -1, x < grid.width - 1 ? cell + 1 : -1, cell - grid.width, cell + grid.width]
      for (const next of near) if (labels[next] === 0 && joins(cell, next)) visit(next)
    }
    found.push(region)
  }
  return { labels, found }
}

function grow(region: Region, cell: number, width: number): number {
  const x = cell % width
  const y = (cell - x) / width
  region.count++
  region.left = Math.min(region.left, x)
  region.right = Math.max(region.right, x)
  region.top = Math.min(region.top, y)
  region.bottom = Math.max(region.bottom, y)
  return x
}
