import type { Box, Ctx } from '../../canvas.ts'
import { scoped } from '../../canvas.ts'
import { ramp } from '../scene.ts'

/** A crease of cloth: from, through and to, with its depth in pixels of width. */
export type Crease = readonly [x1: number, y1: number, cx: number, cy: number, x2: number, y2: number, width: number]

/** Far to the side: what is painted there throws only its blurred shadow onto the cloth. */
const AWAY = 4000

/** Soft dark folds with a lighter ridge beside each, clipped to a shape. Dark cloth takes more of the ridge. */
export function drawCreases(ctx: Ctx, clip: (ctx: Ctx) => void, creases: readonly Crease[], strength = 1): void {
  scoped(ctx, () => {
    clip(ctx)
    ctx.clip()
    ctx.lineCap = 'round'
    for (const [x1, y1, cx, cy, x2, y2, width] of creases) {
      const stroke = (dx: number, style: string, blur: string, size: number, softness: number) => {
        ctx.shadowColor = blur
        ctx.shadowBlur = width * softness
        ctx.shadowOffsetX = AWAY + dx
        ctx.strokeStyle = style
        ctx.lineWidth = size
        ctx.beginPath()
        ctx.moveTo(x1 - AWAY, y1)
        ctx.quadraticCurveTo(cx - AWAY, cy, x2 - AWAY, y2)
        ctx.stroke()
      }
      stroke(0, '#000000', `rgba(25, 28, 40, ${0.3 * strength})`, width, 1.7)
      stroke(-width * 0.18, '#000000', `rgba(25, 28, 40, ${0.12 * strength})`, width * 0.24, 0.6)
      stroke(width * 0.85, '#ffffff', `rgba(255, 255, 255, ${0.34 * strength})`, width * 0.6, 1.5)
    }
  })
}

export function drawVolume(ctx: Ctx, clip: (ctx: Ctx) => void, { x, y, width, height }: Box): void {
  scoped(ctx, () => {
    clip(ctx)
    ctx.clip()
    ctx.fillStyle = ramp(
      ctx,
      [x, 0],
      [x + width, 0],
      [
        [0, 'rgba(18, 20, 30, 0.22)'],
        [0.16, 'rgba(18, 20, 30, 0.05)'],
        [0.36, 'rgba(255, 255, 255, 0.12)'],
        [0.62, 'rgba(18, 20, 30, 0)'],
        [0.86, 'rgba(18, 20, 30, 0.12)'],
        [1, 'rgba(18, 20, 30, 0.28)'],
      ],
    )
    ctx.fillRect(x, y, width, height)
    ctx.fillStyle = ramp(
      ctx,
      [0, y + height * 0.6],
      [0, y + height],
      [
        [0, 'rgba(18, 20, 30, 0)'],
        [1, 'rgba(18, 20, 30, 0.2)'],
      ],
    )
    ctx.fillRect(x, y, width, height)
  })
}

/** Threads, `gap` pixels apart, fine enough to read as cloth. */
export function drawWeave(ctx: Ctx, clip: (ctx: Ctx) => void, { x, y, width, height }: Box, gap: number): void {
  scoped(ctx, () => {
    clip(ctx)
    ctx.clip()
    for (const [shift, style] of [
      [0, 'rgba(40, 32, 20, 0.06)'],
      [gap / 2, 'rgba(255, 255, 255, 0.05)'],
    ] as const) {
      ctx.strokeStyle = style
      ctx.lineWidth = 1
      ctx.beginPath()
      for (let at = x + shift; at < x + width; at += gap) {
        ctx.moveTo(at, y)
        ctx.lineTo(at, y + height)
      }
      for (let at = y + shift; at < y + height; at += gap) {
        ctx.moveTo(x, at)
        ctx.lineTo(x + width, at)
      }
      ctx.stroke()
    }
  })
}
