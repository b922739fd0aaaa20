import type { Box } from '../../canvas.ts'
import { polygon } from '../../canvas.ts'
import { legible, mix } from '../../color.ts'
import { drawBrandHead } from '../layout/brand-head.ts'
import { drawContactFrame } from '../layout/contact-frame.ts'
import type { Layout, Sheet } from '../layout/layout.ts'
import { drawMessage } from '../layout/message.ts'
import { drawPattern } from '../layout/pattern.ts'
import { boxPath, drawPictureIn } from '../layout/picture.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'

export const BOLD: Layout = {
  name: 'bold',
  suits: ({ words, picture, price }) =>
    (words <= 20 ? 1.6 : 0.2) + (picture === 'wide' ? 0.9 : 0.4) + (price ? 0.5 : 0),
  draw(sheet) {
    const { ctx, job, text, page, colors, room, price } = sheet
    const paper = mix('#ffffff', colors.main, 0.04)
    ctx.fillStyle = paper
    ctx.fillRect(0, 0, page.width, page.height)
    const ink = legible(colors.ink, paper)
    const top = room.top + 70
    const whole = { x: page.margin, width: page.width - 2 * page.margin }
    drawBrandHead(ctx, job, { ...whole, y: top, height: 110 }, { ground: paper, ink })
    ctx.fillStyle = colors.main
    ctx.fillRect(page.margin, top + 150, whole.width, 14)
    const words = { ...whole, y: top + 200, height: (room.bottom - top - 200) * 0.54 }
    drawMessage(ctx, text, words, {
      head: { face: 'Inter', weight: 900, leading: 1.02 },
      body: { face: 'Inter', weight: 500, leading: 1.38 },
      ink: { head: ink, body: '#22252d' },
      most: { head: 230, body: 42 },
      place: 0.2,
    })
    const view = { x: page.width * 0.2, y: words.y + words.height + 50, width: page.width * 0.8, height: 0 }
    view.height = room.bottom - view.y
    const subject = drawView(sheet, view)
    if (price) {
      const at = (x: number, y: number) => ({ x, y: view.y + view.height * y, radius: 165 })
      const left = view.x - 30
      const star = clearest([at(view.x + 10, 0.55), at(left, 0.7), at(left, 0.4), at(page.width - 190, 0.7)], subject)
      drawPriceStar(ctx, price, star, colors.band)
    }
    drawContactFrame(ctx, job, page, room, {
      strip: { ground: colors.main, text: colors.onMain },
      foot: { ground: colors.dark, text: '#ffffff' },
      band: colors.band,
    })
  },
}

function drawView(sheet: Sheet, view: Box): Box | null {
  const { ctx, job, colors } = sheet
  const { x, y, width, height } = view
  ctx.fillStyle = colors.main
  polygon(ctx, [
    [0, y + height * 0.38],
    [x + width, y + height * 0.2],
    [x + width, y + height],
    [0, y + height],
  ])
  ctx.fill()
  // Move the picture's focus to the right, because the price star is on the left.
  if (job.picture) {
    const at = { x: sheet.price ? 0.58 : 0.5, y: 0.5 }
    return drawPictureIn(sheet, view, boxPath(view), { at, mayNarrow: true })
  }
  ctx.fillStyle = colors.second
  ctx.fillRect(x, y, width, height)
  drawPattern(
    ctx,
    view,
    [colors.main, colors.accent, mix(colors.second, '#ffffff', 0.3), mix(colors.main, '#000000', 0.25)],
    6,
  )
  return null
}
