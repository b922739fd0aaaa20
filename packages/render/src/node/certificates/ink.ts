import type { Layer } from '../../codec/layer.ts'
import type { Ctx } from '../../draw/canvas.ts'
import { type CertificateLook, certificateLines, drawLine, type Line } from '../../draw/certificate/lines.ts'
import { parseHex } from '../../draw/color.ts'
import { fontOf } from '../../draw/text.ts'
import { createContext } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'

/** Height of a sheet against the text's size: room for stacked marks above and below. */
const SHEET = 2.4

/** Rasterises the lines of certificates as ink. One canvas is kept and reused: making one costs more than drawing a name. */
export function createInk(template: { width: number; height: number }, look: CertificateLook) {
  registerFonts()
  const color = parseHex(look.fontStyle.color)
  let sheet: Ctx = createContext(1024, 256)

  function layerOf(line: Line): Layer {
    sheet.font = fontOf({ face: line.face }, line.size)
    sheet.textAlign = line.align
    const { actualBoundingBoxLeft, actualBoundingBoxRight } = sheet.measureText(line.text)
    const pad = Math.ceil(line.size * 0.15) + 2
    const width = Math.ceil(actualBoundingBoxLeft + actualBoundingBoxRight) + 2 * pad
    const height = Math.ceil(line.size * SHEET)
    const left = Math.floor(line.x - actualBoundingBoxLeft) - pad
    const top = Math.floor(line.y - height / 2)
    if (sheet.canvas.width < width || sheet.canvas.height < height)
      sheet = createContext(Math.ceil(width * 1.3), Math.ceil(height * 1.3))
    sheet.clearRect(0, 0, width, height)
    drawLine(sheet, line, '#000000', { x: -left, y: -top })
    const { data } = sheet.getImageData(0, 0, width, height)
    const mask = new Uint8Array(width * height)
    for (let i = 0, at = 3; i < mask.length; i++, at += 4) mask[i] = data[at] as number
    return { x: left, y: top, width, height, mask, color }
  }

  return (certificate: { name: string; serial: number }): Layer[] =>
    certificateLines(sheet, template, look, certificate).map(layerOf)
}
