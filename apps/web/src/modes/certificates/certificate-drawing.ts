import { type FontStyle, verifyPath } from '@ufaro/contract/tools/certificates.ts'
import type { Ctx, Drawable } from '@ufaro/render/draw/canvas.ts'
import { CERTIFICATE_FACES, certificateLines, drawLine, type Line } from '@ufaro/render/draw/certificate/lines.ts'
import { drawQr, type PlacedQr, placeQr } from '@ufaro/render/draw/certificate/qr.ts'
import { fontOf, type TextStyle } from '@ufaro/render/draw/text.ts'
import type { Size } from '#web/studio/upload/fit.ts'
import { type CertificatesForm, drawnLook } from './certificates.form.ts'

export interface Certificate {
  name: string
  serial: number
}

type Look = Pick<
  CertificatesForm,
  'fontStyle' | 'namePos' | 'nameWidth' | 'printsSerial' | 'serialPos' | 'verified' | 'qrPos' | 'qrSize'
>

/** An example as long as a real code, so that the QR code has the same size. */
const EXAMPLE_CODE = 'ufaro-example-code-000'

export const styleOf = (family: FontStyle['family']): TextStyle => ({ face: CERTIFICATE_FACES[family] })

export interface Ink {
  name: Line
  serial: Line | null
  qr: PlacedQr | null
}

let measure: Ctx | null | undefined

export function measuring(): Ctx | null {
  measure ??= document.createElement('canvas').getContext('2d') as Ctx | null
  return measure
}

export function inkOf(ctx: Ctx, size: Size, look: Look, certificate: Certificate): Ink {
  const [name, serial = null] = certificateLines(ctx, size, drawnLook(look), certificate)
  const link = `${location.origin}${verifyPath(EXAMPLE_CODE)}`
  const qr = look.verified ? placeQr(size, { pos: look.qrPos, size: look.qrSize }, link) : null
  return { name, serial, qr }
}

export function drawCertificate(ctx: Ctx, template: Drawable, size: Size, ink: Ink, color: string): void {
  ctx.drawImage(template.source, 0, 0, size.width, size.height)
  drawLine(ctx, ink.name, color)
  if (ink.serial) drawLine(ctx, ink.serial, color)
  if (ink.qr) drawQr(ctx, ink.qr)
}

export function frameOfLine(ctx: Ctx, { width, height }: Size, line: Line) {
  ctx.font = fontOf({ face: line.face }, line.size)
  const wide = ctx.measureText(line.text).width
  const middle = line.align === 'left' ? line.x + wide / 2 : line.align === 'right' ? line.x - wide / 2 : line.x
  return { x: middle / width, y: line.y / height, width: wide / width, height: (line.size * 1.1) / height }
}

export const frameOfQr = ({ width, height }: Size, { x, y, side }: PlacedQr) => ({
  x: (x + side / 2) / width,
  y: (y + side / 2) / height,
  width: side / width,
  height: side / height,
})
