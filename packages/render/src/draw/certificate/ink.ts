import type { Layer } from '../../codec/layer.ts'
import type { Ctx } from '../canvas.ts'
import { drawLine, inkBoxOf, type Line } from './lines.ts'

/** All lines share one canvas, because creating a canvas takes longer than drawing a name. */
export function createRasterizer(createSheet: (width: number, height: number) => Ctx) {
  let sheet = createSheet(1024, 256)

  return (line: Line, color: Layer['color']): Layer => {
    const { x, y, width, height } = inkBoxOf(sheet, line)
    if (sheet.canvas.width < width || sheet.canvas.height < height)
      sheet = createSheet(Math.ceil(width * 1.3), Math.ceil(height * 1.3))
    sheet.clearRect(0, 0, width, height)
    drawLine(sheet, line, '#000000', { x: -x, y: -y })
    const { data } = sheet.getImageData(0, 0, width, height)
    const mask = new Uint8Array(width * height)
    for (let i = 0, at = 3; i < mask.length; i++, at += 4) mask[i] = data[at] as number
    return { x, y, width, height, mask, color }
  }
}
