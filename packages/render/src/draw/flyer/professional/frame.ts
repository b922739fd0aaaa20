import { type Box, type Ctx, inset, roundRect } from '../../canvas.ts'
import { legible, mix } from '../../color.ts'
import { drawBrandHead } from '../layout/brand-head.ts'
import type { ContactSpace } from '../layout/contact-frame.ts'
import { drawContactFrame } from '../layout/contact-frame.ts'
import { styleFor } from '../layout/faces.ts'
import type { Layout, Sheet } from '../layout/layout.ts'
import { drawMessage } from '../layout/message.ts'
import type { Page } from '../layout/page.ts'
import { drawPictureIn } from '../layout/picture.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'
import type { PaperPalette } from '../palette.ts'

const EDGE = 34
const HEAD = 270

export const FRAME: Layout = {
  name: 'frame',
  suits: ({ price, words, picture }) => (price ? 0.2 : 1.4) + (words > 30 ? 0.5 : 0) + (picture === 'none' ? 0.5 : 0),
  draw(sheet) {
    const { ctx, job, page, colors, room, price } = sheet
    const paper = mix('#ffffff', colors.second, 0.05)
    ctx.fillStyle = paper
    ctx.fillRect(0, 0, page.width, page.height)
    drawEdges(ctx, page, room, colors)
    const top = room.top + EDGE + 60
    const head = { x: page.margin + 30, y: top, width: page.width - 2 * page.margin - 60, height: HEAD }
    const serif = styleFor(job.brandName, { face: 'Tinos', weight: 700, leading: 1.12 })
    drawBrandHead(ctx, job, head, { ground: paper, ink: legible(colors.ink, paper), align: 'center', style: serif })
    const below = top + HEAD + 40
    const height = room.bottom - EDGE - below
    const { foot: shown, subject } = job.picture
      ? drawOval(sheet, below, height * 0.42)
      : { foot: drawOrnament(ctx, page.width / 2, below + 20, colors), subject: null }
    if (price) {
      const at = (x: number, y: number) => ({ x: page.width * x, y, radius: 130 })
      const [low, high] = [shown - 90, below + 130]
      const beside = clearest([at(0.82, low), at(0.18, low), at(0.82, high), at(0.18, high)], subject)
      drawPriceStar(ctx, price, job.picture ? beside : at(0.5, shown + 100), colors.band)
    }
    drawWords(sheet, paper, shown + (price && !job.picture ? 250 : 36))
    drawContactFrame(ctx, job, page, room, {
      strip: { ground: colors.main, text: colors.onMain },
      foot: { ground: colors.main, text: colors.onMain },
      band: colors.band,
      rounding: 8,
    })
  },
}

function drawEdges(ctx: Ctx, page: Page, room: ContactSpace, colors: PaperPalette): void {
  const height = (room.band ? room.band.y : room.foot) - room.top
  for (const [by, line, color] of [
    [EDGE, 10, colors.main],
    [EDGE + 20, 3, colors.accent],
  ] as const) {
    ctx.strokeStyle = color
    ctx.lineWidth = line
    ctx.strokeRect(by, room.top + by, page.width - 2 * by, height - 2 * by)
  }
}

function drawOval(sheet: Sheet, top: number, height: number): { foot: number; subject: Box | null } {
  const { ctx, page, colors } = sheet
  const width = Math.min(page.width * 0.62, height * 1.5)
  const box = { x: (page.width - width) / 2, y: top, width, height }
  const subject = drawPictureIn(sheet, box, (path) => roundRect(path, box, height / 2), {
    clear: inset(box, height * 0.1),
  })
  ctx.strokeStyle = colors.accent
  ctx.lineWidth = 8
  roundRect(ctx, box, height / 2)
  ctx.stroke()
  return { foot: top + height, subject }
}

function drawOrnament(ctx: Ctx, x: number, y: number, colors: PaperPalette): number {
  ctx.fillStyle = colors.second
  ctx.fillRect(x - 260, y - 2, 210, 4)
  ctx.fillRect(x + 50, y - 2, 210, 4)
  ctx.fillStyle = colors.accent
  ctx.beginPath()
  for (const [dx, dy] of [
    [0, -22],
    [22, 0],
    [0, 22],
    [-22, 0],
  ] as const)
    ctx.lineTo(x + dx, y + dy)
  ctx.closePath()
  ctx.fill()
  return y + 24
}

function drawWords({ ctx, text, page, colors, room }: Sheet, paper: string, top: number): void {
  const x = page.margin + 40
  const box = { x, y: top, width: page.width - 2 * x, height: room.bottom - EDGE - 20 - top }
  drawMessage(ctx, text, box, {
    head: styleFor(text.headline || text.body, { face: 'Tinos', weight: 700, leading: 1.14 }),
    body: styleFor(text.body, { face: 'Tinos', weight: 400, leading: 1.4 }),
    ink: { head: legible(colors.ink, paper), body: '#2a2d34' },
    most: { head: 170, body: 54 },
    align: 'center',
  })
}
