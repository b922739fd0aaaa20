import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import type { Ctx } from '../canvas.ts'
import { type Face, fontOf } from '../text.ts'
import { drawLine, inkBoxOf, type Line } from './lines.ts'
import { setMarks } from './set-marks.ts'

beforeAll(registerFonts)

const FACES: Face[] = ['Tinos', 'Inter', 'Caveat', 'Permanent Marker', 'JetBrains Mono']
const SIZE = 100
const BASELINE = 250

function inkOf(text: string, face: Face, [from, to]: [number, number] = [0, 400]) {
  const ctx = createCanvas(900, 400).getContext('2d')
  const line: Line = { text, face, size: SIZE, align: 'left', x: 200, y: BASELINE - SIZE * 0.34 }
  drawLine(ctx as unknown as Ctx, line, '#000000')
  const { data } = ctx.getImageData(0, from, 900, to - from)
  let [left, right, top, bottom] = [900, 0, 400, 0]
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] as number) < 128) continue
    const [x, y] = [((at - 3) / 4) % 900, from + Math.floor((at - 3) / 4 / 900)]
    ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
  }
  return { left, right, top, bottom, line, ctx: ctx as unknown as Ctx }
}

test.each(FACES)('in %s a mark over a letter with a dot below stands over that letter', (face) => {
  for (const letter of ['Ọ́', 'Ẹ̀', 'ọ̀', 'ẹ́', 'ụ́', 'Ụ̀']) {
    const bare = inkOf(letter.normalize('NFD')[0] ?? '', face)
    // Pixels above the bare letter belong to its diacritic.
    const mark = inkOf(letter, face, [0, bare.top - 2])
    expect(mark.right, `${letter} has a mark`).toBeGreaterThan(mark.left)
    const away = (mark.left + mark.right) / 2 - (bare.left + bare.right) / 2
    expect(Math.abs(away), `${letter} in ${face}`).toBeLessThan(SIZE * 0.16)
    expect(bare.top - mark.bottom, `${letter} in ${face}`).toBeLessThan(SIZE * 0.16)
    const dot = inkOf(letter, face, [BASELINE + 5, 400])
    // Slanted fonts place their dots further left.
    expect(Math.abs((dot.left + dot.right) / 2 - (bare.left + bare.right) / 2)).toBeLessThan(SIZE * 0.22)
  }
})

test.each(FACES)('in %s a diacritic adds no width and lies inside the box of its line', (face) => {
  for (const text of ['Ọ̀ṣun Ọ́lá', 'Ẹ̀kọ́ Ńkẹ́', 'ị̀gbò']) {
    const { ctx, line, left, right, top, bottom } = inkOf(text, face)
    ctx.font = fontOf({ face }, SIZE)
    const box = inkBoxOf(ctx, line)
    expect(left).toBeGreaterThan(box.x)
    expect(right).toBeLessThan(box.x + box.width)
    expect(top).toBeGreaterThan(box.y)
    expect(bottom).toBeLessThan(box.y + box.height)
    expect(right - line.x).toBeLessThan((setMarks(ctx, text, face)?.width ?? ctx.measureText(text).width) + SIZE * 0.2)
  }
})

test('marks stand over their letters also after a centred line in the same context', () => {
  const draw = (earlier: string[]) => {
    const ctx = createCanvas(900, 400).getContext('2d')
    for (const text of [...earlier, 'Ńgọ́zí Ụ́zọ́ma']) {
      ctx.clearRect(0, 0, 900, 400)
      const line: Line = { text, face: 'Tinos', size: SIZE, align: 'center', x: 450, y: 200 }
      drawLine(ctx as unknown as Ctx, line, '#000000')
    }
    return Buffer.from(ctx.getImageData(0, 0, 900, 400).data.buffer)
  }
  expect(draw(['SN: 1001']).equals(draw([]))).toBe(true)
})

test.each<Face>(['Caveat', 'Permanent Marker', 'JetBrains Mono'])(
  'in %s a hooked letter of Hausa is the letter of the same font with a hook, and lies within its room',
  (face) => {
    for (const [hooked, bare] of ['ƁB', 'ɓb', 'ƊD', 'ɗd', 'ƘK', 'ƙk', 'ƳY', 'ƴy']) {
      const [made, plain] = [inkOf(hooked as string, face), inkOf(bare as string, face)]
      const ink = (one: typeof made) => one.ctx.getImageData(0, 0, 900, 400).data
      const [now, before] = [ink(made), ink(plain)]
      let [kept, all, added] = [0, 0, 0]
      for (let at = 3; at < now.length; at += 4) {
        if (before[at]! > 128) all++
        if (before[at]! > 128 && now[at]! > 128) kept++
        if (before[at]! <= 128 && now[at]! > 128) added++
      }
      expect(kept / all, `${hooked} keeps ${bare}`).toBeGreaterThan(0.99)
      expect(added, `${hooked} has a hook`).toBeGreaterThan(60)
      const box = inkBoxOf(made.ctx, made.line)
      expect(made.left).toBeGreaterThan(box.x)
      expect(made.right).toBeLessThan(box.x + box.width)
      expect(made.top).toBeGreaterThan(box.y)
    }
  },
)
