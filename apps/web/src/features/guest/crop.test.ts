import { expect, test } from 'vitest'
import { cropOf, firstView, moved, pointedAt } from './crop.ts'

const photo = { width: 400, height: 800 }

test('the visible part has the shape of the placement and stays inside the photo', () => {
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
    [{ x: 0.4, y: 0.75, width: 0.2, height: 0.1 }, 1],
    [{ x: 0.4, y: 0, width: 0.2, height: 0.1 }, 1],
    [{ x: 0.85, y: 0.45, width: 0.1, height: 0.1 }, 0.2],
  ] as const) {
    const { x, y, width, height } = cropOf(photo, aspect, firstView(photo, aspect, face))
    expect(Math.min(face.x - x, face.y - y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(face.x + face.width - x - width, face.y + face.height - y - height)).toBeLessThanOrEqual(0)
  }
  const { y, height } = cropOf(photo, 1, firstView(photo, 1, { x: 0.4, y: 0.45, width: 0.2, height: 0.1 }))
  expect((0.5 - y) / height).toBeCloseTo(0.42)
})

test('the first view zooms in on a small face, but not on a large or a wide one', () => {
  const zoomTo = (width: number, height: number) => firstView(photo, 1, { x: 0.1, y: 0.1, width, height }).zoom
  expect(zoomTo(0.05, 0.04)).toBe(2)
  expect(zoomTo(0.2, 0.125)).toBeCloseTo(1.4)
  expect(zoomTo(0.5, 0.3)).toBe(1)
  expect(zoomTo(0.8, 0.05)).toBe(1)
})

test('pointing at a face zooms in, and pointing again shows the whole photo', () => {
  const whole = firstView(photo, 1)
  const before = cropOf(photo, 1, whole)
  const close = pointedAt(photo, 1, whole, { x: 0.4, y: 0.5 })
  const after = cropOf(photo, 1, close)
  expect(after.width).toBeCloseTo(before.width / 2)
  expect((before.x + 0.4 * before.width - after.x) / after.width).toBeCloseTo(0.5)
  expect((before.y + 0.5 * before.height - after.y) / after.height).toBeCloseTo(0.42)
  expect(pointedAt(photo, 1, close, { x: 0.1, y: 0.9 })).toEqual(whole)

  const corner = cropOf(photo, 1, pointedAt(photo, 1, whole, { x: 0, y: 0 }))
  expect([corner.x, corner.y >= 0]).toEqual([0, true])
})
