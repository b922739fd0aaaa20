import { type CertificatesRequest, SERIAL_SCALE, serialText } from '@ufaro/contract/modes/certificates.ts'
import type { Ctx } from '../canvas.ts'
import { type Face, fitLine, fontOf } from '../text.ts'

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

/** Share of the width that stays free at each side. */
const MARGIN = 0.03

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
  return [line(name, namePos, fontStyle.size), line(serialText(serial), serialPos, fontStyle.size * SERIAL_SCALE)]
}

/** Draws a line in a colour, moved by some pixels: the preview draws at home, the export on a sheet of its own. */
export function drawLine(ctx: Ctx, line: Line, color: string, shift = { x: 0, y: 0 }): void {
  ctx.font = fontOf({ face: line.face }, line.size)
  ctx.fillStyle = color
  ctx.textAlign = line.align
  ctx.textBaseline = 'alphabetic'
  // Capitals stand in the middle, whatever ascenders and marks a name has.
  ctx.fillText(line.text, line.x + shift.x, line.y + line.size * 0.34 + shift.y)
}
