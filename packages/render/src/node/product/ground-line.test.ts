import { expect, test } from 'vitest'
import { groundLineOf } from './ground-line.ts'
import { shadowOf } from './shadow.ts'
import { SIDE } from './shot-setup.ts'

const WIDE = 600
const TALL = 400
const LOOK = { strength: 0.5, reach: 0.6, softness: 0.012 }
const [LEFT, FOOT] = [450, 1100]

/** A grey product, 600 × 400 pixels, in the middle of the shot. */
function placed(isThere: (x: number, y: number) => boolean) {
  const matte = new Uint8Array(WIDE * TALL)
  for (let i = 0; i < matte.length; i++) matte[i] = isThere(i % WIDE, Math.floor(i / WIDE)) ? 255 : 0
  const colours = new Uint8Array(3 * matte.length).fill(128)
  return {
    left: LEFT,
    top: FOOT - TALL,
    width: WIDE,
    height: TALL,
    colours,
    matte,
    foot: FOOT,
    tall: TALL,
    isLying: false,
  }
}

/** A car seen from the front right: the near wheel, at the right, stands 90 pixels lower than the far one. */
const car = placed((x, y) => {
  const body = y > 100 && y < 250 + x * 0.15
  const wheel = (left: number, foot: number) => x > left && x < left + 90 && y > 200 && y < foot
  return body || wheel(60, 310) || wheel(420, 400)
})

/** A lamp with a narrow foot under a much wider shade. */
const lamp = placed((x, y) => (y < 150 ? Math.abs(x - 300) < 280 : Math.abs(x - 300) < 40))

const COARSE = 4
function shadowFrom(from: 'left' | 'right') {
  const { data } = shadowOf(car, groundLineOf(car), { ...LOOK, from })
  const at = (x: number, y: number) => data[Math.round(y / COARSE) * (SIDE / COARSE) + Math.round(x / COARSE)]!
  const inColumn = (x: number) => Array.from({ length: SIDE / COARSE }, (_, row) => at(x, row * COARSE))
  return { at, darkestIn: (x: number) => Math.max(...inColumn(x)) }
}

test('the ground runs from wheel to wheel, and stays under the foot where a shade hangs over it', () => {
  const { ground, lift } = groundLineOf(car)
  expect(Math.abs(ground[LEFT + 100]! - FOOT + 90)).toBeLessThan(15)
  expect(ground[LEFT + 460]).toBe(FOOT)
  expect(ground[LEFT + 280]).toBeGreaterThan(FOOT - 90)
  expect(ground[LEFT + 280]).toBeLessThan(FOOT)
  expect(lift[LEFT + 280]).toBeGreaterThan(30)
  expect(lift[LEFT - 50]).toBe(Infinity)
  const under = groundLineOf(lamp).ground
  for (const x of [LEFT + 50, LEFT + 300, LEFT + 550]) expect(under[x]).toBe(FOOT)
})

test('a shadow starts at each wheel and falls to the side away from the light', () => {
  const [left, right] = [shadowFrom('left'), shadowFrom('right')]
  for (const { at } of [left, right]) {
    expect(at(LEFT + 105, FOOT - 84)).toBeGreaterThan(0.2)
    expect(at(LEFT + 465, FOOT + 2)).toBeGreaterThan(0.2)
    expect(at(LEFT + 105, FOOT + 2)).toBeLessThan(0.05)
  }
  const [beforeLeft, behindRight] = [LEFT - 40, LEFT + WIDE + 40]
  expect(left.darkestIn(behindRight)).toBeGreaterThan(left.darkestIn(beforeLeft) + 0.2)
  expect(right.darkestIn(beforeLeft)).toBeGreaterThan(right.darkestIn(behindRight) + 0.2)
})
