import { DEFAULT_FONT_STYLE, type FontStyle, type Position } from '@ufaro/contract/tools/certificates.ts'
import { expect, test } from 'vitest'
import type { Pixels } from '../pixels.ts'
import { findPlaces } from './find-places.ts'

const [WIDTH, HEIGHT] = [700, 495]
const TEMPLATE = { width: 1400, height: 990 }
const LARGE = { width: 3500, height: 2475 }

type Color = readonly [number, number, number]

const PAPER: Color = [255, 253, 246]
const BLACK: Color = [20, 20, 20]
const GOLD: Color = [201, 162, 39]
const NIGHT: Color = [11, 21, 48]

interface Print {
  x: number
  y: number
  width: number
  height: number
}

/** Coordinates are fractions of the page. */
const print = (x: number, y: number, width: number, height: number): Print => ({ x, y, width, height })

const HEADING = print(0.1, 0.11, 0.8, 0.05)
const CERTIFIES = print(0.4, 0.2, 0.2, 0.03)
const COURSE = print(0.18, 0.415, 0.64, 0.06)
const SIGNATURES = [
  { from: 0.13, to: 0.31, y: 0.6 },
  { from: 0.69, to: 0.87, y: 0.6 },
]
const NAME_LINE = { from: 0.23, to: 0.77, y: 0.387 }

interface Line {
  from: number
  to: number
  y: number
  fall?: number
  step?: number
  rows?: readonly number[]
}

function page(lines: readonly Line[], words: readonly Print[], { paper = PAPER, ink = BLACK } = {}): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  const set = (x: number, y: number, color: Color) => data.set([...color, 255], (y * WIDTH + x) * 4)
  for (let i = 0; i < WIDTH * HEIGHT; i++) data.set([...paper, 255], i * 4)
  for (const { x, y, width, height } of words) {
    for (let column = Math.round(x * WIDTH); column < (x + width) * WIDTH; column++) {
      if ((column * column) % 7 > 2) continue
      for (let row = Math.round(y * HEIGHT); row < (y + height) * HEIGHT; row++) set(column, row, ink)
    }
  }
  for (const { from, to, y, fall = 0, step = 1, rows = [0] } of lines) {
    const [left, right] = [Math.round(from * WIDTH), Math.round(to * WIDTH)]
    for (let x = left; x < right; x++) {
      if ((x - left) % step > 1) continue
      for (const row of rows) set(x, Math.round(y * HEIGHT + row + (fall * (x - left)) / (right - left)), ink)
    }
  }
  return { data, width: WIDTH, height: HEIGHT }
}

const place = (pixels: Pixels, style: Partial<FontStyle> = {}, template = TEMPLATE) =>
  findPlaces(pixels, template, { ...DEFAULT_FONT_STYLE, ...style })

type Places = ReturnType<typeof place>

const baselineOf = ({ namePos, fontStyle }: Places, { height } = TEMPLATE) =>
  namePos.y + (fontStyle.size * 0.34) / height

function expectOnLine(places: Places, { from, to, y }: Line, template = TEMPLATE) {
  expect(Math.abs(places.namePos.x - (from + to) / 2)).toBeLessThan(0.01)
  const above = ((y - baselineOf(places, template)) * template.height) / places.fontStyle.size
  expect(above, 'baseline above the line, in font sizes').toBeGreaterThan(0.2)
  expect(above, 'baseline above the line, in font sizes').toBeLessThan(0.5)
}

const covers = (at: Position, width: number, height: number, box: Print) =>
  Math.abs(at.x - box.x - box.width / 2) < (width + box.width) / 2 &&
  Math.abs(at.y - box.y - box.height / 2) < (height + box.height) / 2

test('a template without a line for the name keeps it in the plain band in the middle', () => {
  const { namePos, nameWidth, fontStyle } = place(page(SIGNATURES, [HEADING, CERTIFIES]))
  expect(namePos).toEqual({ x: 0.5, y: 0.5 })
  expect(nameWidth).toBeUndefined()
  expect(fontStyle.size).toBe(DEFAULT_FONT_STYLE.size)
})

test('lines to sign on, a divided ornament, an underlined heading, tiny print and the sides of a box are no lines for a name', () => {
  const beside = [
    { from: 0.1, to: 0.42, y: 0.55 },
    { from: 0.58, to: 0.9, y: 0.55 },
  ]
  const ornament = [
    { from: 0.2, to: 0.48, y: 0.35 },
    { from: 0.52, to: 0.8, y: 0.35 },
  ]
  const frame = [
    { from: 0.2, to: 0.8, y: 0.62 },
    { from: 0.2, to: 0.8, y: 0.75 },
  ]
  const sides = page(frame, [])
  for (let y = Math.round(0.62 * HEIGHT); y < 0.75 * HEIGHT; y++)
    for (const x of [0.2, 0.798]) sides.data.set([...BLACK, 255], (y * WIDTH + Math.round(x * WIDTH)) * 4)
  const tiny = Array.from({ length: 40 }, (_, i) => {
    const from = 0.25 + i * 0.0129 + ((i * i) % 5) * 0.0016
    return { from, to: from + 0.004, y: 0.4, rows: [0, 1] }
  })
  const pages = {
    tiny: page(tiny, [HEADING]),
    beside: page(beside, [HEADING]),
    ornament: page(ornament, [HEADING]),
    underlined: page([{ from: 0.25, to: 0.75, y: 0.265 }], [print(0.25, 0.19, 0.5, 0.045)]),
    low: page([{ from: 0.35, to: 0.65, y: 0.7 }], [HEADING]),
    edge: page([{ from: 0.02, to: 0.98, y: 0.4 }], [HEADING]),
    aside: page([{ from: 0.02, to: 0.36, y: 0.4 }], [HEADING]),
    sides,
  }
  for (const [what, pixels] of Object.entries(pages))
    expect(place(pixels).fontStyle.size, what).toBe(DEFAULT_FONT_STYLE.size)
  expect(place(pages.beside).namePos.x).toBe(0.5)
})

test("a name stands on the template's line, not in the gap between the lines to sign on", () => {
  const places = place(page([NAME_LINE, ...SIGNATURES], [HEADING, CERTIFIES, COURSE]))
  expectOnLine(places, NAME_LINE)
  const top = baselineOf(places) - (places.fontStyle.size * 0.95) / TEMPLATE.height
  expect(top, 'marks clear of the words above').toBeGreaterThan(CERTIFIES.y + CERTIFIES.height)
  expect(places.nameWidth).toBeCloseTo(NAME_LINE.to - NAME_LINE.from, 2)
})

test.each<[string, Line, { paper?: Color; ink?: Color }?]>([
  ['dotted', { ...NAME_LINE, step: 5 }],
  ['double', { ...NAME_LINE, rows: [0, 3] }],
  ['gold on night blue', NAME_LINE, { paper: NIGHT, ink: GOLD }],
  ['gold on cream', NAME_LINE, { ink: GOLD }],
  ['faint', NAME_LINE, { ink: [225, 223, 216] }],
  ['not quite level', { ...NAME_LINE, fall: 3 }],
  ['beside a panel', { ...NAME_LINE, from: 0.38, to: 0.93 }],
])('a line that is %s is a line', (_, line, colors) => {
  expectOnLine(place(page([line, ...SIGNATURES], [HEADING, COURSE], colors)), line)
})

test('of two lines nearly as long, the upper one is for the name', () => {
  const course = { from: 0.2, to: 0.8, y: 0.62 }
  expectOnLine(place(page([NAME_LINE, course], [HEADING, COURSE])), NAME_LINE)
})

test('a name is as large as its line and the paper above it allow, on a page of any size', () => {
  const roomy = page([NAME_LINE], [HEADING])
  const short = page([{ ...NAME_LINE, from: 0.33, to: 0.67 }], [HEADING])
  const low = page([NAME_LINE], [HEADING, print(0.3, 0.28, 0.4, 0.03)])
  const { size } = place(roomy).fontStyle
  expect(place(short).fontStyle.size).toBeLessThan(size)
  expect(place(low).fontStyle.size).toBeLessThanOrEqual(size)
  const large = place(roomy, {}, LARGE)
  expect(large.fontStyle.size / size).toBeCloseTo(2.5, 1)
  expectOnLine(large, NAME_LINE, LARGE)
  // A smaller template must not keep the font size that was found for a large one.
  expect(place(page([], [HEADING]), large.fontStyle).fontStyle.size).toBeLessThan(large.fontStyle.size)
})

test('a name set from the left or right starts at that end of the line', () => {
  const pixels = page([NAME_LINE], [HEADING])
  expect(place(pixels, { align: 'left' }).namePos.x).toBeCloseTo(NAME_LINE.from, 2)
  expect(place(pixels, { align: 'right' }).namePos.x).toBeCloseTo(NAME_LINE.to, 2)
})

test('a black name on a dark template becomes readable', () => {
  const { color } = place(page([NAME_LINE], [HEADING], { paper: NIGHT, ink: GOLD })).fontStyle
  expect(color).toBe('#ffffff')
})

test('serial number and QR code stay clear of print, of the lines and of the name', () => {
  const lines = [NAME_LINE, ...SIGNATURES]
  const words = [HEADING, CERTIFIES, COURSE, print(0.82, 0.7, 0.12, 0.2), print(0.42, 0.77, 0.16, 0.06)]
  const places = place(page(lines, words))
  const name = print(NAME_LINE.from, places.namePos.y - 0.05, NAME_LINE.to - NAME_LINE.from, 0.1)
  const printed = [...words, name, ...lines.map(({ from, to, y }) => print(from, y, to - from, 0.004))]
  const side = 0.18 * TEMPLATE.height
  expect(printed.filter((box) => covers(places.qrPos, side / TEMPLATE.width, 0.18, box))).toEqual([])
  expect(printed.filter((box) => covers(places.serialPos, 0.12, 0.03, box))).toEqual([])
})
