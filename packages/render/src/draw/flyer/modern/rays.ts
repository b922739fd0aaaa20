import { type Box, type Ctx, inset, polygon, roundRect, scoped } from '../../canvas.ts'
import { groundFor, mix } from '../../color.ts'
import { drawBrandHead } from '../layout/brand-head.ts'
import { drawContactFrame } from '../layout/contact-frame.ts'
import type { Layout, Sheet } from '../layout/layout.ts'
import { drawMessage } from '../layout/message.ts'
import { drawPictureIn, subjectRatio } from '../layout/picture.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'

const RAYS = 26
// Maximum ratio of width to height of the medal around a wide subject.
const WIDEST = 1.6

export const RAYS_LAYOUT: Layout = {
  name: 'rays',
  suits: ({ price, words }) => (price ? 2.3 : 0.7) + (words <= 24 ? 0.6 : 0),
  draw(sheet) {
    const { ctx, job, text, page, colors, room, price } = sheet
    const away = colors.onMain === '#ffffff' ? '#000000' : '#ffffff'
    ctx.fillStyle = colors.main
    ctx.fillRect(0, 0, page.width, page.height)
    const height = room.bottom - room.top
    const shown = job.picture !== undefined || price !== null
    const radius = height * (job.picture ? 0.2 : 0.16)
    const middle = { x: page.width / 2, y: room.top + 190 + radius }
    drawRays(sheet, { x: middle.x, y: shown ? middle.y : room.top + height * 0.55 }, mix(colors.main, away, 0.1))
    const whole = { x: page.margin, width: page.width - 2 * page.margin }
    drawBrandHead(ctx, job, { ...whole, y: room.top + 40, height: 100 }, { ground: colors.main, ink: colors.onMain })
    const half = radius * Math.max(1, Math.min(WIDEST, subjectRatio(job)))
    const subject = job.picture ? drawMedal(sheet, middle, radius, half) : null
    if (price) {
      const size = radius * 0.62
      const reach = page.width / 2 - size - 16
      const beside = (across: number, down: number) => ({
        x: middle.x + Math.sign(across) * Math.min(reach, half + radius * (Math.abs(across) - 1)),
        y: middle.y + radius * down,
        radius: size,
      })
      const around = clearest([beside(1.1, 0.55), beside(-1.1, 0.55), beside(1.15, -0.4), beside(-1.15, -0.4)], subject)
      drawPriceStar(ctx, price, job.picture ? around : { ...middle, radius: radius * 1.1 }, colors.band)
    }
    const top = shown ? middle.y + radius * 1.12 + 40 : room.top + 190
    drawMessage(
      ctx,
      text,
      { ...whole, y: top, height: room.bottom - top },
      {
        head: { face: 'Inter', weight: 900, leading: 1.02 },
        body: { face: 'Inter', weight: 600, leading: 1.36 },
        ink: { head: colors.onMain, body: colors.onMain },
        most: { head: 160, body: 42 },
        align: 'center',
        place: 0.5,
      },
    )
    drawContactFrame(ctx, job, page, room, {
      strip: { ground: colors.dark, text: '#ffffff' },
      foot: { ground: colors.dark, text: '#ffffff' },
      band: groundFor(job.colors[2]),
      rounding: 60,
    })
  },
}

function drawRays({ ctx, page }: Sheet, { x, y }: { x: number; y: number }, color: string): void {
  const reach = page.height * 1.2
  ctx.fillStyle = color
  for (let ray = 0; ray < RAYS; ray += 2) {
    const [from, to] = [(ray / RAYS) * Math.PI * 2, ((ray + 1) / RAYS) * Math.PI * 2]
    polygon(ctx, [
      [x, y],
      [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
      [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
    ])
    ctx.fill()
  }
}

function drawMedal(sheet: Sheet, { x, y }: { x: number; y: number }, radius: number, half: number): Box | null {
  const { ctx, colors } = sheet
  const box: Box = { x: x - half, y: y - radius, width: 2 * half, height: 2 * radius }
  const outline = (grow: number) => (path: Ctx) => roundRect(path, inset(box, -grow), radius + grow)
  scoped(ctx, () => {
    ctx.shadowColor = 'rgba(0, 0, 0, 0.28)'
    ctx.shadowBlur = 40
    ctx.fillStyle = colors.accent
    outline(18)(ctx)
    ctx.fill()
  })
  ctx.fillStyle = '#ffffff'
  outline(8)(ctx)
  ctx.fill()
  return drawPictureIn(sheet, box, outline(0), { clear: inset(box, radius * 0.2) })
}
