import { expect, test } from 'vitest'
import type { Box } from '../pixels/byte-image.ts'
import { planeOf } from '../pixels/plane.ts'
import type { Face } from './faces.ts'
import { headDoubt } from './head-doubt.ts'
import { steadied } from './look-again.ts'
import { SIDE } from './people-models.ts'
import { closerTogether, otherView } from './person.ts'

const picture = { width: 512, height: 256, data: new Uint8Array(512 * 256 * 3) }

function found(box: Box, confidence: number, isThere: (x: number) => boolean) {
  const plane = () => planeOf(SIDE, SIDE, (i) => (isThere(box.left + (((i % SIDE) + 0.5) / SIDE) * box.width) ? 1 : 0))
  return { box, confidence, soft: plane(), classes: { hair: plane(), skin: plane(), firm: plane() } }
}

test('a closer view takes away the passer-by beside a shoulder, and the arm beyond its sides stays', () => {
  const isPerson = (x: number) => x > 200 && x < 300
  const isArm = (x: number) => x > 470
  const usual = { left: 0, top: 0, width: 512, height: 256 }
  const first = found(usual, 0.85, (x) => isPerson(x) || (x > 310 && x < 350) || isArm(x))
  const both = closerTogether(first, found({ ...usual, left: 110, width: 310 }, 0.97, isPerson), picture)
  const at = (x: number) => both.soft.data[128 * SIDE + x / 2]
  expect(at(250)).toBe(1)
  expect(at(330)).toBe(0)
  expect(at(490)).toBe(1)
  expect(both).toMatchObject({ box: usual, confidence: 0.97 })
})

test('a doubtful person is viewed more closely, or with a margin if the photo has no room beside them', () => {
  const usual = { left: 0, top: 20, width: 400, height: 500 }
  const closer = { ...usual, left: 60, width: 280 }
  expect(otherView(usual, closer)).toBe(closer)
  expect(otherView(usual, { ...usual, height: 480 })).toEqual({ left: -20, top: -5, width: 440, height: 550 })
})

test('ground that only some views take for the person goes, and a person whom one view misses stays', () => {
  const [person, groundBesideShoulder, thingInHand] = [0, 1, 2]
  const body = new Float32Array([0.98, 0.9, 0.9])
  const parts = new Float32Array([0.9, 0.1, 0.1])
  const others = [
    [0.97, 0.2, 0.8],
    [0, 0.9, 0.85],
  ].map((view) => Float32Array.from(view))
  const steady = steadied(body, parts, others)
  expect(steady[person]).toBeCloseTo(0.9)
  expect(steady[groundBesideShoulder]).toBeCloseTo(0.2)
  expect(steady[thingInHand]).toBeCloseTo(0.8)
})

test('a strip beside a head that only one model takes for the person is doubted, an uneven rim or a thing below the chin is not', () => {
  const box = { left: 0, top: 0, width: SIDE, height: SIDE }
  const head = { box: { x: 100, y: 60, width: 50, height: 60 } } as Face
  const isPerson = (x: number, y: number) => x >= 95 && x < 155 && y >= 40
  const doubtWith = (isStray: (x: number, y: number) => boolean) => {
    const grid = (isThere: (x: number, y: number) => boolean) =>
      planeOf(SIDE, SIDE, (i) => (isThere(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0))
    const body = grid((x, y) => isPerson(x, y) || isStray(x, y))
    return headDoubt(body, body.data, grid(isPerson).data, head, box)
  }
  expect(doubtWith((x, y) => x >= 155 && x < 162 && y > 50 && y < 120)).toBeGreaterThan(0.03)
  expect(doubtWith((x, y) => x >= 155 && x < 157 && y > 50)).toBe(0)
  expect(doubtWith((x, y) => x >= 155 && x < 220 && y > 122)).toBe(0)
})
