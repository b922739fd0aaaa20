import type { Box } from '../../canvas.ts'
import { groundFor, legible, mix } from '../../color.ts'
import { drawBrandHead } from '../layout/brand-head.ts'
import { drawContactFrame } from '../layout/contact-frame.ts'
import type { Layout, Sheet } from '../layout/layout.ts'
import { planMessage } from '../layout/message.ts'
import { drawPictureUnder, drawScrim } from '../layout/picture.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'

export const NIGHT: Layout = {
  name: 'night',
  suits: ({ picture, words }) =>
    (picture === 'tall' || picture === 'square' ? 1.9 : picture === 'wide' ? 0.8 : 0.9) + (words <= 30 ? 0.5 : -1),
  draw(sheet) {
    const { ctx, job, text, page, colors, room, price } = sheet
    const dark = mix(colors.dark, '#07080b', 0.45)
    const words = {
      x: page.margin,
      width: page.width - 2 * page.margin,
      y: room.top + page.height * (job.focus ? 0.5 : 0.44),
      height: 0,
    }
    words.height = room.bottom - 30 - words.y
    const message = planMessage(
      ctx,
      text,
      { ...words, y: words.y + 40, height: words.height - 40 },
      {
        head: { face: 'Inter', weight: 800, leading: 1.06 },
        body: { face: 'Inter', weight: 400, leading: 1.42 },
        ink: { head: '#ffffff', body: '#eef0f4' },
        most: { head: 180, body: 46 },
        place: 1,
      },
    )
    const subject = drawGround(sheet, dark, message.top - 40)
    const head = { x: page.margin, y: room.top + 64, width: words.width, height: 124 }
    drawBrandHead(ctx, job, head, { ground: job.picture && !job.plain ? null : dark, ink: '#ffffff' })
    ctx.fillStyle = colors.accent
    ctx.fillRect(page.margin, message.top - 44, 150, 12)
    message.draw()
    if (price) {
      const [low, high] = [message.top - 240, room.top + 410]
      const at = (x: number, y: number) => ({ x, y, radius: 165 })
      const [left, right] = [240, page.width - 240]
      const star = clearest([at(right, low), at(left, low), at(right, high), at(left, high)], subject)
      drawPriceStar(ctx, price, star, colors.band)
    }
    const strip = { ground: dark, text: '#ffffff', icon: legible(colors.accent, dark, 3) }
    drawContactFrame(ctx, job, page, room, { strip, foot: strip, band: groundFor(job.colors[2]), rounding: 14 })
  },
}

function drawGround(sheet: Sheet, dark: string, wordsTop: number): Box | null {
  const { ctx, job, page, colors, room } = sheet
  ctx.fillStyle = dark
  ctx.fillRect(0, 0, page.width, page.height)
  const whole = { x: 0, y: 0, width: page.width, height: page.height }
  if (!job.picture) {
    for (const [radius, color] of [
      [520, colors.main],
      [370, colors.second],
      [220, colors.accent],
    ] as const) {
      ctx.strokeStyle = color
      ctx.lineWidth = 56
      ctx.beginPath()
      ctx.arc(page.width, room.top + 210, radius, Math.PI * 0.5, Math.PI)
      ctx.stroke()
    }
    return null
  }
  const subject = drawPictureUnder(sheet, dark, { above: room.top + 240, below: wordsTop - 130 })
  if (job.plain) return subject
  drawScrim(ctx, whole, dark, wordsTop - 190, wordsTop)
  drawScrim(ctx, whole, dark, room.top + 330, room.top + 150)
  return subject
}
