import { expect, test } from 'vitest'
import { findPlain } from './find-plain.ts'
import type { Pixels } from './pixels.ts'

const [WIDTH, HEIGHT] = [600, 420]
const QR = { width: 0.12, height: 0.12 * (WIDTH / HEIGHT) }
const WANTED = { x: 0.88, y: 0.82 }

/** White paper with striped boxes, in fractions. */
function paper(...printed: { x: number; y: number; width: number; height: number }[]): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [(i % WIDTH) / WIDTH, Math.floor(i / WIDTH) / HEIGHT]
    const isPrinted = printed.some((box) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height)
    if (isPrinted && (i % WIDTH) % 6 < 3) data.fill(30, i * 4, i * 4 + 3)
  }
  return { data, width: WIDTH, height: HEIGHT }
}

const reaches = (place: { x: number; y: number }, box: { x: number; y: number; width: number; height: number }) =>
  Math.abs(place.x - box.x - box.width / 2) < (QR.width + box.width) / 2 - 0.01 &&
  Math.abs(place.y - box.y - box.height / 2) < (QR.height + box.height) / 2 - 0.01

test('without any room the wanted place stays', () => {
  expect(findPlain(paper({ x: 0, y: 0, width: 1, height: 1 }), QR, WANTED)).toEqual(WANTED)
})

test('on plain paper the wanted place is taken, as near as the margin allows', () => {
  const { x, y } = findPlain(paper(), QR, WANTED)
  expect(Math.hypot(x - WANTED.x, y - WANTED.y)).toBeLessThan(0.03)
})

test('a seal and a line of text are left alone, and so is what was placed before', () => {
  const seal = { x: 0.78, y: 0.66, width: 0.2, height: 0.3 }
  const line = { x: 0.1, y: 0.78, width: 0.5, height: 0.06 }
  const first = findPlain(paper(seal, line), QR, WANTED)
  expect([seal, line].filter((box) => reaches(first, box))).toEqual([])
  const taken = { x: first.x - QR.width / 2, y: first.y - QR.height / 2, ...QR }
  const second = findPlain(paper(seal, line), QR, WANTED, [taken])
  expect([seal, line, taken].filter((box) => reaches(second, box))).toEqual([])
})
