import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharp } from '../sharp.ts'
import { framePeople } from './frame-people.ts'

/** Eileen Collins, photographed by NASA (public domain). */
const ASTRONAUT = readFileSync(new URL('../testing/astronaut.jpg', import.meta.url))

/** Places the portrait at several positions on a grey background. */
async function onGround(width: number, height: number, ...places: { left: number; top: number; size?: number }[]) {
  const portraits = places.map(async ({ left, top, size = 400 }) => ({
    input: await sharp(ASTRONAUT).resize({ width: size }).toBuffer(),
    left,
    top,
  }))
  return sharp({ create: { width, height, channels: 3, background: '#8a8a86' } })
    .composite(await Promise.all(portraits))
    .jpeg()
    .toBuffer()
}

test('a photo without a face has no part to show', async () => {
  expect(await framePeople(await onGround(600, 800))).toEqual({ faces: 0, crop: null, focus: null, subject: null })
})

test.each([
  ['top left', 0, 0],
  ['top right', 800, 0],
  ['bottom right', 800, 700],
])('a head at the %s is inside the part with room around it', async (_place, left, top) => {
  const { faces, crop } = await framePeople(await onGround(1200, 1200, { left, top }))
  expect(faces).toBe(1)
  // Positions of the eyes and the chin in the portrait of 400 pixels.
  for (const [x, y] of [
    [left + 160, top + 70],
    [left + 200, top + 125],
  ] as const) {
    expect(x / 1200).toBeGreaterThan(crop!.x)
    expect(x / 1200).toBeLessThan(crop!.x + crop!.width)
    expect(y / 1200).toBeGreaterThan(crop!.y)
    expect(y / 1200).toBeLessThan(crop!.y + crop!.height)
  }
  expect(crop!.x).toBeGreaterThanOrEqual(0)
  expect(crop!.x + crop!.width).toBeLessThanOrEqual(1)
  expect(crop!.y + crop!.height).toBeLessThanOrEqual(1)
  expect(crop!.width).toBeLessThan(0.5)
})

test('the middle of a head at the edge is where the face is, not the middle of the part', async () => {
  const { focus, crop } = await framePeople(await onGround(420, 420, { left: 0, top: 0 }))
  expect(crop?.y).toBe(0)
  expect(focus?.y).toBeLessThan(crop!.height / 2 - 0.05)
  expect(focus?.x).toBeCloseTo(180 / 420, 1)
  expect(focus?.y).toBeCloseTo(120 / 420, 1)
})

test('the bounds of a head hold its eyes and chin, and no more of the body than the neck', async () => {
  const { subject } = await framePeople(await onGround(1200, 1200, { left: 700, top: 300 }))
  const { x, y, width, height } = subject!
  for (const [across, down] of [
    [860, 370],
    [900, 425],
  ] as const) {
    expect(across / 1200).toBeGreaterThan(x)
    expect(across / 1200).toBeLessThan(x + width)
    expect(down / 1200).toBeGreaterThan(y)
    expect(down / 1200).toBeLessThan(y + height)
  }
  expect(y + height).toBeLessThan(500 / 1200)
})

test('two people beside each other are both shown, a passer-by is not', async () => {
  const both = { left: 100, top: 200 }
  const { faces, crop } = await framePeople(
    await onGround(1600, 800, both, { left: 600, top: 200 }, { left: 1450, top: 0, size: 140 }),
  )
  expect(faces).toBe(2)
  expect(crop!.x).toBeLessThan(200 / 1600)
  expect(crop!.x + crop!.width).toBeGreaterThan(860 / 1600)
  expect(crop!.x + crop!.width).toBeLessThan(1450 / 1600)
})
