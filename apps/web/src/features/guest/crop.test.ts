import { expect, test } from 'vitest'
import { cropOf, firstView, moved } from './crop.ts'

const photo = { width: 400, height: 800 }

test('what shows has the shape of the place and lies in the photo, however it is moved', () => {
  const first = cropOf(photo, 1, firstView(photo, 1))
  expect([first.x, first.width, first.height]).toEqual([0, 1, 0.5])
  expect(first.y).toBeCloseTo(0.5 / 3)
  for (const zoom of [1, 2, 4]) {
    const { x, y, width, height } = cropOf(photo, 1, moved(photo, 1, { zoom, x: 0.9, y: 0.1 }, { x: -9, y: 9 }))
    expect((width * photo.width) / (height * photo.height)).toBeCloseTo(1)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
  }
})

test('a face that was found shows, a little above the middle, also at the edge of the photo', () => {
  for (const [face, aspect] of [
    [{ x: 0.5, y: 0.8 }, 1],
    [{ x: 0.5, y: 0.02 }, 1],
    [{ x: 0.9, y: 0.5 }, 0.2],
  ] as const) {
    const { x, y, width, height } = cropOf(photo, aspect, firstView(photo, aspect, face))
    expect(face.x > x && face.x < x + width && face.y > y && face.y < y + height).toBe(true)
  }
  const { y, height } = cropOf(photo, 1, firstView(photo, 1, { x: 0.5, y: 0.5 }))
  expect((0.5 - y) / height).toBeCloseTo(0.42)
})
