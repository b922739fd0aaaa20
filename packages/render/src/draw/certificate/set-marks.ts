import type { Ctx } from '../canvas.ts'
import type { Face } from '../text.ts'

interface Piece {
  base: string
  above?: string
  below?: string
}

const ABOVE: Readonly<Record<string, string>> = { '\u0300': '`', '\u0301': '\u00b4' }
const DOT_BELOW = '\u0323'
/** What a font cannot position: a mark above a letter with a dot below, or all marks of Yoruba and Igbo. */
type MissingMarks = 'second' | 'all' | 'dotted'
const LACKS: Readonly<Partial<Record<Face, MissingMarks>>> = {
  Tinos: 'second',
  Caveat: 'second',
  'Permanent Marker': 'all',
  // Keeps the dot of an i below its mark.
  'JetBrains Mono': 'dotted',
}
/** Distance of a dot's top below the baseline, relative to the size. */
const DROP = 0.07
const SYLLABIC = /[nm]/i

/** Splits a line into pieces; one piece if the font positions every mark. */
function piecesOf(text: string, face: Face): Piece[] {
  const lack = LACKS[face]
  if (!lack || !/[^ -~]/u.test(text)) return [{ base: text }]
  const pieces: Piece[] = []
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const piece = pieceOf(segment.normalize('NFD'), lack)
    const before = pieces.at(-1)
    if (piece) pieces.push(piece)
    else if (before && !before.above && !before.below) before.base += segment
    else pieces.push({ base: segment })
  }
  return pieces
}

function pieceOf(letter: string, lack: MissingMarks): Piece | null {
  const [base = '', ...marks] = letter
  const over = marks.find((mark) => ABOVE[mark])
  const dotted = marks.includes(DOT_BELOW)
  if (marks.some((mark) => mark !== over && mark !== DOT_BELOW)) return null
  const above = over ? { above: ABOVE[over] as string } : {}
  // The i's own dot would touch the mark.
  if (base === 'i' && dotted && over) return { base: '\u0131', ...above, below: '.' }
  if (lack === 'second' && dotted && over) return { base: (base + DOT_BELOW).normalize('NFC'), ...above }
  if (lack !== 'all' || !(dotted || (over && SYLLABIC.test(base)))) return null
  return { base, ...above, ...(dotted && { below: '.' }) }
}

export const hasSetMarks = (text: string, face: Face): boolean =>
  piecesOf(text, face).some(({ above, below }) => above ?? below)

export const measureMarked = (ctx: Ctx, text: string, face: Face): number =>
  piecesOf(text, face).reduce((width, { base }) => width + ctx.measureText(base).width, 0)

export function fillMarked(ctx: Ctx, text: string, face: Face, x: number, y: number, size: number): void {
  ctx.textAlign = 'left'
  let left = x
  for (const { base, above, below } of piecesOf(text, face)) {
    const letter = ctx.measureText(base)
    ctx.fillText(base, left, y)
    const middle = left + (letter.actualBoundingBoxRight - letter.actualBoundingBoxLeft) / 2
    if (above) {
      // At the height where the font itself places this mark.
      const [bare = base] = base
        .normalize('NFD')
        .replace('\u0131', 'i')
        .replace(/n|m/i, (it) => (it < 'a' ? 'O' : 'o'))
      const high = ctx.measureText((bare + markOf(above)).normalize('NFC')).actualBoundingBoxAscent
      fillCentred(ctx, above, middle, y - high)
    }
    if (below) fillCentred(ctx, below, middle, y + size * DROP)
    left += letter.width
  }
}

const markOf = (sign: string): string => (sign === '`' ? '\u0300' : '\u0301')

function fillCentred(ctx: Ctx, sign: string, x: number, top: number): void {
  const ink = ctx.measureText(sign)
  ctx.fillText(
    sign,
    x - (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2,
    top + ink.actualBoundingBoxAscent,
  )
}
