import { expect, test } from 'vitest'
import { boxBlur } from '../pixels/blur.ts'
import { planeOf } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { isOnOneSurface } from './one-surface.ts'

const SIDE = 240
const mask = Uint8ClampedArray.from({ length: SIDE ** 2 }, (_, i) => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
  return Math.abs(x - 120) < 40 && Math.abs(y - 120) < 60 ? 255 : 0
})

function photoOf(groundAt: (x: number, y: number) => number) {
  const data = Uint8ClampedArray.from({ length: SIDE ** 2 * 3 }, (_, k) => {
    const i = Math.floor(k / 3)
    return mask[i] ? 20 : groundAt(i % SIDE, Math.floor(i / SIDE))
  })
  return { width: SIDE, height: SIDE, data }
}

test('a patterned table around a product is one surface; paper, a far edge and a table out of focus are not', async () => {
  const random = createRandom(5)
  const pattern = planeOf(SIDE, SIDE, () => 150 + 60 * (random() - 0.5))
  const blurred = boxBlur(pattern, 4)
  const tableAt = (x: number, y: number) => pattern.data[y * SIDE + x]!
  const isFar = (y: number) => y < 90
  expect(await isOnOneSurface(photoOf(tableAt), mask)).toBe(true)
  expect(
    await isOnOneSurface(
      photoOf(() => 150),
      mask,
    ),
  ).toBe(false)
  expect(
    await isOnOneSurface(
      photoOf((x, y) => tableAt(x, y) - (isFar(y) ? 90 : 0)),
      mask,
    ),
  ).toBe(false)
  // A road before a hill with a sky that is as light as the road.
  const isHill = (y: number) => y > 85 && y < 120
  expect(
    await isOnOneSurface(
      photoOf((x, y) => tableAt(x, y) - (isHill(y) ? 90 : 0)),
      mask,
    ),
  ).toBe(false)
  const softAt = (x: number, y: number) => (isFar(y) ? blurred.data[y * SIDE + x]! : tableAt(x, y))
  expect(await isOnOneSurface(photoOf(softAt), mask)).toBe(false)
})
