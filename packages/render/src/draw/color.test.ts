import { expect, test } from 'vitest'
import {
  chroma,
  contrast,
  deepen,
  groundFor,
  hueDistance,
  legible,
  luminance,
  mix,
  parseHex,
  readableOn,
  toHex,
} from './color.ts'

const HUES = [
  '#000000',
  '#ffffff',
  '#3b82f6',
  '#10b981',
  '#f59e0b',
  '#ff0000',
  '#ffff00',
  '#808080',
  '#123456',
  '#fedcba',
]

test('colours are converted to numbers and back', () => {
  expect(parseHex('#3B82F6')).toEqual([59, 130, 246])
  expect(toHex([59, 130, 246])).toBe('#3b82f6')
  expect(toHex([-5, 300, 127.6])).toBe('#00ff80')
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
})

test('contrast is 21 between black and white and 1 of a colour with itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#3b82f6', '#3b82f6')).toBe(1)
  expect(luminance('#ffffff')).toBeCloseTo(1)
})

test('text on any ground keeps the ratio of readable text', () => {
  for (const ground of HUES) {
    expect(contrast(readableOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
    for (const color of HUES) expect(contrast(legible(color, ground), ground)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a background is shifted until its text is readable', () => {
  for (const color of HUES) {
    const { ground, text } = groundFor(color)
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  }
  expect(groundFor('#3b82f6').text).toBe('#ffffff')
  expect(groundFor('#ffff00')).toEqual({ ground: '#ffff00', text: '#14161c' })
})

test('a pastel deepened reads on paper and stays more of a colour than one mixed with black', () => {
  for (const color of ['#fca5a5', '#bae6fd', '#bbf7d0']) {
    const deep = deepen(color)
    expect(contrast(deep, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(chroma(deep)).toBeGreaterThan(chroma(legible(color, '#ffffff')))
    expect(hueDistance(deep, color)).toBeLessThan(12)
  }
  expect(chroma(deepen('#eeeeee'))).toBeLessThan(0.02)
  expect(deepen('#123456')).toBe('#123456')
})

test('the distance of hues is the angle between them on the colour wheel', () => {
  expect(hueDistance('#ff0000', '#00ff00')).toBe(120)
  expect(hueDistance('#ff0000', '#ff00ff')).toBe(60)
  expect(hueDistance('#0000ff', '#ffff00')).toBe(180)
})
