import type { Box, Ctx } from './canvas.ts'
import { roundRect } from './canvas.ts'

export type Shape = 'rectangle' | 'rounded' | 'circle'

/** Corner radius relative to the shorter side. */
export const ROUNDING = 0.12

export function shapePath(ctx: Ctx, box: Box, shape: Shape): void {
  if (shape === 'circle') {
    ctx.beginPath()
    ctx.ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2, 0, 0, Math.PI * 2)
  } else {
    roundRect(ctx, box, shape === 'rounded' ? Math.min(box.width, box.height) * ROUNDING : 0)
  }
}
