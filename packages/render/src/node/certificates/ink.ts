import type { Layer } from '../../codec/layer.ts'
import { createRasterizer } from '../../draw/certificate/ink.ts'
import { type CertificateLook, certificateLines } from '../../draw/certificate/lines.ts'
import { parseHex } from '../../draw/color.ts'
import { createContext } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'

export function createInk(template: { width: number; height: number }, look: CertificateLook) {
  registerFonts()
  const color = parseHex(look.fontStyle.color)
  const measure = createContext(1, 1)
  const rasterize = createRasterizer(createContext)
  return (certificate: { name: string; serial: number }): Layer[] =>
    certificateLines(measure, template, look, certificate).map((line) => rasterize(line, color))
}
