import { type Ctx, roundRect } from '../../canvas.ts'
import { legible, readableOn } from '../../color.ts'
import { drawBlock, fitText, type TextStyle } from '../../text.ts'
import { contactsAt, contactsHeight, drawContactPair, drawContacts } from '../contacts.ts'
import type { FlyerContact, FlyerJob } from '../job.ts'
import type { PaperPalette } from '../palette.ts'
import { PAGE } from './page.ts'

const { width: W, height: H, margin: MARGIN } = PAGE

export const NAME_STYLE: TextStyle = { face: 'Inter', weight: 800, leading: 1.1 }
const STRIP = { size: 34, most: 240, bare: 20 }
const FOOTER = { size: 44, least: 150, most: 330, silent: 56 }
const BAND = { size: 54, most: 260 }

function drawPair(
  ctx: Ctx,
  left: readonly FlyerContact[],
  right: readonly FlyerContact[],
  palette: PaperPalette,
  { y, height, size }: { y: number; height: number; size: number },
): void {
  const look = { color: readableOn(palette.dark), icon: legible(palette.accent, palette.dark, 3), size }
  if (left.length + right.length > 0) {
    drawContactPair(ctx, [left, right], { x: MARGIN, y, width: W - 2 * MARGIN, height }, look)
  }
}

/** Without contacts, draws a thin coloured line. Returns the height. */
export function drawTopStrip(ctx: Ctx, job: FlyerJob, palette: PaperPalette): number {
  const left = contactsAt(job.contacts, 'top_left')
  const right = contactsAt(job.contacts, 'top_right')
  const rows = Math.max(left.length, right.length)
  const height = rows === 0 ? STRIP.bare : Math.min(STRIP.most, 40 + contactsHeight(rows, STRIP.size))
  ctx.fillStyle = palette.dark
  ctx.fillRect(0, 0, W, height)
  ctx.fillStyle = palette.accent
  ctx.fillRect(0, height - 6, W, 6)
  drawPair(ctx, left, right, palette, { y: 8, height: height - 22, size: STRIP.size })
  return height
}

/** Without contacts, draws the brand's name. Returns the y coordinate of the upper edge. */
export function drawFooter(ctx: Ctx, job: FlyerJob, palette: PaperPalette): number {
  const left = contactsAt(job.contacts, 'bottom_left')
  const right = contactsAt(job.contacts, 'bottom_right')
  const rows = Math.max(left.length, right.length)
  const spoken = Math.min(FOOTER.most, Math.max(FOOTER.least, 80 + contactsHeight(rows, FOOTER.size)))
  const height = rows > 0 || job.brandName ? spoken : FOOTER.silent
  const top = H - height
  ctx.fillStyle = palette.dark
  ctx.fillRect(0, top, W, height)
  ctx.fillStyle = palette.second
  ctx.fillRect(0, top, W, 8)
  drawPair(ctx, left, right, palette, { y: top + 32, height: height - 56, size: FOOTER.size })
  if (rows > 0 || !job.brandName) return top
  const box = { x: MARGIN, y: top + 4, width: W - 2 * MARGIN, height: height - 4 }
  const name = fitText(ctx, job.brandName, NAME_STYLE, box, 42, 14)
  drawBlock(ctx, name, NAME_STYLE, box, readableOn(palette.dark), { align: 'center', place: 0.5 })
  return top
}

/** @returns the y coordinate at which the free space above the band ends */
export function drawBand(ctx: Ctx, job: FlyerJob, palette: PaperPalette, bottom: number): number {
  const contacts = contactsAt(job.contacts, 'center')
  if (contacts.length === 0) return bottom
  const height = Math.min(BAND.most, 44 + contactsHeight(contacts.length, BAND.size))
  const box = { x: MARGIN, y: bottom - height - 44, width: W - 2 * MARGIN, height }
  ctx.fillStyle = palette.band.ground
  roundRect(ctx, box, 18)
  ctx.fill()
  const room = { x: box.x + 40, y: box.y + 16, width: box.width - 80, height: height - 32 }
  drawContacts(ctx, contacts, room, { color: palette.band.text, size: BAND.size, align: 'center' })
  return box.y
}
