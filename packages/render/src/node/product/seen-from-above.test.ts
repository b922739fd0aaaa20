import { expect, test } from 'vitest'
import { createPlane, type Plane } from '../pixels/plane.ts'
import { isSeenFromAbove } from './seen-from-above.ts'

function shape(inside: (x: number, y: number) => boolean): Plane {
  const plane = createPlane(200, 200)
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = inside(i % 200, Math.floor(i / 200)) ? 1 : 0
  return plane
}

test('a bottle, a box, a shoe and a cup seen from the side stand; an empty picture does not lie', () => {
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

test('objects that could not stand above each other lie, and a pair of shoes stands', () => {
  const disc = (x: number, y: number, cx: number, cy: number) => (x - cx) ** 2 + (y - cy) ** 2 < 25 ** 2
  expect(isSeenFromAbove(shape((x, y) => disc(x, y, 60, 40) || disc(x, y, 140, 60) || disc(x, y, 90, 150)))).toBe(true)
  const shoe = (x: number, y: number, left: number, foot: number) =>
    x > left && x < left + 70 && y > foot - 60 && y < foot
  expect(isSeenFromAbove(shape((x, y) => shoe(x, y, 10, 140) || shoe(x, y, 110, 170)))).toBe(false)
})
