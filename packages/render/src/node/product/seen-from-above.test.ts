import { expect, test } from 'vitest'
import { createPlane, type Plane } from '../pixels/plane.ts'
import { viewOf } from './seen-from-above.ts'

const isLying = (there: Plane) => viewOf(there, 1) !== 'standing'

function shape(inside: (x: number, y: number) => boolean): Plane {
  const plane = createPlane(200, 200)
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = inside(i % 200, Math.floor(i / 200)) ? 1 : 0
  return plane
}

test('a bottle, a box, a shoe and a cup seen from the side stand; an empty picture does not lie', () => {
  expect(isLying(shape(() => false))).toBe(false)
  expect(isLying(shape((x, y) => x > 70 && x < 130 && y > 20 && y < 180))).toBe(false)
  expect(isLying(shape((x, y) => x > 20 && x < 180 && y > 80 && y < 150))).toBe(false)
  expect(isLying(shape((x, y) => x > 20 && x < 180 && y > 150 - x * 0.6 && y < 160))).toBe(false)
  expect(isLying(shape((x, y) => y > 40 && y < 170 && Math.abs(x - 100) < 75 - (y - 40) * 0.25))).toBe(false)
})

test('a plate lies, also with a cup on it that reaches over its far edge', () => {
  const plate = (x: number, y: number) => ((x - 100) / 80) ** 2 + ((y - 110) / 64) ** 2 < 1
  expect(isLying(shape(plate))).toBe(true)
  expect(isLying(shape((x, y) => plate(x, y) || (x > 70 && x < 140 && y > 20 && y < 110)))).toBe(true)
})

test('objects that could not stand above each other lie, and a pair of shoes stands', () => {
  const disc = (x: number, y: number, cx: number, cy: number) => (x - cx) ** 2 + (y - cy) ** 2 < 25 ** 2
  expect(isLying(shape((x, y) => disc(x, y, 60, 40) || disc(x, y, 140, 60) || disc(x, y, 90, 150)))).toBe(true)
  const shoe = (x: number, y: number, left: number, foot: number) =>
    x > left && x < left + 70 && y > foot - 60 && y < foot
  expect(isLying(shape((x, y) => shoe(x, y, 10, 140) || shoe(x, y, 110, 170)))).toBe(false)
})

test('an object lies if it is turned in the picture, or if it would stand on a tip beside its middle', () => {
  const turned = (degrees: number, wide: number, tall: number) => {
    const [cos, sin] = [Math.cos((degrees / 180) * Math.PI), Math.sin((degrees / 180) * Math.PI)]
    return shape((x, y) => {
      const [u, v] = [(x - 100) * cos + (y - 100) * sin, (y - 100) * cos - (x - 100) * sin]
      return Math.abs(u) < wide / 2 && Math.abs(v) < tall / 2
    })
  }
  for (const [wide, tall] of [
    [70, 130],
    [130, 90],
  ] as const) {
    expect(isLying(turned(1, wide, tall))).toBe(false)
    for (const degrees of [-20, -8, 8, 20]) expect(isLying(turned(degrees, wide, tall))).toBe(true)
  }
  expect(isLying(turned(35, 16, 170))).toBe(true)
})

test('a stool stands on legs that lean to both sides, and a chair is no plate', () => {
  const leg = (x: number, y: number, top: number, foot: number, end: number) =>
    y > 40 && y < end && Math.abs(x - top - ((foot - top) * (y - 40)) / (end - 40)) < 5
  const seat = (x: number, y: number) => y > 25 && y <= 45 && x > 60 && x < 140
  const stool = (x: number, y: number) =>
    seat(x, y) || leg(x, y, 70, 55, 160) || leg(x, y, 95, 98, 185) || leg(x, y, 130, 145, 162)
  expect(isLying(shape(stool))).toBe(false)
  const plate = (x: number, y: number) => ((x - 100) / 80) ** 2 + ((y - 110) / 64) ** 2 < 1
  expect(isLying(shape((x, y) => plate(x, y) && !(y > 120 && Math.abs(x - 100) < 30)))).toBe(false)
})
