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
/** Cached, because creating one takes longer than segmenting a name. */
const letters = new Intl.Segmenter()

/** @returns null if the font positions every mark */
function piecesOf(text: string, face: Face): Piece[] | null {
  const lack = LACKS[face]
  if (!lack || !/[^ -~]/u.test(text)) return null
  const pieces: Piece[] = []
  for (const { segment } of letters.segment(text)) {
    const piece = pieceOf(segment.normalize('NFD'), lack)
    const before = pieces.at(-1)
    if (piece) pieces.push(piece)
    else if (before && !before.above && !before.below) before.base += segment
    else pieces.push({ base: segment })
  }
  return pieces.some(({ above, below }) => above ?? below) ? pieces : null
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

interface SetPiece extends Piece {
  ink: TextMetrics
  /** Top of the ink above the baseline, with its mark. */
  top: number
}

export interface SetLine {
  pieces: SetPiece[]
  width: number
  /** Highest and lowest ink, from the baseline; dots drawn below are not measured. */
  top: number
  bottom: number
}

/** Measures a line in the context's font; null if the font positions every mark. */
export function setMarks(ctx: Ctx, text: string, face: Face): SetLine | null {
  // Bounding boxes are measured from the alignment point, and an earlier line may have left another alignment.
  ctx.textAlign = 'left'
  const pieces = piecesOf(text, face)?.map((piece): SetPiece => {
    const ink = ctx.measureText(piece.base)
    const top = piece.above ? topOf(ctx, piece.base, piece.above) : ink.actualBoundingBoxAscent
    return { ...piece, ink, top }
  })
  if (!pieces) return null
  const width = pieces.reduce((sum, { ink }) => sum + ink.width, 0)
  const top = Math.max(...pieces.map((piece) => piece.top))
  return { pieces, width, top, bottom: Math.max(...pieces.map(({ ink }) => ink.actualBoundingBoxDescent)) }
}

/** The height at which the font itself places this mark. */
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
  for (const { base, above, below, ink, top } of pieces) {
    ctx.fillText(base, left, y)
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
