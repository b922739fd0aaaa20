import { type Box, type Ctx, drawCover, scoped } from '../../canvas.ts'
import { withAlpha } from '../../color.ts'
import type { Sheet } from './layout.ts'

/** Heads and products stand slightly above the middle. */
export const UPPER = { x: 0.5, y: 0.42 }

export function drawPictureIn({ ctx, job }: Sheet, box: Box, outline: (ctx: Ctx) => void): void {
  const { picture } = job
  if (!picture) return
  scoped(ctx, () => {
    outline(ctx)
    ctx.clip()
    // The picture may have transparent parts.
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(box.x, box.y, box.width, box.height)
    drawCover(ctx, picture, box, job.focus ?? UPPER)
  })
}

export const boxPath =
  ({ x, y, width, height }: Box) =>
  (ctx: Ctx): void => {
    ctx.beginPath()
    ctx.rect(x, y, width, height)
  }

/** Darkens a photo under text: nothing at `from`, most from `full` to the end of the box. */
export function drawScrim(ctx: Ctx, box: Box, color: string, from: number, full: number): void {
  const fill = ctx.createLinearGradient(0, from, 0, full)
  fill.addColorStop(0, withAlpha(color, 0))
  fill.addColorStop(0.55, withAlpha(color, 0.62))
  fill.addColorStop(1, withAlpha(color, 0.86))
  ctx.fillStyle = fill
  const [top, bottom] = full > from ? [from, box.y + box.height] : [box.y, from]
  ctx.fillRect(box.x, top, box.width, bottom - top)
}
