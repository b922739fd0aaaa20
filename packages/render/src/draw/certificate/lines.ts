import { type CertificatesRequest, SERIAL_SCALE, serialText } from '@ufaro/contract/tools/certificates.ts'
import type { Box, Ctx } from '../canvas.ts'
import { asDrawn, type Face, fitLine, fontOf } from '../text.ts'
import { fillMarked, type SetLine, setMarks } from './set-marks.ts'

export type CertificateLook = Pick<CertificatesRequest, 'fontStyle' | 'namePos' | 'nameWidth' | 'serialPos'>

export interface Line {
  text: string
  face: Face
  size: number
  align: 'left' | 'center' | 'right'
  x: number
  y: number
}

export const CERTIFICATE_FACES: Record<CertificateLook['fontStyle']['family'], Face> = {
  'Times New Roman': 'Tinos',
  Inter: 'Inter',
  Caveat: 'Caveat',
  'Permanent Marker': 'Permanent Marker',
  'JetBrains Mono': 'JetBrains Mono',
}

/** Share of the width kept free on each side for the template's border. */
const MARGIN = 0.12

/** Minimum width of a line, as a share of the page width, so that the line stays readable wherever it is placed. */
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

/** Distance from the middle of capitals down to the baseline, in font sizes. */
const BASELINE = 0.34

/** Depth of a dot below its letter, relative to the font size. */
const DOT_DEPTH = 0.2

function widthOf(ctx: Ctx, text: string, face: Face, size: number): number {
  ctx.font = fontOf({ face }, size)
  return setMarks(ctx, text, face)?.width ?? ctx.measureText(text).width
}

export function certificateLines(
  ctx: Ctx,
  template: { width: number; height: number },
  { fontStyle, namePos, nameWidth, serialPos }: CertificateLook,
  { name, serial }: { name: string; serial: number },
): [name: Line, ...serial: Line[]] {
  const face = CERTIFICATE_FACES[fontStyle.family]
  const line = (text: string, at: { x: number; y: number }, size: number, most = 1): Line => {
    const { align } = fontStyle
    const { width, height } = template
    const anchor = at.x * width
    const free = Math.min(room(align, anchor, width), most * width)
    const least = width * LEAST_ROOM
    const needed = free < least ? Math.min(least, widthOf(ctx, text, face, size)) : free
    const x = needed > free ? within(align, anchor, width, needed) : anchor
    const fitted = fitLine(ctx, text, { face }, Math.max(free, needed), size)
    // A text that is made smaller to fit keeps its vertical middle. A name on the template's line keeps its baseline.
    const middle = at.y * height + (most < 1 ? (size - fitted) * BASELINE : 0)
    // Limit the y coordinate so that the whole line stays on the page.
    const half = Math.min(height / 2, fitted * 0.6)
    return { text, face, align, x, y: Math.min(height - half, Math.max(half, middle)), size: fitted }
  }
  const first = line(asDrawn(name), namePos, fontStyle.size, nameWidth)
  return serialPos ? [first, line(serialText(serial), serialPos, fontStyle.size * SERIAL_SCALE)] : [first]
}

export const baselineOf = ({ y, size }: Line): number => y + size * BASELINE

/** Bounding box of the drawn pixels of a line, with some margin, in whole pixels. Includes stacked diacritics. */
export function inkBoxOf(ctx: Ctx, line: Line): Box {
  ctx.font = fontOf({ face: line.face }, line.size)
  const set = setMarks(ctx, line.text, line.face)
  if (set) return roomOf(line, set)
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

function roomOf(line: Line, set: SetLine): Box {
  const pad = Math.ceil(line.size * 0.15) + 2
  const baseline = baselineOf(line)
  const y = Math.floor(baseline - set.top) - pad
  return {
    x: Math.floor(leftOf(line, set)) - pad,
    y,
    width: Math.ceil(set.width + set.over) + 2 * pad,
    height: Math.ceil(baseline + Math.max(set.bottom, line.size * DOT_DEPTH)) + pad - y,
  }
}

const leftOf = ({ align, x }: Line, { width }: SetLine): number =>
  x - (align === 'left' ? 0 : align === 'right' ? width : width / 2)

export function drawLine(ctx: Ctx, line: Line, color: string, shift = { x: 0, y: 0 }): void {
  const { text, face, size, align, x } = line
  ctx.font = fontOf({ face }, size)
  ctx.fillStyle = color
  ctx.textBaseline = 'alphabetic'
  const y = baselineOf(line) + shift.y
  const set = setMarks(ctx, text, face)
  if (set) {
    fillMarked(ctx, set, leftOf(line, set) + shift.x, y, size)
    return
  }
  ctx.textAlign = align
  ctx.fillText(text, x + shift.x, y)
}
