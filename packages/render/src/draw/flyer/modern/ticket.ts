import { type Box, scoped } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { drawBrandHead } from '../layout/brand-head.ts'
import { drawContactFrame } from '../layout/contact-frame.ts'
import type { Layout, Sheet } from '../layout/layout.ts'
import { drawMessage } from '../layout/message.ts'
import { drawPattern } from '../layout/pattern.ts'
import { boxPath, drawPictureIn } from '../layout/picture.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'

const ROUND = 40
const NOTCH = 34

export const TICKET: Layout = {
  name: 'ticket',
  suits: ({ price, words, picture }) => (price ? 1.5 : 0.9) + (words > 10 ? 0.5 : 0) + (picture === 'none' ? 0.5 : 0),
  draw(sheet) {
    const { ctx, job, text, page, colors, room, price } = sheet
    const ground = mix(colors.main, '#ffffff', 0.78)
    ctx.fillStyle = ground
    ctx.fillRect(0, 0, page.width, page.height)
    const ticket = { x: page.margin, y: room.top + 54, width: page.width - 2 * page.margin, height: 0 }
    ticket.height = room.bottom - ticket.y - 6
    const tear = ticket.y + ticket.height * 0.42
    const subject = drawTicket(sheet, ticket, tear)
    const inside = { x: ticket.x + 56, width: ticket.width - 112 }
    const head = { ...inside, y: tear + 44, height: 92, width: inside.width - (price ? 190 : 0) }
    drawBrandHead(ctx, job, head, { ground: '#ffffff', ink: colors.ink })
    const top = head.y + head.height + 30
    drawMessage(
      ctx,
      text,
      { ...inside, y: top, height: ticket.y + ticket.height - 44 - top },
      {
        head: { face: 'Inter', weight: 900, leading: 1.04 },
        body: { face: 'Inter', weight: 500, leading: 1.36 },
        ink: { head: colors.ink, body: '#282c35' },
        most: { head: 120, body: 38 },
        place: 0.4,
      },
    )
    if (price) {
      const at = (x: number, y: number) => ({ x, y, radius: 140 })
      const [left, right, high] = [ticket.x + 165, ticket.x + ticket.width - 165, ticket.y + 165]
      const onTear = at(ticket.x + ticket.width - 130, tear - 60)
      const star = clearest([onTear, at(left, tear - 175), at(right, high), at(left, high)], subject)
      drawPriceStar(ctx, price, star, colors.band)
    }
    drawContactFrame(ctx, job, page, room, {
      strip: { ground: colors.dark, text: '#ffffff' },
      foot: { ground: colors.dark, text: '#ffffff' },
      band: colors.band,
      rounding: 30,
    })
  },
}

function drawTicket(sheet: Sheet, box: Box, tear: number): Box | null {
  const { ctx, job, colors } = sheet
  const outline = () => {
    const [right, foot] = [box.x + box.width, box.y + box.height]
    ctx.beginPath()
    ctx.moveTo(box.x + ROUND, box.y)
    ctx.arcTo(right, box.y, right, foot, ROUND)
    ctx.arc(right, tear, NOTCH, -Math.PI / 2, Math.PI / 2, true)
    ctx.arcTo(right, foot, box.x, foot, ROUND)
    ctx.arcTo(box.x, foot, box.x, box.y, ROUND)
    ctx.arc(box.x, tear, NOTCH, Math.PI / 2, -Math.PI / 2, true)
    ctx.arcTo(box.x, box.y, right, box.y, ROUND)
    ctx.closePath()
  }
  scoped(ctx, () => {
    ctx.shadowColor = 'rgba(0, 0, 0, 0.2)'
    ctx.shadowBlur = 44
    ctx.shadowOffsetY = 16
    ctx.fillStyle = '#ffffff'
    outline()
    ctx.fill()
  })
  const view = { ...box, height: tear - box.y }
  // Move the picture's focus to the left, because the price star is on the right.
  const at = { x: sheet.price ? 0.4 : 0.5, y: 0.5 }
  const subject = scoped(ctx, () => {
    outline()
    ctx.clip()
    ctx.fillStyle = colors.main
    ctx.fillRect(view.x, view.y, view.width, view.height)
    if (job.picture) return drawPictureIn(sheet, view, boxPath(view), { at, mayNarrow: true })
    drawPattern(ctx, view, [mix(colors.main, '#ffffff', 0.18), colors.second, colors.accent], 6)
    return null
  })
  ctx.strokeStyle = job.picture ? '#ffffff' : colors.onMain
  ctx.lineWidth = 5
  ctx.setLineDash([20, 16])
  ctx.beginPath()
  ctx.moveTo(box.x + NOTCH + 14, tear - 3)
  ctx.lineTo(box.x + box.width - NOTCH - 14, tear - 3)
  ctx.stroke()
  ctx.setLineDash([])
  return subject
}
