import { expect, test } from 'vitest'
import type { Bytes } from '../pixels/byte-image.ts'
import { createPlane } from '../pixels/plane.ts'
import { besideGround } from './beside-ground.ts'
import { wholeOf } from './sample.ts'

const [WIDTH, HEIGHT] = [120, 80]
const PAPER = [250, 248, 246]
const ON_PAPER = { colour: PAPER, shading: null }

function paint(colourAt: (x: number, y: number) => readonly number[]): { width: number; height: number; data: Bytes } {
  const data = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let i = 0; i < WIDTH * HEIGHT; i++) data.set(colourAt(i % WIDTH, Math.floor(i / WIDTH)), i * 3)
  return { width: WIDTH, height: HEIGHT, data }
}
const guessed = (isThere: (x: number, y: number) => boolean) => ({
  box: wholeOf({ width: WIDTH, height: HEIGHT }),
  soft: createPlane(
    WIDTH,
    HEIGHT,
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (isThere(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0)),
  ),
  confidence: 0.4,
})
const within = (x: number, y: number, [left, top, right, bottom]: readonly number[]) =>
  x >= left! && x < right! && y >= top! && y < bottom!
const SCREEN = [20, 15, 100, 60]
const ISLAND = [50, 30, 70, 45]

test('what the model found on the ground itself is not believed', async () => {
  const picture = paint((x, y) => (within(x, y, SCREEN) ? [40, 60, 90] : PAPER))
  expect(
    await besideGround(
      picture,
      ON_PAPER,
      guessed((x, y) => within(x, y, [0, 60, 120, 80])),
    ),
  ).toBeNull()
})

test('a subject that fills nearly all of the picture has no ground beside it', async () => {
  const picture = paint((x, y) => (within(x, y, [3, 3, 117, 77]) ? [40, 60, 90] : PAPER))
  expect(
    await besideGround(
      picture,
      ON_PAPER,
      guessed((x, y) => within(x, y, ISLAND)),
    ),
  ).toBeNull()
})

test('all that the ground does not reach is the subject, and a soft shadow is ground', async () => {
  const picture = paint((x, y) => {
    if (within(x, y, SCREEN)) return within(x, y, ISLAND) ? [20, 20, 20] : [200, 150, 120]
    const shadow = y >= 60 && y < 75 ? 1 - 0.2 * Math.sin(((y - 60) / 15) * Math.PI) : 1
    return PAPER.map((value) => value * shadow)
  })
  const found = await besideGround(
    picture,
    ON_PAPER,
    guessed((x, y) => within(x, y, ISLAND)),
  )
  const at = (x: number, y: number) => found!.soft.data[y * WIDTH + x]!
  expect(found!.confidence).toBe(1)
  for (const [x, y] of [
    [24, 20],
    [60, 40],
    [96, 56],
  ] as const)
    expect(at(x, y)).toBeGreaterThan(0.95)
  for (const [x, y] of [
    [5, 5],
    [60, 68],
    [110, 40],
  ] as const)
    expect(at(x, y)).toBeLessThan(0.05)
})

test('a white sole on white paper has an edge all round, so it is no shadow', async () => {
  const SOLE = [20, 60, 100, 68]
  const picture = paint((x, y) => {
    if (within(x, y, SOLE)) return PAPER.map((value) => value * 0.92)
    return within(x, y, SCREEN) ? [40, 60, 90] : PAPER
  })
  const found = await besideGround(
    picture,
    ON_PAPER,
    guessed((x, y) => within(x, y, SCREEN)),
  )
  expect(found!.soft.data[64 * WIDTH + 60]).toBeGreaterThan(0.95)
  expect(found!.soft.data[72 * WIDTH + 60]).toBeLessThan(0.05)
})

test('parts that the model missed are added if they are pale or small; a large dark shadow with an edge is not', async () => {
  const PART = [20, 60, 100, 68]
  const CORD = [100, 30, 118, 33]
  const addedOf = async (color: readonly number[], confidence: number) => {
    const picture = paint((x, y) => {
      if (within(x, y, PART)) return color
      return within(x, y, SCREEN) || within(x, y, CORD) ? [40, 60, 90] : PAPER
    })
    const screen = guessed((x, y) => within(x, y, SCREEN))
    const { soft } = (await besideGround(picture, ON_PAPER, { ...screen, confidence }))!
    expect(soft.data[31 * WIDTH + 110]).toBeGreaterThan(0.7)
    return soft.data[64 * WIDTH + 60]! > 0.95
  }
  const [pale, shadow] = [0.92, 0.5].map((share) => PAPER.map((value) => value * share))
  const brown = [120, 80, 50]
  expect(await addedOf(pale!, 1)).toBe(true)
  expect(await addedOf(shadow!, 0.4)).toBe(false)
  expect(await addedOf(brown, 0.4)).toBe(true)
  expect(await addedOf(brown, 1)).toBe(false)
})

test('light on the wall that fades out, and the light of a product on the ground before it, are no parts of it', async () => {
  const fading = (distance: number) => Math.max(0, 1 - distance / 22)
  const wall = [180, 160, 140]
  const picture = paint((x, y) => {
    if (within(x, y, [60, 20, 100, 60])) return [30, 90, 60]
    const lamp = 60 * fading(Math.hypot(x - 28, y - 40))
    const bounce = 50 * fading(Math.hypot(x - 80, y - 60))
    return [wall[0]! + lamp + bounce, wall[1]! + lamp, wall[2]! + 1.2 * lamp - bounce]
  })
  const found = await besideGround(
    picture,
    { colour: wall, shading: null },
    guessed((x, y) => within(x, y, [60, 20, 100, 60])),
  )
  for (const [x, y] of [
    [28, 40],
    [80, 64],
  ] as const)
    expect(found!.soft.data[y * WIDTH + x]).toBeLessThan(0.05)
  expect(found!.soft.data[40 * WIDTH + 80]).toBeGreaterThan(0.95)
})

test('paper inside a handle is ground, a white label is not', async () => {
  const HOLE = [26, 22, 40, 40]
  const LABEL = [60, 25, 90, 50]
  const picture = paint((x, y) =>
    within(x, y, SCREEN) && !within(x, y, HOLE) && !within(x, y, LABEL) ? [150, 30, 30] : PAPER,
  )
  const found = await besideGround(
    picture,
    ON_PAPER,
    guessed((x, y) => within(x, y, SCREEN) && !within(x, y, HOLE)),
  )
  expect(found!.soft.data[30 * WIDTH + 33]).toBeLessThan(0.05)
  expect(found!.soft.data[40 * WIDTH + 75]).toBeGreaterThan(0.95)
})
