import { expect, test } from 'vitest'
import { createContext, encode } from '../canvas.ts'
import { placeOfObject } from './place-of-object.ts'
import { seeHeads } from './see.ts'

function marked(inside: (x: number, y: number) => boolean) {
  const mask = Uint8ClampedArray.from({ length: 100 * 50 }, (_, i) => (inside(i % 100, Math.floor(i / 100)) ? 255 : 0))
  return { width: 100, height: 50, mask }
}

test('nothing, a speck and what fills the photo have no place to keep in view', () => {
  expect(placeOfObject(marked(() => false))).toBeNull()
  expect(placeOfObject(marked((x, y) => x < 5 && y < 5))).toBeNull()
  expect(placeOfObject(marked((x) => x < 80))).toBeNull()
})

test('what stands out has its middle where most of it is, and bounds without its stray parts', () => {
  const found = placeOfObject(marked((x, y) => (x >= 60 && x < 80 && y >= 30) || (x < 3 && y === 0)))
  expect(found?.focus.x).toBeCloseTo(0.7, 1)
  expect(found?.focus.y).toBeCloseTo(0.8, 1)
  expect(found?.subject.x).toBeCloseTo(0.6, 5)
  expect(found?.subject.y).toBeCloseTo(0.6, 5)
  expect(found?.subject.width).toBeCloseTo(0.2, 5)
})

test('a photo without people is looked at where its product is', async () => {
  const ctx = createContext(900, 600)
  ctx.fillStyle = '#f0eee9'
  ctx.fillRect(0, 0, 900, 600)
  ctx.fillStyle = '#b3211e'
  ctx.beginPath()
  ctx.roundRect(600, 300, 180, 270, 40)
  ctx.fill()
  ctx.fillStyle = '#7c1512'
  ctx.fillRect(660, 250, 60, 60)
  const photo = (await encode(ctx, 'jpeg')).bytes
  const { faces, crop, focus, subject } = await seeHeads(photo)
  expect({ faces, crop }).toEqual({ faces: 0, crop: null })
  expect(focus?.x).toBeCloseTo(690 / 900, 1)
  expect(focus?.y).toBeCloseTo(420 / 600, 1)
  expect(subject?.x).toBeCloseTo(600 / 900, 1)
  expect(subject?.width).toBeCloseTo(180 / 900, 1)
})
