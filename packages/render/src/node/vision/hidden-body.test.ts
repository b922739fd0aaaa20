import { expect, test } from 'vitest'
import type { Face } from './faces.ts'
import { isBodyHidden } from './hidden-body.ts'

const [WIDTH, HEIGHT] = [120, 160]
const face = { box: { x: 40, y: 20, width: 40, height: 50 } } as Face

/** A mask of a head, and of a body from row `top` down between two columns. */
function person(top: number, left = 20, right = 100, height = HEIGHT) {
  const mask = new Uint8ClampedArray(WIDTH * height)
  for (let y = 0; y < height; y++) {
    const [from, to] = y < 72 ? [40, 80] : y >= top ? [left, right] : [0, 0]
    mask.fill(255, y * WIDTH + from, y * WIDTH + to)
  }
  return mask
}

test('a chest that a table hides, with arms beside it, is missed', () => {
  expect(isBodyHidden(person(140), WIDTH, HEIGHT, face)).toBe(true)
  expect(isBodyHidden(person(72, 84, 110), WIDTH, HEIGHT, face)).toBe(true)
})

test('a body below the chin is there, and one that the photo ends above is not asked for', () => {
  expect(isBodyHidden(person(72), WIDTH, HEIGHT, face)).toBe(false)
  expect(isBodyHidden(person(72, 20, 66), WIDTH, HEIGHT, face)).toBe(false)
  expect(isBodyHidden(person(140, 20, 100, 80), WIDTH, 80, face)).toBe(false)
})

test('the body of somebody who leans is there, though it is not below the face', () => {
  const leaning = person(140)
  for (let y = 72; y < 140; y++) {
    const left = Math.max(0, 40 - 2 * (y - 72))
    leaning.fill(255, y * WIDTH + left, y * WIDTH + left + 40)
  }
  expect(isBodyHidden(leaning, WIDTH, HEIGHT, face)).toBe(false)
})
