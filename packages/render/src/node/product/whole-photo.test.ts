import { expect, test } from 'vitest'
import type { Box } from '../pixels/byte-image.ts'
import { createPlane, planeOf } from '../pixels/plane.ts'
import { macroShot } from './macro.ts'
import { SIDE } from './shot-setup.ts'
import { asWhole } from './whole-photo.ts'

const PHOTO = { width: 300, height: 200 }
const FRAMING = { room: 0.8, tint: [1, 1, 1], isStudio: false } as const

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
  const free = await asWhole(
    { photo: ramp(), likely: { left: 20, top: 40, width: 240, height: 100 }, found: null },
    FRAMING,
  )
  expect(redAt(free, 5)).toBeLessThan((20 / 300) * 250)
  expect(redAt(free, SIDE - 5)).toBeGreaterThan((260 / 300) * 250)

  const heldFromLeft = await asWhole(
    { photo: ramp(), likely: { left: 0, top: 40, width: 240, height: 100 }, found: null },
    FRAMING,
  )
  expect(Math.abs(redAt(heldFromLeft, 5) - (40 / 300) * 250)).toBeLessThan(4)
  expect(Math.abs(redAt(heldFromLeft, SIDE - 5) - (240 / 300) * 250)).toBeLessThan(4)

  const heldFromRight = await asWhole(
    { photo: ramp(), likely: { left: 60, top: 40, width: 240, height: 100 }, found: null },
    FRAMING,
  )
  expect(Math.abs(redAt(heldFromRight, 5) - (60 / 300) * 250)).toBeLessThan(4)
})

test('a thing as high as its photo is wide gets a margin above and below; the photo goes on beside it', async () => {
  const pixels = await asWhole(
    { photo: turned(ramp()), likely: { left: 60, top: 40, width: 80, height: 220 }, found: null },
    FRAMING,
  )
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
  const filled = await asWhole(
    { photo: ramp(), likely: { left: 0, top: 1, width: 300, height: 199 }, found: null },
    FRAMING,
  )
  expect(Math.abs(redAt(filled, 5) - (50 / 300) * 250)).toBeLessThan(4)
  expect(Math.abs(redAt(filled, SIDE - 5) - (250 / 300) * 250)).toBeLessThan(4)
})

test('more room shows more of what is around a thing', async () => {
  const shownWith = async (room: number) => {
    const pixels = await asWhole(
      { photo: ramp(), likely: { left: 100, top: 50, width: 100, height: 100 }, found: null },
      { ...FRAMING, room },
    )
    return redAt(pixels, SIDE - 5) - redAt(pixels, 5)
  }
  expect(Math.abs((await shownWith(0.2)) - 100)).toBeLessThan(4)
  expect(Math.abs((await shownWith(1.2)) - (200 / 300) * 250)).toBeLessThan(4)
})

test('a thing cut off at one end, but far too wide, is shown whole', async () => {
  const whole = await asWhole(
    { photo: ramp(), likely: { left: 0, top: 40, width: 280, height: 100 }, found: null },
    FRAMING,
  )
  expect(redAt(whole, 5)).toBeLessThan(4)
  expect(redAt(whole, SIDE - 5)).toBeGreaterThan((280 / 300) * 250)
})

/** Black and white columns, each `STRIPE` wide, and a box in the middle that was found with an uncertain outline. */
const STRIPE = 6
function striped(likely: Box) {
  const data = new Uint8ClampedArray(PHOTO.width * PHOTO.height * 3)
  const soft = createPlane(PHOTO.width, PHOTO.width)
  const box = { left: 0, top: (PHOTO.height - PHOTO.width) / 2, width: PHOTO.width, height: PHOTO.width }
  for (let y = 0; y < PHOTO.height; y++) {
    for (let x = 0; x < PHOTO.width; x++) {
      data.fill(Math.floor(x / STRIPE) % 2 ? 230 : 20, (y * PHOTO.width + x) * 3, (y * PHOTO.width + x) * 3 + 3)
      const isThere =
        x >= likely.left && x < likely.left + likely.width && y >= likely.top && y < likely.top + likely.height
      if (isThere) soft.data[(y - box.top) * PHOTO.width + x] = 0.7
    }
  }
  return { photo: { ...PHOTO, data }, likely, found: { box, soft, confidence: 0.5 } }
}

function contrastAt(pixels: Uint8ClampedArray, from: number, to: number, row = SIDE / 2): number {
  const values = Array.from(
    { length: Math.round((to - from) * SIDE) },
    (_, x) => pixels[(row * SIDE + from * SIDE + x) * 3]!,
  )
  return Math.max(...values) - Math.min(...values)
}

test('a studio shot keeps the product sharp and what is far from it out of focus; a lifestyle shot keeps all sharp', async () => {
  const seen = striped({ left: 130, top: 60, width: 40, height: 80 })
  const studio = await asWhole(seen, { ...FRAMING, isStudio: true })
  expect(contrastAt(studio, 0.4, 0.6)).toBeGreaterThan(180)
  expect(contrastAt(studio, 0, 0.05)).toBeLessThan(40)
  const lifestyle = await asWhole(seen, FRAMING)
  expect(contrastAt(lifestyle, 0, 0.05)).toBeGreaterThan(180)
})

test('what is below a product, such as thin legs, stays in focus in a studio shot', async () => {
  const seen = striped({ left: 100, top: 40, width: 100, height: 100 })
  const { found } = seen
  for (let y = 120; y < 190; y++) found.soft.data.fill(0, y * PHOTO.width + 120, y * PHOTO.width + 200)
  const studio = await asWhole(seen, { ...FRAMING, isStudio: true })
  expect(contrastAt(studio, 0.6, 0.7, SIDE * 0.65)).toBeGreaterThan(180)
})

test('nothing is added above what the photo cuts off above: a close-up is cropped, another product has a margin below', async () => {
  const closeUp = await asWhole(striped({ left: 4, top: 0, width: 291, height: 200 }), { ...FRAMING, isStudio: true })
  expect(contrastAt(closeUp, 0.2, 0.8, 20)).toBeGreaterThan(180)
  expect(contrastAt(closeUp, 0.2, 0.8, SIDE - 20)).toBeGreaterThan(180)
  const hanging = await asWhole(striped({ left: 20, top: 0, width: 240, height: 120 }), FRAMING)
  expect(contrastAt(hanging, 0.2, 0.8, 20)).toBeGreaterThan(180)
  expect(contrastAt(hanging, 0.2, 0.8, SIDE - 20)).toBeLessThan(40)
})

test('the photo goes on beyond its edge without the product that is close to that edge', async () => {
  const seen = striped({ left: 20, top: 12, width: 240, height: 100 })
  for (let i = 0; i < PHOTO.width * PHOTO.height; i++) {
    const at = i - seen.found.box.top * PHOTO.width
    const isThere = seen.found.soft.data[at]! > 0
    seen.found.soft.data[at] = isThere ? 1 : 0
    seen.photo.data.set(isThere ? [180, 30, 30] : [120, 120, 120], i * 3)
  }
  const pixels = await asWhole(seen, FRAMING)
  const above = (SIDE * 60 + SIDE / 2) * 3
  expect(pixels[above]! - pixels[above + 2]!).toBeLessThan(40)
  expect(pixels[(SIDE * (SIDE / 2) + SIDE / 2) * 3]).toBeGreaterThan(170)
})

const BLACK = { width: 1, height: 1, data: new Float32Array(3) }

test('a macro shot without a certain outline shows the product, not the finer pattern beside it', async () => {
  const box = { left: 0, top: -50, width: 300, height: 300 }
  const soft = planeOf(300, 300, (i) => (i % 300 > 180 && i % 300 < 290 ? 1 : 0))
  const likely = { left: 0, top: 0, ...PHOTO }
  const photo = ramp()
  for (let i = 0; i < PHOTO.width * PHOTO.height; i++)
    if (i % PHOTO.width < 150 && i % 4 < 2) photo.data[i * 3 + 1] = 255
  const studied = { photo, likely, found: { box, soft, confidence: 0.5 }, cut: null, cropped: null }
  const pixels = await macroShot(studied, BLACK, FRAMING.tint)
  expect(redAt(pixels, SIDE / 2)).toBeGreaterThan((180 / 300) * 250)
})

test('a studio shot of a product that is too wide for a square shows the photo in its whole width, and its foot', async () => {
  const likely = { left: 30, top: 60, width: 240, height: 100 }
  const widthOf = async (isStudio: boolean) => {
    const pixels = await asWhole({ photo: ramp(), likely, found: null }, { ...FRAMING, isStudio })
    return redAt(pixels, SIDE - 5) - redAt(pixels, 5)
  }
  expect(await widthOf(true)).toBeGreaterThan(240)
  expect(await widthOf(false)).toBeLessThan(230)
  const studio = await asWhole(striped(likely), { ...FRAMING, isStudio: true })
  expect(contrastAt(studio, 0.2, 0.8, SIDE * 0.84)).toBeGreaterThan(180)
  expect(contrastAt(studio, 0.2, 0.8, 20)).toBeLessThan(40)
})

test('a macro shot of a thin product shows what is beside it, in place of a few enlarged pixels', async () => {
  const likely = { left: 145, top: 0, width: 10, height: 200 }
  const pixels = await macroShot({ photo: ramp(), likely, found: null, cut: null, cropped: null }, BLACK, FRAMING.tint)
  expect(redAt(pixels, SIDE - 5) - redAt(pixels, 5)).toBeGreaterThan((100 / 300) * 250)
})
