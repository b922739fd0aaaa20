import type { Box } from '../../canvas.ts'
import { legible, mix } from '../../color.ts'
import { drawBlock, fitBalanced } from '../../text.ts'
import { BRAND_STYLE, drawLogoOn } from '../layout/brand-head.ts'
import { drawContactFrame } from '../layout/contact-frame.ts'
import type { Layout, Sheet } from '../layout/layout.ts'
import { planMessage } from '../layout/message.ts'
import { drawPattern } from '../layout/pattern.ts'
import { boxPath, drawPictureIn } from '../layout/picture.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'
import { nameBeside } from '../logo.ts'
import { PAPER } from './page.ts'

const INK = '#262a33'
const COLUMN = 0.37
// Ratio of width to height of the column.
const COLUMN_SHAPE = 0.28
/**
 * Limits of the radius of a price star below the text, in pixels. If there is only room for a smaller one, the star is
 * drawn on the picture.
 */
const MOST_STAR = 190
const LEAST_STAR = 120

export const COLUMN_LAYOUT: Layout = {
  name: 'column',
  suits: ({ picture, heads, headline }) =>
    (picture === 'none' ? 1.4 : picture === 'tall' && heads.across < COLUMN_SHAPE ? 3 : 0.4) + (headline ? 0.3 : 0),
  draw(sheet) {
    const { ctx, job, page, colors, room, price } = sheet
    ctx.fillStyle = PAPER
    ctx.fillRect(0, 0, page.width, page.height)
    const column = { x: 0, y: room.top, width: page.width * COLUMN, height: room.foot - room.top }
    const subject = drawColumn(sheet, column)
    const x = column.width + 70
    const words = { x, y: room.top + 80, width: page.width - x - page.margin, height: 0 }
    words.height = (room.band ? room.bottom : room.foot - 70) - words.y
    const { left, end } = drawWords(sheet, words)
    if (price) {
      const floor = words.y + words.height
      const radius = Math.min(MOST_STAR, (floor - end) / 2 - 24)
      const below = { x: left + radius, y: end + 24 + radius, radius }
      const low = Math.min(column.y + column.height * 0.86, room.bottom - 150)
      const on = (y: number) => ({ x: column.width - 190, y, radius: 160 })
      const star = radius >= LEAST_STAR ? below : clearest([on(low), on(column.y + 200)], subject)
      drawPriceStar(ctx, price, star, colors.band)
    }
    drawContactFrame(ctx, job, page, room, {
      strip: { ground: colors.dark, text: '#ffffff' },
      foot: { ground: colors.dark, text: '#ffffff', icon: legible(colors.accent, colors.dark, 3) },
      band: colors.band,
    })
  },
}

function drawColumn(sheet: Sheet, column: Box): Box | null {
  const { ctx, job, colors } = sheet
  ctx.fillStyle = colors.main
  ctx.fillRect(column.x, column.y, column.width, column.height)
  const subject = drawPictureIn(sheet, column, boxPath(column), { mayNarrow: true })
  if (!job.picture)
    drawPattern(ctx, column, [mix(colors.main, '#ffffff', 0.16), colors.second, mix(colors.main, '#000000', 0.2)], 3)
  ctx.fillStyle = colors.accent
  ctx.fillRect(column.width, column.y, 14, column.height)
  return subject
}

function drawWords({ ctx, job, text, colors, price }: Sheet, box: Box): { left: number; end: number } {
  const logo = drawLogoOn(ctx, job, { ...box, height: 150 }, PAPER)
  let top = logo.y + 150 + 30
  const brandName = nameBeside(job)
  if (brandName) {
    const name = { ...box, y: top, height: 84 }
    const block = fitBalanced(ctx, brandName, BRAND_STYLE, name, 46, 14)
    drawBlock(ctx, block, BRAND_STYLE, name, colors.ink)
    top += block.height + 20
  }
  const message = { ...box, y: top + 40, height: box.y + box.height - top - 40 }
  const drawn = planMessage(ctx, text, message, {
    head: { face: 'Inter', weight: 900, leading: 1.06 },
    body: { face: 'Inter', weight: 400, leading: 1.45 },
    ink: { head: colors.ink, body: INK },
    most: { head: 170, body: 46 },
    rule: colors.second,
    // Place the message high, because the price star follows below.
    place: price ? 0.15 : 0.4,
  })
  drawn.draw()
  return { left: message.x, end: drawn.bottom }
}
