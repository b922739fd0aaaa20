import { type Box, scoped } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { drawBrandHead } from '../layout/brand-head.ts'
import { drawContactFrame } from '../layout/contact-frame.ts'
import type { Layout, Sheet } from '../layout/layout.ts'
import { drawMessage } from '../layout/message.ts'
import { drawPattern } from '../layout/pattern.ts'
import { boxPath, drawPictureIn, hidesSubject } from '../layout/picture.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'
import { PAPER } from './page.ts'

const INK = '#262a33'
const VIEW = 0.5
// Ratio of height to width of the part of the picture that the card leaves uncovered.
const VIEW_SHAPE = 0.45
const SUITS = { wide: 3, square: 2.2, tall: 1.2 } as const
const OVERLAP = 120

export const WINDOW: Layout = {
  name: 'window',
  suits: ({ picture, heads, words }) =>
    (picture === 'none' ? 0.8 : heads.down > VIEW_SHAPE ? 0.6 : SUITS[picture]) + (words > 20 ? 0.4 : 0),
  draw(sheet) {
    const { ctx, job, page, colors, room, price } = sheet
    ctx.fillStyle = mix(PAPER, colors.main, 0.06)
    ctx.fillRect(0, 0, page.width, page.height)
    const view = { x: 0, y: room.top, width: page.width, height: (room.bottom - room.top) * VIEW }
    const card = { x: page.margin, y: view.y + view.height - OVERLAP, width: page.width - 2 * page.margin, height: 0 }
    const subject = drawView(sheet, view)
    card.height = room.bottom - card.y
    drawCard(sheet, card)
    if (price) {
      const at = (x: number, y: number) => ({ x, y, radius: 150 })
      const [left, right, high] = [200, page.width - 200, view.y + 190]
      const onCard = at(card.x + card.width - 130, card.y - 60)
      const star = clearest([onCard, at(left, card.y - 180), at(right, high), at(left, high)], subject)
      drawPriceStar(ctx, price, star, colors.band)
    }
    drawContactFrame(ctx, job, page, room, {
      strip: { ground: colors.dark, text: '#ffffff' },
      foot: { ground: colors.dark, text: '#ffffff' },
      band: colors.band,
    })
  },
}

function drawView(sheet: Sheet, view: Box): Box | null {
  const { ctx, job, colors } = sheet
  if (job.picture) {
    // The card covers the lower part of the picture, and the price star is on the right, so the focus moves away from
    // both. If the subject would still be covered, the picture ends above the card.
    const clear = { ...view, height: view.height - OVERLAP }
    const x = sheet.price ? 0.4 : 0.5
    const spot = { at: { x, y: 0.5 - OVERLAP / view.height / 2 }, clear }
    if (!hidesSubject(job, view, spot)) return drawPictureIn(sheet, view, boxPath(view), spot)
    return drawPictureIn(sheet, clear, boxPath(clear), { at: { x, y: 0.5 }, mayNarrow: true })
  }
  ctx.fillStyle = colors.main
  ctx.fillRect(view.x, view.y, view.width, view.height)
  drawPattern(
    ctx,
    view,
    [mix(colors.main, '#ffffff', 0.14), mix(colors.main, '#000000', 0.16), colors.second, colors.accent],
    6,
  )
  return null
}

function drawCard({ ctx, job, text, colors }: Sheet, card: Box): void {
  scoped(ctx, () => {
    ctx.shadowColor = 'rgba(0, 0, 0, 0.16)'
    ctx.shadowBlur = 44
    ctx.shadowOffsetY = 14
    ctx.fillStyle = PAPER
    ctx.fillRect(card.x, card.y, card.width, card.height)
  })
  ctx.fillStyle = colors.accent
  ctx.fillRect(card.x, card.y, card.width, 12)
  const inside = { x: card.x + 64, width: card.width - 128 }
  const head = { ...inside, y: card.y + 58, height: 120, width: inside.width - 180 }
  drawBrandHead(ctx, job, head, { ground: PAPER, ink: colors.ink })
  const top = head.y + head.height + 46
  drawMessage(
    ctx,
    text,
    { ...inside, y: top, height: card.y + card.height - 50 - top },
    {
      head: { face: 'Inter', weight: 800, leading: 1.1 },
      body: { face: 'Inter', weight: 400, leading: 1.42 },
      ink: { head: colors.ink, body: INK },
      most: { head: 150, body: 44 },
      rule: colors.second,
    },
  )
}
