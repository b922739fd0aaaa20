import { expect, test } from 'vitest'
import { SIDE } from './shot-setup.ts'
import { asWhole } from './whole-photo.ts'

const PHOTO = { width: 300, height: 200 }
const TINT = [1, 1, 1] as const

/** A gradient of red from left to right, so that the value of a pixel tells its position in the photo. */
function ramp() {
  const data = new Uint8ClampedArray(PHOTO.width * PHOTO.height * 3)
  for (let i = 0; i < PHOTO.width * PHOTO.height; i++) data[i * 3] = Math.round(((i % PHOTO.width) / PHOTO.width) * 250)
  return { ...PHOTO, data }
}

function turned({ width, height, data }: ReturnType<typeof ramp>) {
  const out = new Uint8ClampedArray(data.length)
  for (let i = 0; i < width * height; i++) {
    const to = (i % width) * height + Math.floor(i / width)
    out.set(data.subarray(i * 3, i * 3 + 3), to * 3)
  }
  return { width: height, height: width, data: out }
}

const redAt = (pixels: Uint8ClampedArray, x: number) => pixels[(SIDE * (SIDE / 2) + x) * 3]!

test('a thing too wide for the square is shown whole, unless the photo cuts off one end of it', async () => {
  const free = await asWhole(ramp(), { left: 20, top: 40, width: 240, height: 100 }, TINT)
  expect(redAt(free, 5)).toBeLessThan((20 / 300) * 250)
  expect(redAt(free, SIDE - 5)).toBeGreaterThan((260 / 300) * 250)

  const heldFromLeft = await asWhole(ramp(), { left: 0, top: 40, width: 240, height: 100 }, TINT)
  expect(Math.abs(redAt(heldFromLeft, 5) - (40 / 300) * 250)).toBeLessThan(4)
  expect(Math.abs(redAt(heldFromLeft, SIDE - 5) - (240 / 300) * 250)).toBeLessThan(4)

  const heldFromRight = await asWhole(ramp(), { left: 60, top: 40, width: 240, height: 100 }, TINT)
  expect(Math.abs(redAt(heldFromRight, 5) - (60 / 300) * 250)).toBeLessThan(4)
})

test('a thing as high as its photo is wide gets a margin above and below; the photo goes on beside it', async () => {
  const pixels = await asWhole(turned(ramp()), { left: 60, top: 40, width: 80, height: 220 }, TINT)
  const redIn = (row: number) => pixels[(SIDE * row + SIDE / 2) * 3]!
  expect(redIn(5)).toBeGreaterThan(10)
  expect(redIn(5)).toBeLessThan((40 / 300) * 250 - 8)
  expect(redIn(SIDE - 5)).toBeGreaterThan((260 / 300) * 250 + 8)
  for (const x of [5, SIDE - 5]) {
    const beside = pixels[(SIDE * (SIDE / 2) + x) * 3]!
    expect(Math.abs(beside - redIn(SIDE / 2))).toBeLessThan(4)
  }
})

test('a thing that the photo cuts off at both ends fills the square', async () => {
  const photo = { width: 260, height: 200, data: new Uint8ClampedArray(260 * 200 * 3) }
  for (let i = 0; i < 260 * 200; i++) photo.data[i * 3] = i % 260
  const filled = await asWhole(photo, { left: 0, top: 0, width: 260, height: 200 }, TINT)
  expect(Math.abs(redAt(filled, 5) - 30)).toBeLessThan(4)
  expect(Math.abs(redAt(filled, SIDE - 5) - 230)).toBeLessThan(4)
})

test('a thing cut off at one end, but far too wide, is shown whole', async () => {
  const whole = await asWhole(ramp(), { left: 0, top: 40, width: 280, height: 100 }, TINT)
  expect(redAt(whole, 5)).toBeLessThan(4)
  expect(redAt(whole, SIDE - 5)).toBeGreaterThan(244)
})
