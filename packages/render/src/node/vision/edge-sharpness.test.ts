import { expect, test } from 'vitest'
import { gaussianBlur } from '../pixels/blur.ts'
import { planeOf } from '../pixels/plane.ts'
import { edgeSharpness } from './edge-sharpness.ts'

const SIDE = 320
/** A plain disc on a plain background, like a product photo on white. */
const plain = (light: number, dark: number) =>
  planeOf(SIDE, SIDE, (i) => (Math.hypot((i % SIDE) - 160, Math.floor(i / SIDE) - 160) < 110 ? dark : light))
const woven = planeOf(SIDE, SIDE, (i) => 120 + 50 * Math.sign(Math.sin(i / 9) * Math.sin(Math.floor(i / SIDE) / 6)))

test('without contrast nothing is judged', () => {
  expect(edgeSharpness(planeOf(SIDE, SIDE, () => 30))).toBe(1)
  expect(edgeSharpness(plain(33, 30))).toBe(1)
})

test.each([
  ['black on white', plain(255, 10)],
  ['grey on grey', plain(160, 90)],
  ['woven', woven],
])('%s is in focus or out of focus, whatever its contrast', (_, picture) => {
  expect(edgeSharpness(picture)).toBeGreaterThan(0.3)
  expect(edgeSharpness(gaussianBlur(picture, 1))).toBeGreaterThan(0.18)
  expect(edgeSharpness(gaussianBlur(picture, 3))).toBeLessThan(0.15)
})
