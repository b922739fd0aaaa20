import { describe, expect, it } from 'vitest'
import { createRandom } from '../pixels/random.ts'
import { createGrid, cutGrid, DIRECTIONS, type Grid } from './grid-cut.ts'

const inside = (x: number, y: number, width: number, height: number) => x >= 0 && y >= 0 && x < width && y < height

function randomGrid(seed: number, width: number, height: number): Grid {
  const random = createRandom(seed)
  const grid = createGrid(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const node = (y + 1) * grid.stride + x + 1
      grid.terminal[node] = Math.floor(random() * 21) - 10
      DIRECTIONS.forEach(([dx, dy], d) => {
        if (inside(x + dx, y + dy, width, height)) grid.capacity[node * 8 + d] = Math.floor(random() * 6)
      })
    }
  }
  return grid
}

/** What a division into source side (1) and sink side (0) costs. */
function costOf(grid: Grid, side: ArrayLike<number>): number {
  let cost = 0
  for (let node = 0; node < grid.terminal.length; node++) {
    const terminal = grid.terminal[node]!
    if (side[node] ? terminal < 0 : terminal > 0) cost += Math.abs(terminal)
    if (!side[node]) continue
    DIRECTIONS.forEach(([dx, dy], d) => {
      if (!side[node + dy * grid.stride + dx]) cost += grid.capacity[node * 8 + d]!
    })
  }
  return cost
}

/** The cheapest of all divisions, by trying every one. */
function cheapest(grid: Grid, width: number, height: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let bits = 0; bits < 2 ** (width * height); bits++) {
    const side = new Uint8Array(grid.terminal.length)
    for (let k = 0; k < width * height; k++) {
      side[(Math.floor(k / width) + 1) * grid.stride + (k % width) + 1] = (bits >> k) & 1
    }
    best = Math.min(best, costOf(grid, side))
  }
  return best
}

describe('cutGrid', () => {
  it('finds a division as cheap as the cheapest of all', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const [width, height] = seed % 2 ? [4, 3] : [3, 4]
      const grid = randomGrid(seed, width!, height!)
      const used = { ...grid, terminal: grid.terminal.slice(), capacity: grid.capacity.slice() }
      expect(costOf(grid, cutGrid(used))).toBe(cheapest(grid, width!, height!))
    }
  })
})
