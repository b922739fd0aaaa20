import { type Box, type Ctx, coverPart, drawCover, scoped } from '../../canvas.ts'
import { withAlpha } from '../../color.ts'
import type { FlyerJob } from '../job.ts'
import type { Sheet } from './layout.ts'

/** Default focus: heads and products are usually slightly above the middle. */
export const UPPER = { x: 0.5, y: 0.42 }

/** Where a picture's subject is on the page if the picture fills a box. Null if the subject is unknown. */
export function subjectIn({ picture, subject, focus }: FlyerJob, box: Box, at?: { x: number; y: number }): Box | null {
  if (!picture || !subject) return null
  const part = coverPart(picture, box, focus ?? UPPER, at)
  const scale = box.width / part.width
  return {
    x: box.x + (subject.x * picture.width - part.x) * scale,
    y: box.y + (subject.y * picture.height - part.y) * scale,
    width: subject.width * picture.width * scale,
    height: subject.height * picture.height * scale,
  }
}

/**
 * @returns where the picture's subject is on the page, or null if unknown
 */
export function drawPictureIn(
  { ctx, job }: Sheet,
  box: Box,
  outline: (ctx: Ctx) => void,
  at?: { x: number; y: number },
): Box | null {
  const { picture } = job
  if (!picture) return null
  scoped(ctx, () => {
    outline(ctx)
    ctx.clip()
    // White shows through where the picture is transparent.
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(box.x, box.y, box.width, box.height)
    drawCover(ctx, picture, box, job.focus ?? UPPER, at)
  })
  return subjectIn(job, box, at)
}

export const boxPath =
  ({ x, y, width, height }: Box) =>
  (ctx: Ctx): void => {
    ctx.beginPath()
    ctx.rect(x, y, width, height)
  }

interface Bright {
  /**
   * Vertical range without shading: from the end of the shading behind the logo to the start of the shading behind the
   * text.
   */
  above: number
  below: number
}

/** How far a photo with a known focus continues below the start of the text, in pixels. */
const FADE = 200

/**
 * Draws the photo as the background of a dark page. A photo whose focus is known, such as its faces, ends below the
 * start of the text, so that the focus is in the range without shading.
 */
export function drawPictureUnder(sheet: Sheet, dark: string, { above, below }: Bright): Box | null {
  const { ctx, job, page } = sheet
  const height = job.focus ? Math.min(page.height, below + FADE) : page.height
  const whole = { x: 0, y: 0, width: page.width, height }
  if (!job.focus || !job.picture) {
    return drawPictureIn(sheet, whole, boxPath(whole))
  }
  // A head near the top of its photo would be under the logo, so the photo starts lower.
  const wanted = (above + below) / 2
  const scale = Math.max(page.width / job.picture.width, height / job.picture.height)
  const y = Math.max(0, Math.min(above, wanted - job.focus.y * job.picture.height * scale))
  const box = { ...whole, y, height: height - y }
  const subject = drawPictureIn(sheet, box, boxPath(box), { x: 0.5, y: (wanted - y) / box.height })
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
  return subject
}

/** Darkens a photo under text. The shading is transparent at `from` and strongest from `full` to the end of the box. */
export function drawScrim(ctx: Ctx, box: Box, color: string, from: number, full: number): void {
  const fill = ctx.createLinearGradient(0, from, 0, full)
  fill.addColorStop(0, withAlpha(color, 0))
  fill.addColorStop(0.55, withAlpha(color, 0.62))
  fill.addColorStop(1, withAlpha(color, 0.86))
  ctx.fillStyle = fill
  const [top, bottom] = full > from ? [from, box.y + box.height] : [box.y, from]
  ctx.fillRect(box.x, top, box.width, bottom - top)
}
