import { expect, test } from 'vitest'
import { understandAesthetic } from '../../draw/product/understand-aesthetic.ts'
import type { Backdrop } from '../backdrop/ground.ts'
import { GROUND_SIDE } from './shot-setup.ts'
import { lifestyleSetup, studioSetup } from './shot-setups.ts'

const groundOf = (text: string) => lifestyleSetup(understandAesthetic(text), null).ground

/** Returns the mean colour of a part of a background. Lengths are shares of its side. */
function meanOf({ width, data }: Backdrop, { left = 0, right = 1, top = 0, bottom = 1 }) {
  const sum = [0, 0, 0]
  const [from, to] = [Math.round(left * width), Math.round(right * width)]
  const rows = [Math.round(top * width), Math.round(bottom * width)] as const
  for (let y = rows[0]; y < rows[1]; y++) {
    for (let x = from; x < to; x++) for (let c = 0; c < 3; c++) sum[c]! += data[(y * width + x) * 3 + c]!
  }
  return sum.map((each) => each / ((to - from) * (rows[1] - rows[0]))) as [number, number, number]
}

const FLOOR = { top: 0.75 }
const WALL = { bottom: 0.5 }

test('a described surface and a described wall have their own colours', () => {
  const described = groundOf('Green velvet, pink wall')
  const [red, green, blue] = meanOf(described, FLOOR)
  expect(green).toBeGreaterThan(Math.max(red, blue) + 25)
  const wall = meanOf(described, WALL)
  expect(wall[0]).toBeGreaterThan(Math.max(wall[1], wall[2]) + 25)
  const [r, g, b] = meanOf(studioSetup(understandAesthetic('Green velvet'), null).ground, {})
  expect(g).toBeGreaterThan(Math.max(r, b) + 25)
})

test('light from the right lights the right half of wall and floor', () => {
  const [usual, turned] = [groundOf('white wall'), groundOf('white wall, light from the right')]
  for (const rows of [WALL, FLOOR]) {
    const [left, right] = [
      { right: 0.5, ...rows },
      { left: 0.5, ...rows },
    ]
    expect(meanOf(usual, left)[1]).toBeGreaterThan(meanOf(usual, right)[1] + 5)
    expect(meanOf(turned, right)[1]).toBeGreaterThan(meanOf(turned, left)[1] + 5)
  }
})

/** Returns the number of joints between planks that a row of the floor in focus crosses. */
function jointsOf({ data }: Backdrop): number {
  const row = Math.round(0.84 * GROUND_SIDE) * GROUND_SIDE
  const tone = Array.from({ length: GROUND_SIDE }, (_, x) => data[(row + x) * 3]!)
  const isJoint = (x: number) => tone[x]! < 0.75 * Math.min(tone[x - 5] ?? 255, tone[x + 5] ?? 255)
  return tone.filter((_, x) => isJoint(x) && !isJoint(x - 1)).length
}

test('planks under a sofa are narrower in the picture than under what stands on a table, and their joints are soft', () => {
  const floor = groundOf('A wooden floor')
  expect(jointsOf(groundOf('A sofa on a wooden floor'))).toBeGreaterThan(2 * jointsOf(floor))
  const row = Math.round(0.84 * GROUND_SIDE) * GROUND_SIDE
  const tone = Array.from({ length: GROUND_SIDE }, (_, x) => floor.data[(row + x) * 3]!)
  expect(Math.max(...tone.slice(1).map((value, x) => Math.abs(value - tone[x]!)))).toBeLessThan(40)
})
