import { expect, test } from 'vitest'
import { type Plane, planeOf } from '../pixels/plane.ts'
import { withoutWisps } from './wisps.ts'

const SIDE = 400

const paint = (isThere: (x: number, y: number) => boolean): Plane =>
  planeOf(SIDE, SIDE, (i) => (isThere(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0))

const isArm = (x: number, y: number) => x > 100 && x < 200 && y > 50 && y < 350
const isThread = (x: number, y: number) => x >= 200 && x < 230 && y === 120
const isStrap = (x: number, y: number) => x >= 200 && x < 300 && (y === 220 || y === 221)
const isKnob = (x: number, y: number) => x >= 200 && x < 212 && y > 280 && y < 292

test('threads of the background go from an edge, a strap that the model found and a knob that it missed stay', () => {
  const alpha = paint((x, y) => isArm(x, y) || isThread(x, y) || isStrap(x, y) || isKnob(x, y))
  const guess = paint((x, y) => isArm(x, y) || isStrap(x, y))
  const { data } = withoutWisps(alpha, guess)
  expect(data[120 * SIDE + 215]).toBe(0)
  expect(data[220 * SIDE + 250]).toBe(1)
  expect(data[286 * SIDE + 206]).toBe(1)
  for (const x of [101, 150, 199]) expect(data[120 * SIDE + x]).toBe(1)
})
