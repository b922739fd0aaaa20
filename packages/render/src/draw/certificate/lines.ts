import { type CertificatesRequest, SERIAL_SCALE, serialText } from '@ufaro/contract/tools/certificates.ts'
import type { Box, Ctx } from '../canvas.ts'
import { asDrawn, type Face, fitLine, fontOf } from '../text.ts'
import { fillMarked, hasSetMarks, measureMarked } from './set-marks.ts'

export type CertificateLook = Pick<CertificatesRequest, 'fontStyle' | 'namePos' | 'serialPos'>

export interface Line {
  text: string
  face: Face
  size: number
  align: 'left' | 'center' | 'right'
  x: number
  y: number
}

const FACE: Record<CertificateLook['fontStyle']['family'], Face> = {
  'Times New Roman': 'Tinos',
  Inter: 'Inter',
  Caveat: 'Caveat',
  'Permanent Marker': 'Permanent Marker',
  'JetBrains Mono': 'JetBrains Mono',
}

/** Share of the width kept free on each side for the template's border. */
const MARGIN = 0.08

/** Minimum share of the width for a line, so that it stays readable wherever it is placed. */
const LEAST_ROOM = 0.3

function room(align: Line['align'], x: number, width: number): number {
  const left = x - width * MARGIN
  const right = width * (1 - MARGIN) - x
  return align === 'left' ? right : align === 'right' ? left : 2 * Math.min(left, right)
}

function within(align: Line['align'], x: number, width: number, needed: number): number {
  const before = align === 'left' ? 0 : align === 'right' ? needed : needed / 2
  const least = align === 'left' ? 0 : width * MARGIN + before
  const most = align === 'right' ? width : width * (1 - MARGIN) - (needed - before)
  return Math.min(most, Math.max(least, x))
}

function widthOf(ctx: Ctx, text: string, face: Face, size: number): number {
  ctx.font = fontOf({ face }, size)
  return measureMarked(ctx, text, face)
}

function fitMarked(ctx: Ctx, text: string, face: Face, most: number, size: number): number {
  if (!hasSetMarks(text, face)) return fitLine(ctx, text, { face }, most, size)
  const width = widthOf(ctx, text, face, size)
  return width > most ? (size * most) / width : size
}

export function certificateLines(
  ctx: Ctx,
  template: { width: number; height: number },
  { fontStyle, namePos, serialPos }: CertificateLook,
  { name, serial }: { name: string; serial: number },
): [name: Line, ...serial: Line[]] {
  const face = FACE[fontStyle.family]
  const line = (text: string, at: { x: number; y: number }, size: number): Line => {
    const { align } = fontStyle
    const { width, height } = template
    const anchor = at.x * width
    const free = room(align, anchor, width)
    const least = width * LEAST_ROOM
    const needed = free < least ? Math.min(least, widthOf(ctx, text, face, size)) : free
    const x = needed > free ? within(align, anchor, width, needed) : anchor
    const fitted = fitMarked(ctx, text, face, Math.max(free, needed), size)
    // Keep the whole line on the page.
    const half = Math.min(height / 2, fitted * 0.6)
    return { text, face, align, x, y: Math.min(height - half, Math.max(half, at.y * height)), size: fitted }
  }
  const first = line(asDrawn(name), namePos, fontStyle.size)
  return serialPos ? [first, line(serialText(serial), serialPos, fontStyle.size * SERIAL_SCALE)] : [first]
}

/**
 * Centres capitals on the line, whatever ascenders and diacritics a name has.
 * @returns y of the baseline
 */
export const baselineOf = ({ y, size }: Line): number => y + size * 0.34

/** Bounding box of a line's ink in whole pixels, including stacked diacritics, with some margin. */
export function inkBoxOf(ctx: Ctx, line: Line): Box {
  ctx.font = fontOf({ face: line.face }, line.size)
  if (hasSetMarks(line.text, line.face)) return roomOf(ctx, line)
  ctx.textAlign = line.align
  ctx.textBaseline = 'alphabetic'
  const reach = ctx.measureText(line.text)
  const pad = Math.ceil(line.size * 0.15) + 2
  return {
    x: Math.floor(line.x - reach.actualBoundingBoxLeft) - pad,
    y: Math.floor(baselineOf(line) - reach.actualBoundingBoxAscent) - pad,
    width: Math.ceil(reach.actualBoundingBoxLeft + reach.actualBoundingBoxRight) + 2 * pad,
    height: Math.ceil(reach.actualBoundingBoxAscent + reach.actualBoundingBoxDescent) + 2 * pad,
  }
}

/** Separately drawn marks are not measured: adds room for any. */
function roomOf(ctx: Ctx, line: Line): Box {
  const pad = Math.ceil(line.size * 0.35) + 2
  const top = Math.floor(baselineOf(line) - line.size * 1.25)
  return {
    x: Math.floor(leftOf(ctx, line)) - pad,
    y: top,
    width: Math.ceil(measureMarked(ctx, line.text, line.face)) + 2 * pad,
    height: Math.ceil(line.size * 1.75),
  }
}

function leftOf(ctx: Ctx, { text, face, align, x }: Line): number {
  if (align === 'left') return x
  const width = measureMarked(ctx, text, face)
  return x - (align === 'right' ? width : width / 2)
}

export function drawLine(ctx: Ctx, line: Line, color: string, shift = { x: 0, y: 0 }): void {
  ctx.font = fontOf({ face: line.face }, line.size)
  ctx.fillStyle = color
  ctx.textBaseline = 'alphabetic'
  fillMarked(ctx, line.text, line.face, leftOf(ctx, line) + shift.x, baselineOf(line) + shift.y, line.size)
}
