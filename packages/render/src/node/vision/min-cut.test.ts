import { expect, test } from 'vitest'
import { createRandom } from '../pixels/random.ts'
import { minCut, STEPS } from './min-cut.ts'

const SIDE = 3
const COUNT = SIDE * SIDE

function randomGrid(seed: number) {
  const random = createRandom(seed)
  const pull = Int32Array.from({ length: COUNT }, () => Math.round(60 * random() - 30))
  const links = new Int32Array(COUNT * STEPS.length)
  for (let i = 0; i < COUNT; i++) {
    for (const [way, [right, down]] of STEPS.entries()) {
      const [x, y] = [(i % SIDE) + right, Math.floor(i / SIDE) + down]
      if (way % 2 || x < 0 || x >= SIDE || y < 0 || y >= SIDE) continue
      const price = Math.floor(20 * random())
      links[i * STEPS.length + way] = price
      links[(y * SIDE + x) * STEPS.length + way + 1] = price
    }
  }
  return { pull, links }
}

/** Returns the cost of a split: the links it cuts, and the pull of the points on the wrong side. */
function costOf(isInside: (i: number) => boolean, { pull, links }: ReturnType<typeof randomGrid>): number {
  let cost = 0
  for (let i = 0; i < COUNT; i++) {
    cost += isInside(i) ? Math.max(0, -pull[i]!) : Math.max(0, pull[i]!)
    for (const [way, [right, down]] of STEPS.entries()) {
      const price = links[i * STEPS.length + way]!
      if (price && isInside(i) && !isInside(i + down * SIDE + right)) cost += price
    }
  }
  return cost
}

test('no split of a grid is cheaper than the one found', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const grid = randomGrid(seed)
    const inside = minCut(SIDE, grid.pull.slice(), grid.links.slice())
    let cheapest = Number.POSITIVE_INFINITY
    for (let set = 0; set < 2 ** COUNT; set++) {
      cheapest = Math.min(
        cheapest,
        costOf((i) => ((set >> i) & 1) === 1, grid),
      )
    }
    expect(costOf((i) => inside[i] === 1, grid)).toBe(cheapest)
  }
})

test('without a pull nothing is inside', () => {
  expect([...minCut(SIDE, new Int32Array(COUNT), randomGrid(1).links)]).toEqual(new Array(COUNT).fill(0))
})
