import type { Pixels } from '../pixels.ts'

/** Ratio of width to height from which a logo is a long name on one line. */
const LONG = 8
/** Least width of a space between words, and height of the space between two lines, as shares of the logo's height. */
const SPACE = 0.14
const LEADING = 0.2
/** A gap at least this many times as wide as the usual one divides words and not letters. */
const WIDER = 2
const FEW = 4
/** Share of the width, at either end, in which the name is not divided. */
const END = 0.3

/** Breaks a long name into two lines, because on one line it would be too small to read on most items. */
export function stacked(logo: Pixels): Pixels {
  const { data, width, height } = logo
  const space = width >= LONG * height ? middleSpace(logo) : null
  if (!space) return logo
  const lines = [
    [0, space.from],
    [space.to, width],
  ] as const
  const wide = Math.max(...lines.map(([from, to]) => to - from))
  const step = Math.round(height * (1 + LEADING))
  const out = new Uint8ClampedArray(wide * (step + height) * 4)
  for (const [n, [from, to]] of lines.entries()) {
    const left = (wide - (to - from)) >> 1
    for (let y = 0; y < height; y++)
      out.set(data.subarray((y * width + from) * 4, (y * width + to) * 4), ((n * step + y) * wide + left) * 4)
  }
  return { data: out, width: wide, height: step + height }
}

interface Span {
  from: number
  to: number
}

/** Returns the space between two words that is nearest to the middle of the logo. Null if there is none. */
function middleSpace({ data, width, height }: Pixels): Span | null {
  const isEmpty = (x: number): boolean => {
    for (let y = 0; y < height; y++) if (data[(y * width + x) * 4 + 3]) return false
    return true
  }
  const gaps: Span[] = []
  for (let from = 0; from < width; from++) {
    let to = from
    while (to < width && isEmpty(to)) to++
    if (to > from && from > 0 && to < width) gaps.push({ from, to })
    from = to
  }
  const lengthOf = ({ from, to }: Span) => to - from
  const usual = gaps.length > FEW ? gaps.map(lengthOf).sort((a, b) => a - b)[gaps.length >> 1]! : 0
  const least = Math.max(SPACE * height, WIDER * usual)
  const away = ({ from, to }: Span) => Math.abs(from + to - width)
  return gaps
    .filter((gap) => lengthOf(gap) >= least && away(gap) <= (1 - 2 * END) * width)
    .reduce<Span | null>((best, gap) => (best && away(best) <= away(gap) ? best : gap), null)
}
