import { expect, test } from 'vitest'
import { planeOf } from '../pixels/plane.ts'
import type { Face } from './faces.ts'
import { judge } from './judge.ts'

const SIDE = 200

function verdictOn(isThere: (x: number, y: number) => boolean, confidence = 1) {
  const soft = planeOf(SIDE, SIDE, (i) => (isThere(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0))
  const found = { box: { left: 0, top: 0, width: SIDE, height: SIDE }, soft, confidence }
  const mask = Uint8ClampedArray.from(soft.data, (value) => value * 255)
  return judge({ mask, width: SIDE, height: SIDE, found, wanted: [], subject: 'object', plainBorder: false })
}

const isChair = (x: number, y: number) => x > 60 && x < 185 && y > 90 && y < 190

test('a chair whose arm ends at the edge of the photo is cut off, one whose cushion only touches it is whole, if certain', () => {
  expect(verdictOn(isChair)).toMatchObject({ cutout: 'clean', cropped: false })
  const arm = (x: number, y: number) => isChair(x, y) || (x >= 180 && y > 120 && y < 150)
  expect(verdictOn(arm)).toMatchObject({ cutout: 'soft', cropped: true, touchesBorder: { right: true } })
  expect(verdictOn(arm, 0.95)).toMatchObject({ cutout: 'soft', cropped: false })
  expect(verdictOn(isChair, 0.95)).toMatchObject({ cutout: 'soft', cropped: false })
  const tip = (x: number, y: number) => isChair(x, y) || (x >= 180 && y > 120 && y < 128)
  expect(verdictOn(tip)).toMatchObject({ cutout: 'clean', cropped: false })
})

test('a person is cut out where the models agree, and keeps the background where they do not', () => {
  const box = { x: 70, y: 30, width: 60, height: 60 }
  const eye = { x: 100, y: 55 }
  const face = { box, score: 0.9, eyes: [eye, eye], nose: eye, mouth: eye, ears: [eye, eye] } satisfies Face
  const soft = planeOf(SIDE, SIDE, (i) => (i % SIDE > 50 && i % SIDE < 150 && i > 20 * SIDE ? 1 : 0))
  const mask = Uint8ClampedArray.from(soft.data, (value) => value * 255)
  const cutoutAt = (confidence: number) => {
    const found = { box: { left: 0, top: 0, width: SIDE, height: SIDE }, soft, confidence }
    return judge({ mask, width: SIDE, height: SIDE, found, wanted: [face], subject: 'person', plainBorder: false })
      .cutout
  }
  expect(cutoutAt(0.95)).toBe('clean')
  expect(cutoutAt(0.85)).toBe('soft')
})
