import type { Layer } from '@ufaro/render/codec/layer.ts'
import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { drawLine, inkBoxOf, type Line } from '@ufaro/render/draw/certificate/lines.ts'
import { darkStretches, type QrPlan } from '@ufaro/render/draw/certificate/qr.ts'
import { parseHex } from '@ufaro/render/draw/color.ts'
import type { Ink } from './certificate-drawing.ts'

/** How much ink there is at each pixel of a sheet, by what was drawn on it in black. */
function maskOf(width: number, height: number, paint: (ctx: Ctx) => void): Uint8Array {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('Could not get 2D canvas context')
  paint(ctx as Ctx)
  const { data } = ctx.getImageData(0, 0, width, height)
  return Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] as number)
}

function layerOf(ctx: Ctx, line: Line, color: string): Layer {
  const box = inkBoxOf(ctx, line)
  const mask = maskOf(box.width, box.height, (sheet) => drawLine(sheet, line, '#000000', { x: -box.x, y: -box.y }))
  return { ...box, mask, color: parseHex(color) }
}

function codeLayers(plan: QrPlan): Layer[] {
  const { x, y, side } = plan
  const square = { x, y, width: side, height: side }
  const dark = maskOf(side, side, (sheet) => {
    for (const { x: left, y: top, width, height } of darkStretches(plan))
      sheet.fillRect(left - x, top - y, width, height)
  })
  return [
    { ...square, mask: new Uint8Array(side * side).fill(255), color: [255, 255, 255] },
    { ...square, mask: dark, color: [0, 0, 0] },
  ]
}

/** What is put upon the template as ink, for the splice. */
export function layersOf(ctx: Ctx, { name, serial, qr }: Ink, color: string): Layer[] {
  return [...[name, serial].map((line) => layerOf(ctx, line, color)), ...(qr ? codeLayers(qr) : [])]
}
