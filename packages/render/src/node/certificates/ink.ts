import type { Layer } from '../../codec/layer.ts'
import type { Ctx } from '../../draw/canvas.ts'
import { type CertificateLook, certificateLines, drawLine, inkBoxOf, type Line } from '../../draw/certificate/lines.ts'
import { parseHex } from '../../draw/color.ts'
import { createContext } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'

/** Rasterises the lines of certificates as ink. One canvas is kept and reused: making one costs more than drawing a name. */
export function createInk(template: { width: number; height: number }, look: CertificateLook) {
  registerFonts()
  const color = parseHex(look.fontStyle.color)
  let sheet: Ctx = createContext(1024, 256)

  function layerOf(line: Line): Layer {
    const { x, y, width, height } = inkBoxOf(sheet, line)
    if (sheet.canvas.width < width || sheet.canvas.height < height)
      sheet = createContext(Math.ceil(width * 1.3), Math.ceil(height * 1.3))
    sheet.clearRect(0, 0, width, height)
    drawLine(sheet, line, '#000000', { x: -x, y: -y })
    const { data } = sheet.getImageData(0, 0, width, height)
    const mask = new Uint8Array(width * height)
    for (let i = 0, at = 3; i < mask.length; i++, at += 4) mask[i] = data[at] as number
    return { x, y, width, height, mask, color }
  }

  return (certificate: { name: string; serial: number }): Layer[] =>
    certificateLines(sheet, template, look, certificate).map(layerOf)
}
