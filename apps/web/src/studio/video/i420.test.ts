import { expect, test } from 'vitest'
import { toI420 } from './i420.ts'

const painted = (color: readonly number[], width = 4, height = 2) =>
  new Uint8ClampedArray(Array.from({ length: width * height }, () => [...color, 255]).flat())

// Colours in RGB and their Y, Cb and Cr values according to BT.709.
test.each([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['grey', [128, 128, 128], [126, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
] as const)('%s', (_, color, [bright, blue, red]) => {
  expect([...toI420(painted(color), 4, 2)]).toEqual([...Array(8).fill(bright), blue, blue, red, red])
})

test('colour is the mean of four pixels, brightness is that of each', () => {
  const rgba = painted([0, 0, 0], 2, 2)
  rgba.set([255, 255, 255, 255], 0)
  expect([...toI420(rgba, 2, 2)]).toEqual([235, 16, 16, 16, 128, 128])
})
