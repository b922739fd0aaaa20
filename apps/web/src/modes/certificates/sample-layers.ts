import type { Layer } from '@ufaro/render/codec/layer.ts'
import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { drawLine, type Line } from '@ufaro/render/draw/certificate/lines.ts'
import { darkStretches, type QrPlan } from '@ufaro/render/draw/certificate/qr.ts'
import { parseHex } from '@ufaro/render/draw/color.ts'
import { fontOf } from '@ufaro/render/draw/text.ts'
import type { Ink } from './certificate-drawing.ts'

/** Height of a sheet against the text's size: room for stacked marks above and below. */
const SHEET = 2.4

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
  ctx.font = fontOf({ face: line.face }, line.size)
  ctx.textAlign = line.align
  const { actualBoundingBoxLeft: before, actualBoundingBoxRight: behind } = ctx.measureText(line.text)
  const pad = Math.ceil(line.size * 0.15) + 2
  const [width, height] = [Math.ceil(before + behind) + 2 * pad, Math.ceil(line.size * SHEET)]
  const [x, y] = [Math.floor(line.x - before) - pad, Math.floor(line.y - height / 2)]
  const mask = maskOf(width, height, (sheet) => drawLine(sheet, line, '#000000', { x: -x, y: -y }))
  return { x, y, width, height, mask, color: parseHex(color) }
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
