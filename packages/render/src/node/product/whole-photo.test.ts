import { expect, test } from 'vitest'
import { SIDE } from './shot-setup.ts'
import { asWhole } from './whole-photo.ts'

const PHOTO = { width: 300, height: 200 }
const FRAMING = { room: 0.8, tint: [1, 1, 1] } as const

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
  const free = await asWhole(ramp(), { left: 20, top: 40, width: 240, height: 100 }, FRAMING)
  expect(redAt(free, 5)).toBeLessThan((20 / 300) * 250)
  expect(redAt(free, SIDE - 5)).toBeGreaterThan((260 / 300) * 250)

  const heldFromLeft = await asWhole(ramp(), { left: 0, top: 40, width: 240, height: 100 }, FRAMING)
  expect(Math.abs(redAt(heldFromLeft, 5) - (40 / 300) * 250)).toBeLessThan(4)
  expect(Math.abs(redAt(heldFromLeft, SIDE - 5) - (240 / 300) * 250)).toBeLessThan(4)

  const heldFromRight = await asWhole(ramp(), { left: 60, top: 40, width: 240, height: 100 }, FRAMING)
  expect(Math.abs(redAt(heldFromRight, 5) - (60 / 300) * 250)).toBeLessThan(4)
})

test('a thing as high as its photo is wide gets a margin above and below; the photo goes on beside it', async () => {
  const pixels = await asWhole(turned(ramp()), { left: 60, top: 40, width: 80, height: 220 }, FRAMING)
  const redIn = (row: number) => pixels[(SIDE * row + SIDE / 2) * 3]!
  expect(redIn(5)).toBeGreaterThan(10)
  expect(redIn(5)).toBeLessThan((40 / 300) * 250 - 8)
  expect(redIn(SIDE - 5)).toBeGreaterThan((260 / 300) * 250 + 8)
  for (const x of [5, SIDE - 5]) {
    const beside = pixels[(SIDE * (SIDE / 2) + x) * 3]!
    expect(Math.abs(beside - redIn(SIDE / 2))).toBeLessThan(4)
  }
})

test('a thing that fills the height of its photo fills the square, also if its outline ends just before the edge', async () => {
  const filled = await asWhole(ramp(), { left: 0, top: 1, width: 300, height: 199 }, FRAMING)
  expect(Math.abs(redAt(filled, 5) - (50 / 300) * 250)).toBeLessThan(4)
  expect(Math.abs(redAt(filled, SIDE - 5) - (250 / 300) * 250)).toBeLessThan(4)
})

test('more room shows more of what is around a thing', async () => {
  const shownWith = async (room: number) => {
    const pixels = await asWhole(ramp(), { left: 100, top: 50, width: 100, height: 100 }, { ...FRAMING, room })
    return redAt(pixels, SIDE - 5) - redAt(pixels, 5)
  }
  expect(Math.abs((await shownWith(0.2)) - 100)).toBeLessThan(4)
  expect(Math.abs((await shownWith(1.2)) - (200 / 300) * 250)).toBeLessThan(4)
})

test('a thing cut off at one end, but far too wide, is shown whole', async () => {
  const whole = await asWhole(ramp(), { left: 0, top: 40, width: 280, height: 100 }, FRAMING)
  expect(redAt(whole, 5)).toBeLessThan(4)
  expect(redAt(whole, SIDE - 5)).toBeGreaterThan((280 / 300) * 250)
})
