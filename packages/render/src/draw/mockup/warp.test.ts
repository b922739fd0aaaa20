import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Ctx } from '../canvas.ts'
import type { Pixels } from '../pixels.ts'
import { settleQuad } from './settle-quad.ts'
import { fitInside, print, type Quad, quadInverse } from './warp.ts'

const context = (width: number, height: number) => createCanvas(width, height).getContext('2d') as unknown as Ctx

const QUAD: Quad = [
  [10, 20],
  [110, 30],
  [100, 140],
  [20, 120],
]

function stripes(size: number): Pixels {
  const data = new Uint8ClampedArray(size * size * 4)
  for (let i = 0; i < data.length; i++) data[i] = i % 4 === 3 || (i >> 2) % 2 === 0 ? 255 : 0
  return { data, width: size, height: size }
}

test('a quad maps its corners onto the corners of the print', () => {
  const place = quadInverse(QUAD)
  for (const [i, [u, v]] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].entries()) {
    const [x, y] = QUAD[i] as [number, number]
    expect(place(x, y)?.[0]).toBeCloseTo(u as number)
    expect(place(x, y)?.[1]).toBeCloseTo(v as number)
  }
})

test('a logo of any shape is shown whole, never stretched', () => {
  const wide = fitInside({ width: 400, height: 100 }, 1)
  expect(wide([0.5, 0.5])).toEqual([0.5, 0.5])
  expect(wide([0, 0.5])).toEqual([0, 0.5])
  expect(wide([0.5, 0.375])?.[1]).toBeCloseTo(0)
  expect(wide([0.5, 0.2])?.[1]).toBeLessThan(0)
})

test('fine lines printed small become grey instead of breaking up', () => {
  const ctx = context(60, 60)
  ctx.fillRect(0, 0, 60, 60)
  print(
    ctx,
    stripes(256),
    { x: 0, y: 0, width: 60, height: 60 },
    (x, y) => [x / 60, y / 60],
    () => 1,
  )
  const { data } = ctx.getImageData(10, 10, 40, 40)
  for (let i = 0; i < data.length; i += 4) expect(Math.abs((data[i] as number) - 127)).toBeLessThan(24)
})

test('a print that hangs over the edge of the canvas is cut off by it', () => {
  const ctx = context(20, 20)
  const box = { x: -30, y: 5, width: 100, height: 400 }
  print(
    ctx,
    stripes(8),
    box,
    () => [0.5, 0.5],
    () => 1,
  )
  expect(ctx.getImageData(0, 2, 1, 1).data[3]).toBe(0)
  print(
    ctx,
    stripes(8),
    { x: 40, y: 0, width: 10, height: 10 },
    () => [0.5, 0.5],
    () => 1,
  )
})

test('corners in any order give a quad that is neither crossed nor mirrored; corners without area give null', () => {
  const [a, b, c, d] = QUAD
  expect(settleQuad(QUAD)).toBe(QUAD)
  expect(settleQuad([b, c, d, a])).toEqual([b, c, d, a])
  expect(settleQuad([b, a, d, c])).toEqual(QUAD)
  expect(settleQuad([a, c, b, d])).toEqual(QUAD)
  expect(settleQuad([a, a, a, a])).toBeNull()
  expect(
    settleQuad([
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 0],
    ]),
  ).toBeNull()
})
