import type { Ctx } from '../canvas.ts'
import type { Face } from '../text.ts'
import { drawHook, endOfHook, type Hook, hookOf, topOfHook } from './hooks.ts'

interface Piece {
  base: string
  above?: string
  below?: string
  hook?: Hook
}

const ABOVE: Readonly<Record<string, string>> = { '\u0300': '`', '\u0301': '\u00b4' }
const DOT_BELOW = '\u0323'
/**
 * Diacritics that a font cannot position. `second`: a mark above a letter that has a dot below. `all`: also dots below,
 * and marks above n and m. `dotted`: a mark above an i that has a dot below, because the i keeps its own dot.
 */
type MissingMarks = 'second' | 'all' | 'dotted'
const LACKS: Readonly<Partial<Record<Face, MissingMarks>>> = {
  Tinos: 'second',
  Caveat: 'second',
  'Permanent Marker': 'all',
  'JetBrains Mono': 'dotted',
}
/** Distance from the baseline to the top of a dot that is drawn below a letter, relative to the font size. */
const DROP = 0.07
const SYLLABIC = /[nm]/i
/** Shared, because creating a segmenter takes longer than segmenting a name. */
const letters = new Intl.Segmenter()

/** @returns null if the font positions every mark */
function piecesOf(text: string, face: Face): Piece[] | null {
  const lack = LACKS[face]
  if (!lack || !/[^ -~]/u.test(text)) return null
  const pieces: Piece[] = []
  for (const { segment } of letters.segment(text)) {
    const piece = hookOf(segment, face) ?? pieceOf(segment.normalize('NFD'), lack)
    const before = pieces.at(-1)
    if (piece) pieces.push(piece)
    else if (before && !isMarked(before)) before.base += segment
    else pieces.push({ base: segment })
  }
  return pieces.some(isMarked) ? pieces : null
}

const isMarked = ({ above, below, hook }: Piece): boolean => Boolean(above ?? below ?? hook)

function pieceOf(letter: string, lack: MissingMarks): Piece | null {
  const [base = '', ...marks] = letter
  const over = marks.find((mark) => ABOVE[mark])
  const dotted = marks.includes(DOT_BELOW)
  if (marks.some((mark) => mark !== over && mark !== DOT_BELOW)) return null
  const above = over ? { above: ABOVE[over] as string } : {}
  // Use a dotless i, because the mark would touch the dot of the i.
  if (base === 'i' && dotted && over) return { base: '\u0131', ...above, below: '.' }
  if (lack === 'second' && dotted && over) return { base: (base + DOT_BELOW).normalize('NFC'), ...above }
  if (lack !== 'all' || !(dotted || (over && SYLLABIC.test(base)))) return null
  return { base, ...above, ...(dotted && { below: '.' }) }
}

interface SetPiece extends Piece {
  ink: TextMetrics
  /** Height of the highest drawn pixel above the baseline, with diacritics. */
  top: number
}

export interface SetLine {
  pieces: SetPiece[]
  width: number
  /** How far the drawn pixels of the last letter extend beyond the line's width. */
  over: number
  /** Heights are relative to the baseline. Dots drawn below letters are not included. */
  top: number
  bottom: number
}

/** Null if the font positions every diacritic itself. */
export function setMarks(ctx: Ctx, text: string, face: Face): SetLine | null {
  // Bounding boxes are measured from the alignment point, and an earlier line may have left another alignment.
  ctx.textAlign = 'left'
  const size = Number.parseFloat(/([\d.]+)px/.exec(ctx.font)?.[1] ?? '0')
  const pieces = piecesOf(text, face)?.map((piece): SetPiece => {
    const ink = ctx.measureText(piece.base)
    const top = piece.above ? topOf(ctx, piece.base, piece.above) : ink.actualBoundingBoxAscent
    return { ...piece, ink, top: Math.max(top, piece.hook ? topOfHook(piece.hook) * size : 0) }
  })
  if (!pieces) return null
  const width = pieces.reduce((sum, { ink }) => sum + ink.width, 0)
  const top = Math.max(...pieces.map((piece) => piece.top))
  const [last] = pieces.slice(-1).map(({ ink, hook }) => ({ ink, end: hook ? endOfHook(hook) * size : 0 }))
  const over = last ? Math.max(0, last.ink.actualBoundingBoxRight - last.ink.width, last.end - last.ink.width) : 0
  return { pieces, width, over, top, bottom: Math.max(...pieces.map(({ ink }) => ink.actualBoundingBoxDescent)) }
}

/**
 * Height above the baseline at which the font itself places the top of the diacritic. The font cannot place diacritics
 * on n and m, so for these letters an o is measured.
 */
function topOf(ctx: Ctx, base: string, above: string): number {
  const [bare = base] = base
    .normalize('NFD')
    .replace('\u0131', 'i')
    .replace(/n|m/i, (it) => (it < 'a' ? 'O' : 'o'))
  return ctx.measureText((bare + markOf(above)).normalize('NFC')).actualBoundingBoxAscent
}

export function fillMarked(ctx: Ctx, { pieces }: SetLine, x: number, y: number, size: number): void {
  ctx.textAlign = 'left'
  let left = x
  for (const { base, above, below, hook, ink, top } of pieces) {
    ctx.fillText(base, left, y)
    if (hook) drawHook(ctx, hook, left, y, size)
    const middle = left + (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2
    if (above) fillCentred(ctx, above, middle, y - top)
    if (below) fillCentred(ctx, below, middle, y + size * DROP)
    left += ink.width
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
