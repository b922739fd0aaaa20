import { expect, test } from 'vitest'
import { planeOf } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { settle } from './settle.ts'

const SIDE = 120
const SHIRT = [200, 40, 40]
const SKY = [120, 150, 190]
const BAG = [60, 160, 60]
const HAIR = [25, 20, 18]
const MIDDLE_OF_DOUBT = 80 * SIDE + 90

const within = (i: number, left: number, top: number, right: number, bottom: number) => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
  return x >= left && x < right && y >= top && y < bottom
}
const isPerson = (i: number) => within(i, 30, 30, 75, SIDE)
/** An area beside the person's hip about which the models disagree, with a slight majority for the person. */
const isDoubtful = (i: number) => within(i, 75, 65, 105, 95)

/** Returns the result of `settle` for the doubtful area if the area has the given colour and probabilities. */
function settled(colour: number[], { mean, body, parts } = { mean: 0.55, body: 0.55, parts: 0.55 }) {
  const random = createRandom(5)
  const bytes = new Uint8Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const own = isPerson(i) ? SHIRT : isDoubtful(i) ? colour : SKY
    for (let c = 0; c < 3; c++) bytes[i * 3 + c] = own[c]! + 6 * random()
  }
  const grid = (share: number) => planeOf(SIDE, SIDE, (i) => (isPerson(i) ? 1 : isDoubtful(i) ? share : 0))
  const soft = grid(mean)
  const heldObjects = settle(soft, grid(body).data, grid(parts).data, bytes)
  return { soft: soft.data, heldObjects }
}

test('background that continues a person without an edge is removed', () => {
  const { soft, heldObjects } = settled(SKY)
  expect(soft[MIDDLE_OF_DOUBT]).toBe(0)
  expect(heldObjects).not.toContain(1)
})

test('what a person holds, with an edge all round, stays whole', () => {
  const { soft, heldObjects } = settled(BAG)
  for (let i = 0; i < soft.length; i++) if (isDoubtful(i)) expect(soft[i]).toBeGreaterThan(0.5)
  expect(heldObjects[MIDDLE_OF_DOUBT]).toBe(1)
})

test('what one model is certain of, against the other, counts as their disagreement and not as a thing held', () => {
  const { soft, heldObjects } = settled(SHIRT, { mean: 0.95, body: 1, parts: 0.3 })
  expect(soft[MIDDLE_OF_DOUBT]).toBeGreaterThan(0.5)
  expect(heldObjects).not.toContain(1)
})

test('the person stays as certain as they were', () => {
  const { soft } = settled(SKY)
  for (let i = 0; i < soft.length; i++) if (within(i, 30, 30, 70, SIDE)) expect(soft[i]).toBe(1)
})

test('a braid that hangs away from the head stays, and the wall that it encloses goes', () => {
  const isBraid = (i: number) => within(i, 75, 40, 110, 50) || within(i, 100, 40, 110, 90) || within(i, 75, 85, 110, 90)
  const isEnclosed = (i: number) => within(i, 75, 50, 100, 85)
  const bytes = new Uint8Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) {
    bytes.set(isBraid(i) || within(i, 30, 30, 75, 50) ? HAIR : isPerson(i) ? SHIRT : SKY, i * 3)
  }
  // Only the body model takes the braid and the enclosed wall for the person, and is more certain of the wall.
  const body = planeOf(SIDE, SIDE, (i) => (isPerson(i) || isEnclosed(i) ? 1 : isBraid(i) ? 0.8 : 0))
  const parts = planeOf(SIDE, SIDE, (i) => (isPerson(i) ? 1 : isEnclosed(i) ? 0.1 : 0))
  const soft = planeOf(SIDE, SIDE, (i) => (isPerson(i) ? 1 : isEnclosed(i) ? 0.92 : isBraid(i) ? 0.06 : 0))
  settle(soft, body.data, parts.data, bytes)
  for (let i = 0; i < soft.data.length; i++) {
    if (within(i, 102, 42, 108, 88)) expect(soft.data[i]).toBeGreaterThan(0.5)
    if (within(i, 79, 54, 96, 81)) expect(soft.data[i]).toBe(0)
  }
})
