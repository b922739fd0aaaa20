import { type CertificatesRequest, verifyPath } from '@ufaro/contract/tools/certificates.ts'
import type { Ctx, Drawable } from '@ufaro/render/draw/canvas.ts'
import { certificateLines, drawLine, type Line } from '@ufaro/render/draw/certificate/lines.ts'
import { drawQr, planQr, type QrPlan } from '@ufaro/render/draw/certificate/qr.ts'
import { fontOf, type TextStyle } from '@ufaro/render/draw/text.ts'
import { type CertificatesForm, drawnLook } from './certificates.form.ts'

/** Pixels of the template, whatever its preview is drawn in. */
export interface TemplateSize {
  width: number
  height: number
}

export interface Certificate {
  name: string
  serial: number
}

type Look = Pick<
  CertificatesForm,
  'fontStyle' | 'namePos' | 'printsSerial' | 'serialPos' | 'verified' | 'qrPos' | 'qrSize'
>

/** Stands for a code nobody knows before there is one: as long, so that the square looks as it will. */
const EXAMPLE_CODE = 'ufaro-example-code-000'

const FACES: Record<CertificatesRequest['fontStyle']['family'], TextStyle> = {
  'Times New Roman': { face: 'Tinos' },
  Inter: { face: 'Inter' },
  Caveat: { face: 'Caveat' },
  'Permanent Marker': { face: 'Permanent Marker' },
  'JetBrains Mono': { face: 'JetBrains Mono' },
}

export const styleOf = (family: CertificatesRequest['fontStyle']['family']): TextStyle => FACES[family]

/** What is put upon the template, in its pixels. */
export interface Ink {
  name: Line
  /** Null where none is printed. */
  serial: Line | null
  qr: QrPlan | null
}

let measure: Ctx | null | undefined

/** A context that only measures. */
export function measuring(): Ctx | null {
  measure ??= document.createElement('canvas').getContext('2d') as Ctx | null
  return measure
}

/** Lays a certificate out by the code that makes it. */
export function inkOf(ctx: Ctx, size: TemplateSize, look: Look, certificate: Certificate): Ink {
  const [name, serial = null] = certificateLines(ctx, size, drawnLook(look), certificate)
  const link = `${location.origin}${verifyPath(EXAMPLE_CODE)}`
  const qr = look.verified ? planQr(size, { pos: look.qrPos, size: look.qrSize }, link) : null
  return { name, serial, qr }
}

/** Draws a certificate as it is going to be. */
export function drawCertificate(ctx: Ctx, template: Drawable, size: TemplateSize, ink: Ink, color: string): void {
  ctx.drawImage(template.source, 0, 0, size.width, size.height)
  drawLine(ctx, ink.name, color)
  if (ink.serial) drawLine(ctx, ink.serial, color)
  if (ink.qr) drawQr(ctx, ink.qr)
}

/** Where a line stands, as fractions of the template: the middle of it and its size. */
export function frameOfLine(ctx: Ctx, { width, height }: TemplateSize, line: Line) {
  ctx.font = fontOf({ face: line.face }, line.size)
  const wide = ctx.measureText(line.text).width
  const middle = line.align === 'left' ? line.x + wide / 2 : line.align === 'right' ? line.x - wide / 2 : line.x
  return { x: middle / width, y: line.y / height, width: wide / width, height: (line.size * 1.1) / height }
}

/** The same of the code. */
export const frameOfQr = ({ width, height }: TemplateSize, { x, y, side }: QrPlan) => ({
  x: (x + side / 2) / width,
  y: (y + side / 2) / height,
  width: side / width,
  height: side / height,
})
