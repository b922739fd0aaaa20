import { expect, test } from 'vitest'
import { createPlane, type Plane } from '../pixels/plane.ts'
import { isSeenFromAbove } from './seen-from-above.ts'

function shape(inside: (x: number, y: number) => boolean): Plane {
  const plane = createPlane(200, 200)
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = inside(i % 200, Math.floor(i / 200)) ? 1 : 0
  return plane
}

test('what stands is no plate: a bottle, a box, a shoe, a cup from the side, nothing at all', () => {
  expect(isSeenFromAbove(shape(() => false))).toBe(false)
  expect(isSeenFromAbove(shape((x, y) => x > 70 && x < 130 && y > 20 && y < 180))).toBe(false)
  expect(isSeenFromAbove(shape((x, y) => x > 20 && x < 180 && y > 80 && y < 150))).toBe(false)
  expect(isSeenFromAbove(shape((x, y) => x > 20 && x < 180 && y > 150 - x * 0.6 && y < 160))).toBe(false)
  expect(isSeenFromAbove(shape((x, y) => y > 40 && y < 170 && Math.abs(x - 100) < 75 - (y - 40) * 0.25))).toBe(false)
})

test('a plate lies, also with a cup on it that reaches over its far edge', () => {
  const plate = (x: number, y: number) => ((x - 100) / 80) ** 2 + ((y - 110) / 64) ** 2 < 1
  expect(isSeenFromAbove(shape(plate))).toBe(true)
  expect(isSeenFromAbove(shape((x, y) => plate(x, y) || (x > 70 && x < 140 && y > 20 && y < 110)))).toBe(true)
})
