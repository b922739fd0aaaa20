import { type Ctx, type Drawable, drawCover } from '../canvas.ts'
import { WHATSAPP } from './formats.ts'

/**
 * A slow zoom out to the whole picture. `closest` is the factor of the size at the start. `restsFrom` is the share of
 * the time after which the picture stands still.
 */
export const MOVE = { ms: 6000, fps: 25, closest: 1.14, restsFrom: 0.75 } as const

export function closenessAt(share: number): number {
  const way = Math.min(1, share / MOVE.restsFrom)
  const eased = way * way * (3 - 2 * way)
  return MOVE.closest + (1 - MOVE.closest) * eased
}

export function drawMove(ctx: Ctx, status: Drawable, share: number): void {
  const { width, height } = WHATSAPP.video
  const closeness = closenessAt(share)
  const [w, h] = [width * closeness, height * closeness]
  ctx.imageSmoothingQuality = 'high'
  drawCover(ctx, status, { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h })
}
