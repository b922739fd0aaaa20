import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { registerFonts } from '../node/fonts.ts'
import type { Ctx } from './canvas.ts'
import { asDrawn, type Face, fitBalanced, fitLine, fitText, fontOf, WIDEST_LATIN, wrapText } from './text.ts'

const MARKS = 'Adébáyọ̀ Ọkafor ṣẹ ń ẹ́ ị ụ ɓ ɗ ƙ ₦5,000'
const FACES: Face[] = ['Inter', 'Tinos', 'Caveat', 'Permanent Marker', 'JetBrains Mono']

beforeAll(registerFonts)
const context = (width = 400, height = 200) => createCanvas(width, height).getContext('2d') as unknown as Ctx

function ink(face: Face, text: string): string {
  const ctx = context(120, 120)
  ctx.font = fontOf({ face }, 64)
  ctx.fillText(text, 20, 80)
  return Buffer.from(ctx.getImageData(0, 0, 120, 120).data).toString('base64')
}

test('every font draws all letters of the supported languages', () => {
  for (const face of FACES) {
    const box = ink(face, '\u{10ffff}')
    const empty = ink(face, ' ')
    for (const { segment } of new Intl.Segmenter().segment(MARKS)) {
      if (segment.trim() === '') continue
      expect([box, empty], `${segment} in ${face}`).not.toContain(ink(face, segment))
    }
  }
})

test('a diacritic adds no width to its letter', () => {
  const ctx = context()
  for (const face of FACES) {
    ctx.font = fontOf({ face }, 60)
    expect(ctx.measureText('ẹ́').width, face).toBeCloseTo(ctx.measureText('ẹ').width, 0)
  }
})

test('a word wider than its line is split between letters, never inside one', () => {
  const ctx = context()
  ctx.font = fontOf({ face: 'Inter' }, 40)
  const word = 'ẹ́ọ̀'.repeat(20)
  const lines = wrapText(ctx, word, 150)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).toBe(word)
  for (const line of lines) {
    expect(ctx.measureText(line).width).toBeLessThanOrEqual(150)
    expect(line).toMatch(/^[ẹọ]/u)
  }
})

test('a fitted block fills its box without leaving it, and keeps every word', () => {
  const ctx = context()
  for (const text of ['Sale', MARKS, Array(50).fill('ọjọ́').join(' '), 'x'.repeat(60)]) {
    const block = fitText(ctx, text, { face: 'Inter', weight: 700 }, { width: 300, height: 160 }, 90, 6)
    expect(block.width).toBeLessThanOrEqual(300)
    expect(block.height).toBeLessThanOrEqual(160)
    expect(block.lines.join(' ').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  }
  expect(fitText(ctx, 'Sale', { face: 'Inter' }, { width: 300, height: 160 }, 90).size).toBeGreaterThan(80)
})

test('a long word is hyphenated where that makes it much larger, a short one is not', () => {
  const lines = (text: string) =>
    fitText(context(), text, { face: 'Inter', weight: 800 }, { width: 400, height: 900 }, 210).lines
  expect(lines('Strawberries')[0]).toMatch(/-$/)
  expect(lines('Weekend sale')).toEqual(['Weekend', 'sale'])
})

test('a dot below a letter keeps its distance from the next line, however tight the lines are set', () => {
  const tight = { face: 'Inter', weight: 900, leading: 1.02 } as const
  const set = (text: string) => {
    const { lineHeight, size } = fitText(context(), text, tight, { width: 500, height: 600 }, 80)
    return lineHeight / size
  }
  expect(set('Big sale\nis here')).toBeCloseTo(1.02)
  expect(set('Tuntun\nỌjà')).toBeCloseTo(1.02)
  expect(set('Ọjà tuntun\nti dé')).toBeCloseTo(1.25)
})

test('line breaks of the text are kept', () => {
  const ctx = context()
  ctx.font = fontOf({ face: 'Inter' }, 10)
  expect(wrapText(ctx, 'one\ntwo three', 400)).toEqual(['one', 'two three'])
})

test('a single line shrinks to its width and never grows beyond its size', () => {
  const ctx = context()
  expect(fitLine(ctx, 'Ada', { face: 'Tinos' }, 300, 40)).toBe(40)
  const size = fitLine(ctx, MARKS, { face: 'Tinos' }, 200, 80)
  ctx.font = fontOf({ face: 'Tinos' }, size)
  expect(ctx.measureText(MARKS).width).toBeLessThanOrEqual(200.5)
})

test('a line typed below a Yoruba letter is drawn as the dot of that letter, and nothing else changes', () => {
  expect(asDrawn('Ada n̩ 中 ẹ̀')).toBe('Ada n̩ 中 ẹ̀')
  expect(asDrawn('S̩ó̩lá o̩ E̩')).toBe('Ṣọ́lá ọ Ẹ')
  const ctx = context()
  expect(fitText(ctx, 'o̩de', { face: 'Inter' }, { width: 300, height: 160 }, 40).lines).toEqual(['ọde'])
})

test('a Latin line that is not measured is no wider than its limit', () => {
  const ctx = context()
  const stretches = [
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x1e00, 0x1eff],
  ] as const
  for (const face of ['Inter', 'Tinos', 'Caveat', 'Permanent Marker', 'JetBrains Mono'] as const)
    for (const weight of [400, 700, 900])
      for (const [from, to] of stretches)
        for (let point = from; point <= to; point++) {
          const text = String.fromCodePoint(point).repeat(10)
          const width = 10 * WIDEST_LATIN * 40
          const size = fitLine(ctx, text, { face, weight }, width, 40)
          ctx.font = fontOf({ face, weight }, size)
          expect(ctx.measureText(text).width, text).toBeLessThanOrEqual(width + 0.5)
        }
  // Digraph letters are wider than `WIDEST_LATIN`, so `fitLine` must measure them and reduce the font size.
  expect(fitLine(ctx, 'Ǳ'.repeat(10), { face: 'Inter' }, 10 * WIDEST_LATIN * 40, 40)).toBeLessThan(40)
  expect(fitLine(ctx, 'W'.repeat(10), { face: 'Inter' }, 300, 40)).toBeLessThan(40)
})

test('emoji are drawn, in the colour of the words', () => {
  const paint = (text: string) => {
    const ctx = createCanvas(80, 80).getContext('2d')
    ctx.font = fontOf({ face: 'Inter', weight: 700 }, 60)
    ctx.fillStyle = '#ff0000'
    ctx.fillText(text, 5, 65)
    return ctx.getImageData(0, 0, 80, 80).data
  }
  const [party, fire] = [paint('🎉'), paint('🔥')]
  // A font without emoji would draw both as the same box.
  expect(party).not.toEqual(fire)
  expect(fire.filter((_, i) => i % 4 === 0 && (fire[i + 3] as number) > 200).every((red) => red > 200)).toBe(true)
  expect(fire.some((value, i) => i % 4 === 1 && value > 60)).toBe(false)
})

test('balanced lines leave no word alone, lose none and need no more room', () => {
  const ctx = context()
  const style = { face: 'Inter', weight: 800 } as const
  const box = { width: 300, height: 120 }
  const text = 'Free pastries and half price coffee all day'
  const [plain, balanced] = [fitText(ctx, text, style, box, 34), fitBalanced(ctx, text, style, box, 34)]
  expect(balanced.size).toBe(plain.size)
  expect(balanced.lines).toHaveLength(plain.lines.length)
  expect(balanced.lines.join(' ')).toBe(text)
  expect(balanced.width).toBeLessThanOrEqual(plain.width)
  ctx.font = fontOf(style, balanced.size)
  const widths = balanced.lines.map((line) => ctx.measureText(line).width)
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6)
  expect(fitBalanced(ctx, 'Sale', style, box, 34)).toEqual(fitText(ctx, 'Sale', style, box, 34))
})

test('no line of one or two letters is left where slightly smaller letters avoid it', () => {
  const ctx = context()
  const style = { face: 'Inter', weight: 800, leading: 1 } as const
  const text = 'Order in 5 minutes'
  const widths = Array.from({ length: 60 }, (_, step) => 400 + step * 10)
  const lost = (fit: typeof fitText) =>
    widths.filter((width) =>
      fit(ctx, text, style, { width, height: 900 }, 170).lines.some((line) => /^.{1,2}$/.test(line)),
    )
  expect(lost(fitText).length).toBeGreaterThan(0)
  expect(lost(fitBalanced)).toEqual([])
})
