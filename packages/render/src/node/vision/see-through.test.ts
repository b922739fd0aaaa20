import { expect, test } from 'vitest'
import { createPlane, planeOf } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { matteOf } from './matte.ts'

const SIDE = 240
const MIDDLE = SIDE / 2
const GAP = { x: MIDDLE + 68, y: MIDDLE }
const SKIN = { x: MIDDLE + 52, y: MIDDLE + 40 }

const from = (x: number, y: number, i: number) => Math.hypot((i % SIDE) - x, Math.floor(i / SIDE) - y)
const isHair = (i: number) => from(MIDDLE, MIDDLE, i) < 85
const isGap = (i: number) => from(GAP.x, GAP.y, i) < 5
const isSkin = (i: number) => from(SKIN.x, SKIN.y, i) < 8

/**
 * Draws hair that has a gap, or a highlight of the given colour, near its edge, and an ear inside it. The mask covers
 * all of them.
 */
async function cutHair(ground: (i: number) => number, shade = 36, highlight?: number[], isSpot = isGap) {
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const value = isSkin(i) ? 228 : isHair(i) && !isSpot(i) ? shade + ((i * 7) % 11) : ground(i)
    data.fill(value, i * 3, i * 3 + 3)
    if (highlight && isSpot(i)) data.set(highlight, i * 3)
  }
  const hair = {
    strands: planeOf(SIDE, SIDE, (i) => (isHair(i) && !isSkin(i) ? 0.9 : 0)),
    firm: planeOf(SIDE, SIDE, (i) => (isSkin(i) ? 0.9 : 0)),
  }
  const soft = planeOf(SIDE, SIDE, (i) => (isHair(i) ? 1 : 0))
  const { alpha } = await matteOf({ width: SIDE, height: SIDE, data }, { soft, hair })
  return (x: number, y: number) => alpha.data[y * SIDE + x]!
}

test('a light spot in hair before a busy background stays', async () => {
  const random = createRandom(3)
  const noise = createPlane(SIDE, SIDE).data.map(() => 60 + 190 * random())
  const at = await cutHair((i) => (isGap(i) ? 240 : noise[i]!))
  expect(at(GAP.x, GAP.y)).toBeGreaterThan(0.9)
})

test('shadows in light hair before a dark ground stay', async () => {
  const at = await cutHair(() => 20, 215)
  expect(at(GAP.x, GAP.y)).toBeGreaterThan(0.9)
})

test('a gap between curls shows the new ground, hair and skin beside it stay', async () => {
  const at = await cutHair(() => 240)
  expect(at(GAP.x, GAP.y)).toBeLessThan(0.1)
  expect(at(MIDDLE, MIDDLE)).toBe(1)
  expect(at(GAP.x - 14, GAP.y)).toBeGreaterThan(0.95)
  expect(at(SKIN.x, SKIN.y)).toBeGreaterThan(0.95)
})

test.each([
  ['golden', 200, [225, 195, 150]],
  ['brighter than the ground', 200, [245, 245, 245]],
])('a highlight in hair stays if it is %s', async (_, ground, highlight) => {
  const at = await cutHair(() => ground, 20, highlight)
  expect(at(GAP.x, GAP.y)).toBeGreaterThan(0.9)
})

test('a highlight in the colour of the ground stays if it is deep in the hair', async () => {
  const [x, y] = [MIDDLE + 40, MIDDLE]
  const at = await cutHair(
    () => 240,
    36,
    [240, 240, 240],
    (i) => from(x, y, i) < 5,
  )
  expect(at(x, y)).toBeGreaterThan(0.9)
})
