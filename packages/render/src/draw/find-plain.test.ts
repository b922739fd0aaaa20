import { expect, test } from 'vitest'
import { findLine, findPlain, meanColor } from './find-plain.ts'
import type { Pixels } from './pixels.ts'

const [WIDTH, HEIGHT] = [600, 420]
const QR = { width: 0.12, height: 0.12 * (WIDTH / HEIGHT) }
const WANTED = { x: 0.88, y: 0.82 }

/** Coordinates are fractions of the page. */
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

test('without any room the wanted place is returned', () => {
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

const LINE = { width: 0.7, height: 0.1 }
const MIDDLE = { x: 0.5, y: 0.5 }

test('a name without a free place stays in the middle', () => {
  expect(findLine(paper({ x: 0, y: 0, width: 1, height: 1 }), LINE, MIDDLE)).toEqual(MIDDLE)
})

test('a name stands above the rule drawn for it, on its axis, and not over the sentence below', () => {
  const rule = { x: 0.15, y: 0.47, width: 0.7, height: 0.01 }
  const sentence = { x: 0.2, y: 0.5, width: 0.6, height: 0.1 }
  const { x, y } = findLine(paper(rule, sentence), LINE, MIDDLE)
  expect(x).toBe(0.5)
  expect(y + LINE.height / 2).toBeLessThanOrEqual(0.47)
  expect(y).toBeGreaterThan(0.37)
})

test('beside a printed panel, a name moves off the axis or takes a narrower box', () => {
  const panel = { x: 0, y: 0, width: 0.3, height: 1 }
  const { x } = findLine(paper(panel), LINE, MIDDLE)
  expect(x).toBeGreaterThan(0.5)
})

test('a small gap in the middle is preferred to a large one near the foot', () => {
  const awarded = { x: 0.4, y: 0.4, width: 0.2, height: 0.03 }
  const below = { x: 0.15, y: 0.51, width: 0.7, height: 0.1 }
  const { y } = findLine(paper(awarded, below), LINE, MIDDLE)
  expect(y).toBeGreaterThan(0.43)
  expect(y).toBeLessThan(0.51)
})

test('the colour under a name is that of its place alone', () => {
  const sheet = paper()
  sheet.data.fill(0, 0, (WIDTH * HEIGHT * 4) / 2)
  expect(meanColor(sheet, { x: 0.5, y: 0.25 }, LINE)).toBe('#000000')
  expect(meanColor(sheet, { x: 0.5, y: 0.75 }, LINE)).toBe('#ffffff')
})

test('on a watermark all over, print is still left alone', () => {
  const signature = { x: 0.6, y: 0.78, width: 0.37, height: 0.12 }
  const sheet = paper(signature)
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    if (i % 4 === 0 && sheet.data[i * 4] === 255) sheet.data.fill(225, i * 4, i * 4 + 3)
  const place = findPlain(sheet, QR, WANTED)
  expect(place).not.toEqual(WANTED)
  expect(reaches(place, signature)).toBe(false)
})

test('a gap slightly too small for the box with its margin is used, so that no print is covered', () => {
  const above = { x: 0, y: 0, width: 1, height: 0.6 }
  const below = { x: 0, y: 0.76, width: 1, height: 0.24 }
  const { y } = findPlain(paper(above, below), QR, WANTED)
  expect(Math.abs(y - 0.68)).toBeLessThan(0.02)
})
