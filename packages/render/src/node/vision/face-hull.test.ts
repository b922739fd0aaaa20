import { expect, test } from 'vitest'
import { faceHull, isInside } from './face-hull.ts'
import type { Face } from './faces.ts'

const facing: Face = {
  box: { x: 60, y: 85, width: 80, height: 85 },
  score: 0.9,
  eyes: [
    { x: 80, y: 100 },
    { x: 120, y: 100 },
  ],
  nose: { x: 100, y: 125 },
  mouth: { x: 100, y: 150 },
  ears: [
    { x: 60, y: 110 },
    { x: 140, y: 110 },
  ],
}
const profile: Face = {
  ...facing,
  eyes: [
    { x: 100, y: 100 },
    { x: 110, y: 100 },
  ],
  nose: { x: 130, y: 125 },
  mouth: { x: 122, y: 150 },
  ears: [
    { x: 40, y: 110 },
    { x: 118, y: 108 },
  ],
}

test('the hollow between nose and chin of a profile is no face, its cheek is', () => {
  const hull = faceHull(profile)
  expect(isInside(hull, 124.5, 138)).toBe(false)
  expect(isInside(hull, 85, 130)).toBe(true)
})

test('a face that looks here is whole from brow to chin', () => {
  const hull = faceHull(facing)
  for (const [x, y] of [
    [80, 101],
    [120, 101],
    [100, 125],
    [100, 150],
    [100, 160],
  ] as const) {
    expect(isInside(hull, x, y)).toBe(true)
  }
})
