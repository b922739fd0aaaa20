import { expect, test } from 'vitest'
import { planeOf } from '../pixels/plane.ts'
import { hasFaintOutline } from './faint-outline.ts'
import { wholeOf } from './sample.ts'

const SIDE = 200
const WHITE = [238, 240, 241]
const TABLE = [245, 245, 244]
const COFFEE = [70, 40, 20]

type Shape = (x: number, y: number) => boolean

function seen(isThere: Shape, colour: (x: number, y: number) => readonly number[]) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    data.set(isThere(x, y) ? colour(x, y) : TABLE, i * 3)
  }
  const picture = { width: SIDE, height: SIDE, data }
  const soft = planeOf(SIDE, SIDE, (i) => (isThere(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0))
  return hasFaintOutline(picture, { box: wholeOf(picture), soft, confidence: 1 })
}

const isCup: Shape = (x, y) => Math.hypot(x - 100, y - 100) < 60

test('a white cup on a white table has a faint outline, a cup of another colour has none', async () => {
  expect(await seen(isCup, () => WHITE)).toBe(true)
  expect(await seen(isCup, () => COFFEE)).toBe(false)
})

test('a product may be white along a small part of its outline', async () => {
  expect(await seen(isCup, (x) => (x > 150 ? WHITE : COFFEE))).toBe(false)
  expect(await seen(isCup, (x) => (x > 100 ? WHITE : COFFEE))).toBe(true)
})

test('a strap that is too thin to be compared with what is beside it does not count', async () => {
  const isStrap: Shape = (x, y) => y < 100 && (Math.abs(x - 70) < 1 || Math.abs(x - 130) < 1)
  expect(
    await seen(
      (x, y) => isCup(x, y) || isStrap(x, y),
      () => COFFEE,
    ),
  ).toBe(false)
})
