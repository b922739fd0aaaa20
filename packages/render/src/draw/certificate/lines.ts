import { type CertificatesRequest, SERIAL_SCALE, serialText } from '@ufaro/contract/modes/certificates.ts'
import type { Box, Ctx } from '../canvas.ts'
import { asDrawn, type Face, fitLine, fontOf } from '../text.ts'

export type CertificateLook = Pick<CertificatesRequest, 'fontStyle' | 'namePos' | 'serialPos'>

/** One line of text where it belongs, in pixels of the template. */
export interface Line {
  text: string
  face: Face
  size: number
  align: 'left' | 'center' | 'right'
  /** Its left end, middle or right end, by align. */
  x: number
  /** The middle of its height. */
  y: number
}

/** Times New Roman is drawn with its metric twin. */
const FACE: Record<CertificateLook['fontStyle']['family'], Face> = {
  'Times New Roman': 'Tinos',
  Inter: 'Inter',
  Caveat: 'Caveat',
  'Permanent Marker': 'Permanent Marker',
  'JetBrains Mono': 'JetBrains Mono',
}

/** Share of the width that stays free at each side: frames of certificates lie within it. */
const MARGIN = 0.08

/** Pixels a line may take from its anchor without reaching the edge. */
function room(align: Line['align'], x: number, width: number): number {
  const left = x - width * MARGIN
  const right = width * (1 - MARGIN) - x
  const free = align === 'left' ? right : align === 'right' ? left : 2 * Math.min(left, right)
  return Math.max(width * 0.02, free)
}

/** The name and the serial of one certificate; lines that would not fit are shrunk until they do. */
export function certificateLines(
  ctx: Ctx,
  template: { width: number; height: number },
  { fontStyle, namePos, serialPos }: CertificateLook,
  { name, serial }: { name: string; serial: number },
): Line[] {
  const face = FACE[fontStyle.family]
  const line = (text: string, at: { x: number; y: number }, size: number): Line => {
    const x = at.x * template.width
    const { align } = fontStyle
    return {
      text,
      face,
      align,
      x,
      y: at.y * template.height,
      size: fitLine(ctx, text, { face }, room(align, x, template.width), size),
    }
  }
  return [
    line(asDrawn(name), namePos, fontStyle.size),
    line(serialText(serial), serialPos, fontStyle.size * SERIAL_SCALE),
  ]
}

/** Capitals stand in the middle, whatever ascenders and marks a name has. @returns y of the baseline */
export const baselineOf = ({ y, size }: Line): number => y + size * 0.34

/** Whole pixels that hold all ink of a line, also of marks stacked high, with some room for what swings out further. */
export function inkBoxOf(ctx: Ctx, line: Line): Box {
  ctx.font = fontOf({ face: line.face }, line.size)
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

/** Draws a line in a colour, moved by some pixels: the preview draws at home, the export on a sheet of its own. */
export function drawLine(ctx: Ctx, line: Line, color: string, shift = { x: 0, y: 0 }): void {
  ctx.font = fontOf({ face: line.face }, line.size)
  ctx.fillStyle = color
  ctx.textAlign = line.align
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(line.text, line.x + shift.x, baselineOf(line) + shift.y)
}
