import type { Pixels } from '../pixels.ts'
import { findInk, findLetters, type Shape } from './letters.ts'

export interface Strokes {
  weight: number
  /** Thickness of stems relative to bars: about 1 in monoline fonts, more in serif fonts. */
  contrast: number
  /** Width of stroke ends relative to the stroke. Serifs and the blobs of a marker pen raise it. */
  foot: number
  /** Share of the outline that is vertical: high in print, low in handwriting. */
  straight: number
  /** Variation of letter widths: 0 in monospaced fonts. */
  rhythm: number
}

const FEWEST = 3

export function measureStrokes(pixels: Pixels): Strokes | null {
  const letters = findLetters(findInk(pixels))
  if (letters.length < FEWEST) return null
  const measured = letters.map(measureLetter)
  const widths = letters.map(({ width, height }) => width / height)
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length
  const variance = widths.reduce((sum, width) => sum + (width - mean) ** 2, 0) / widths.length
  const of = (key: keyof (typeof measured)[number]) => average(measured.map((letter) => letter[key]))
  return {
    weight: of('weight'),
    contrast: of('contrast'),
    foot: of('foot'),
    straight: of('straight'),
    rhythm: Math.sqrt(variance) / mean,
  }
}

/** A trimmed mean is robust to odd letters and coarse pixels. */
const average = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const inner = sorted.slice(Math.floor(sorted.length * 0.15), Math.ceil(sorted.length * 0.85))
  return inner.reduce((sum, value) => sum + value, 0) / inner.length
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

function measureLetter(letter: Shape) {
  const { width, height } = letter
  const rows = Array.from({ length: height - 2 }, (_, y) => runs(letter, (y + 1) * width, 1, width))
  const columns = Array.from({ length: width - 2 }, (_, x) => runs(letter, x + 1, width, height))
  const tall = height - 2
  const middle = rows.slice(Math.floor(tall * 0.25), Math.ceil(tall * 0.75)).flat()
  const ends = [...rows.slice(0, Math.ceil(tall * 0.08)), ...rows.slice(-Math.ceil(tall * 0.08))].flat()
  const stem = Math.max(1, quantile(middle, 0.4))
  const bar = Math.max(1, quantile(columns.flat(), 0.25))
  return {
    weight: Math.min(stem, bar * 2) / tall,
    contrast: stem / bar,
    foot: Math.min(4, median(ends) / stem),
    straight: straightShare(letter),
  }
}

function runs({ mask }: Shape, start: number, step: number, count: number): number[] {
  const found: number[] = []
  let length = 0
  for (let i = 0, at = start; i < count; i++, at += step) {
    if (mask[at]) length++
    else if (length > 0) {
      found.push(length)
      length = 0
    }
  }
  return found
}

/** Share of the left and right edges of the ink that are in the same column in the rows above and below. */
function straightShare({ mask, width, height }: Shape): number {
  let all = 0
  let straight = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width; x++) {
      const at = y * width + x
      if (mask[at] === mask[at - 1]) continue
      all++
      const up = mask[at - width] === mask[at] && mask[at - width - 1] === mask[at - 1]
      const down = mask[at + width] === mask[at] && mask[at + width - 1] === mask[at - 1]
      if (up && down) straight++
    }
  }
  return all === 0 ? 0 : straight / all
}
