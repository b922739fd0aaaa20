import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Ctx } from '../canvas.ts'
import type { Pixels } from '../pixels.ts'
import { drawMockup, ITEM_NAMES } from './mockup.ts'
import { SCENES, SIZE } from './scene.ts'
import { understandMockup } from './understand-mockup.ts'

const context = (width: number, height: number) => createCanvas(width, height).getContext('2d') as unknown as Ctx

/** A disc of one colour with nothing around it. */
function disc(color: string, size = 200): Pixels {
  const ctx = context(size, size)
  ctx.fillStyle = color
  ctx.arc(size / 2, size / 2, size / 2 - 1, 0, Math.PI * 2)
  ctx.fill()
  return ctx.getImageData(0, 0, size, size)
}

const draw = (...[ink, name, look]: [Pixels, (typeof ITEM_NAMES)[number], Parameters<typeof drawMockup>[3]]) => {
  const ctx = context(SIZE, SIZE)
  drawMockup(ctx, ink, name, look)
  return ctx.getImageData(0, 0, SIZE, SIZE).data
}

/** Magenta: no item and no scene has that colour. */
function magentaIn(data: Uint8ClampedArray) {
  let count = 0
  let [brightest, darkest] = [0, 255]
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number]
    if (r < g + 90 || b < g + 90) continue
    count++
    brightest = Math.max(brightest, r)
    darkest = Math.min(darkest, r)
  }
  return { count, range: brightest - darkest }
}

test('every item carries the logo, and its light falls onto the ink', () => {
  for (const name of ITEM_NAMES) {
    const ink = magentaIn(draw(disc('#ff00ff'), name, { scene: 'studio' }))
    expect(ink.count, name).toBeGreaterThan(SIZE * SIZE * 0.015)
    expect(ink.range, name).toBeGreaterThan(12)
  }
})

test('every scene looks different, and the same every time', () => {
  const pictures = SCENES.map((scene) => Buffer.from(draw(disc('#ff00ff'), 'mug', { scene })).toString('base64'))
  expect(new Set(pictures).size).toBe(SCENES.length)
  expect(Buffer.from(draw(disc('#ff00ff'), 'mug', { scene: SCENES[0] })).toString('base64')).toBe(pictures[0])
})

test('a white logo changes the usual colour of an item, but never one that was asked for', () => {
  // A place on the mug above the print.
  const ground = (data: Uint8ClampedArray) => data[(450 * SIZE + 540) * 4] as number
  const usual = ground(draw(disc('#ff00ff'), 'mug', { scene: 'studio' }))
  expect(usual).toBeGreaterThan(150)
  expect(ground(draw(disc('#ffffff'), 'mug', { scene: 'studio' }))).toBeLessThan(100)
  expect(ground(draw(disc('#ffffff'), 'mug', { scene: 'studio', color: '#fbfaf7' }))).toBeCloseTo(usual, -1)
})

test('words are matched with items, scenes and colours, and what was understood is said', () => {
  expect(understandMockup('A navy T-shirt with my logo in a garden')).toMatchObject({
    item: 'shirt',
    scene: 'garden',
    color: '#1c2c4c',
    understood: ['item: shirt', 'scene: garden', 'colour: navy'],
  })
  expect(understandMockup('coffee cup on a wooden table, mint background')).toMatchObject({
    item: 'mug',
    scene: 'wood',
    tint: '#9fdcc0',
  })
  expect(understandMockup('complimentary cards, luxury')).toMatchObject({ item: 'card', scene: 'dark' })
  expect(understandMockup('Billboard at sunset')).toMatchObject({
    item: 'billboard',
    understood: ['item: billboard', 'scene: street at dusk'],
  })
})

test('nothing understood is a plain mug and says so, and a chosen item goes before the words', () => {
  expect(understandMockup('ẹ káàárọ̀')).toMatchObject({
    item: 'mug',
    scene: 'studio',
    understood: ['item: mug (assumed)', 'scene: studio (assumed)'],
  })
  expect(understandMockup('a mug', 'tote')).toMatchObject({ item: 'tote' })
  expect(understandMockup('', 'tote').understood[0]).toBe('item: tote')
})
