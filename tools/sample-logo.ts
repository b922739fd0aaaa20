import { createContext, encode } from '../packages/render/src/node/canvas.ts'

export const GREEN = '#0f5f47'
export const AMBER = '#f2a541'

export async function drawLogo(): Promise<Buffer> {
  const ctx = createContext(600, 520)
  ctx.fillStyle = GREEN
  ctx.beginPath()
  ctx.moveTo(170, 120)
  ctx.lineTo(400, 120)
  ctx.bezierCurveTo(400, 250, 360, 310, 285, 310)
  ctx.bezierCurveTo(210, 310, 170, 250, 170, 120)
  ctx.fill()
  ctx.strokeStyle = GREEN
  ctx.lineWidth = 26
  ctx.beginPath()
  ctx.arc(405, 185, 48, -1.4, 1.9)
  ctx.stroke()
  ctx.strokeStyle = AMBER
  ctx.lineWidth = 16
  ctx.lineCap = 'round'
  for (const x of [235, 285, 335]) {
    ctx.beginPath()
    ctx.moveTo(x, 95)
    ctx.bezierCurveTo(x - 26, 70, x + 26, 50, x, 20)
    ctx.stroke()
  }
  ctx.font = '700 96px Inter'
  ctx.textAlign = 'center'
  ctx.fillStyle = GREEN
  ctx.fillText('Ìlú Coffee', 300, 450)
  return (await encode(ctx, 'png')).bytes
}
