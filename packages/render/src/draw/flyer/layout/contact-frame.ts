import { type Box, type Ctx, roundRect } from '../../canvas.ts'
import { contactsAt, contactsHeight, drawContactPair, drawContacts } from '../contacts.ts'
import type { FlyerContact, FlyerJob } from '../job.ts'
import type { TextGround } from '../palette.ts'
import type { Page } from './page.ts'

/**
 * Lengths are in pixels. `top` is the height of the upper strip. `foot` is the y coordinate of the lower strip's upper
 * edge, and `bottom` that of the lower end of the free space.
 */
export interface ContactSpace {
  top: number
  foot: number
  band: Box | null
  bottom: number
}

export interface FrameLook {
  strip: TextGround & { icon?: string }
  foot: TextGround & { icon?: string }
  band: TextGround
  rounding?: number
  bare?: boolean
}

const MOST = 0.15

/** Font size that becomes about 12 pixels, which is readable, on a phone that shows the page 360 pixels wide. */
const sizeOn = (page: Page): number => page.width / 29

export function planContacts(job: FlyerJob, page: Page): ContactSpace {
  const size = sizeOn(page)
  const rows = (left: FlyerContact['position'], right: FlyerContact['position']) =>
    Math.max(contactsAt(job.contacts, left).length, contactsAt(job.contacts, right).length)
  const height = (count: number, letters: number) =>
    count === 0 ? 0 : Math.min(page.height * MOST, contactsHeight(count, letters) + letters * 1.4)
  const foot = page.height - height(rows('bottom_left', 'bottom_right'), size)
  const centre = height(contactsAt(job.contacts, 'center').length, size * 1.3)
  const gap = page.margin * 0.45
  const band = { x: page.margin, y: foot - centre - gap, width: page.width - 2 * page.margin, height: centre }
  return {
    top: height(rows('top_left', 'top_right'), size),
    foot,
    band: centre > 0 ? band : null,
    bottom: (centre > 0 ? band.y : foot) - gap,
  }
}

export function drawContactFrame(ctx: Ctx, job: FlyerJob, page: Page, room: ContactSpace, look: FrameLook): void {
  const at = (position: FlyerContact['position']) => contactsAt(job.contacts, position)
  const paint = (box: Box, { ground }: TextGround) => {
    if (look.bare) return
    ctx.fillStyle = ground
    ctx.fillRect(box.x, box.y, box.width, box.height)
  }
  const size = sizeOn(page)
  const inside = ({ y, height }: Box): Box => ({
    x: page.margin,
    y: y + size * 0.35,
    width: page.width - 2 * page.margin,
    height: height - size * 0.7,
  })
  if (room.top > 0) {
    const box = { x: 0, y: 0, width: page.width, height: room.top }
    paint(box, look.strip)
    const pair = [at('top_left'), at('top_right')] as const
    drawContactPair(ctx, pair, inside(box), { size, color: look.strip.text, ...iconOf(look.strip) })
  }
  if (room.foot < page.height) {
    const box = { x: 0, y: room.foot, width: page.width, height: page.height - room.foot }
    paint(box, look.foot)
    const pair = [at('bottom_left'), at('bottom_right')] as const
    drawContactPair(ctx, pair, inside(box), { size, color: look.foot.text, ...iconOf(look.foot) })
  }
  if (!room.band) return
  ctx.fillStyle = look.band.ground
  roundRect(ctx, room.band, look.rounding ?? 0)
  ctx.fill()
  const band = {
    x: room.band.x + size,
    y: room.band.y + size * 0.4,
    width: room.band.width - 2 * size,
    height: room.band.height - size * 0.8,
  }
  drawContacts(ctx, at('center'), band, { color: look.band.text, size: size * 1.3, align: 'center' })
}

const iconOf = ({ icon }: { icon?: string }) => (icon ? { icon } : {})
