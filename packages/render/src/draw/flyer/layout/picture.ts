import { type Box, type Ctx, drawCover, scoped } from '../../canvas.ts'
import { withAlpha } from '../../color.ts'
import type { Sheet } from './layout.ts'

/** Heads and products stand slightly above the middle. */
export const UPPER = { x: 0.5, y: 0.42 }

export function drawPictureIn(
  { ctx, job }: Sheet,
  box: Box,
  outline: (ctx: Ctx) => void,
  at?: { x: number; y: number },
): void {
  const { picture } = job
  if (!picture) return
  scoped(ctx, () => {
    outline(ctx)
    ctx.clip()
    // The picture may have transparent parts.
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(box.x, box.y, box.width, box.height)
    drawCover(ctx, picture, box, job.focus ?? UPPER, at)
  })
}

export const boxPath =
  ({ x, y, width, height }: Box) =>
  (ctx: Ctx): void => {
    ctx.beginPath()
    ctx.rect(x, y, width, height)
  }

interface Bright {
  /** Where the scrim of the head ends, and where that of the words begins. */
  above: number
  below: number
}

/** How far a photo with faces goes on under the words. */
const FADE = 200

/** A photo under a whole dark page. One with faces ends under the words, so that they stand where no scrim is. */
export function drawPictureUnder(sheet: Sheet, dark: string, { above, below }: Bright): void {
  const { ctx, job, page } = sheet
  const height = job.focus ? Math.min(page.height, below + FADE) : page.height
  const whole = { x: 0, y: 0, width: page.width, height }
  if (!job.focus || !job.picture) {
    drawPictureIn(sheet, whole, boxPath(whole))
    return
  }
  // A head near the top of its photo would stand under the logo: the photo begins lower then.
  const wanted = (above + below) / 2
  const scale = Math.max(page.width / job.picture.width, height / job.picture.height)
  const y = Math.max(0, Math.min(above, wanted - job.focus.y * job.picture.height * scale))
  const box = { ...whole, y, height: height - y }
  drawPictureIn(sheet, box, boxPath(box), { x: 0.5, y: (wanted - y) / box.height })
  if (y > 0) {
    const start = ctx.createLinearGradient(0, y, 0, y + FADE)
    start.addColorStop(0, dark)
    start.addColorStop(1, withAlpha(dark, 0))
    ctx.fillStyle = start
    ctx.fillRect(0, y, page.width, FADE)
  }
  const fade = ctx.createLinearGradient(0, below, 0, height)
  fade.addColorStop(0, withAlpha(dark, 0))
  fade.addColorStop(1, dark)
  ctx.fillStyle = fade
  ctx.fillRect(0, below, page.width, height - below + 1)
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
