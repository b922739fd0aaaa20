import type { Box } from '../../canvas.ts'
import { deepen, groundFor, legible, mix, withAlpha } from '../../color.ts'
import { drawBrandHead } from '../layout/brand-head.ts'
import { drawContactFrame } from '../layout/contact-frame.ts'
import type { Layout, Sheet } from '../layout/layout.ts'
import { planMessage } from '../layout/message.ts'
import { drawPictureUnder, drawScrim } from '../layout/picture.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'

export const POSTER: Layout = {
  name: 'poster',
  suits: ({ picture, words }) =>
    (picture === 'tall' ? 2.6 : picture === 'square' ? 2.5 : picture === 'wide' ? 1.1 : 0.7) +
    (words <= 16 ? 0.7 : words > 30 ? -1 : 0),
  draw(sheet) {
    const { ctx, job, text, page, colors, room, price } = sheet
    const dark = mix(colors.dark, '#050608', 0.4)
    const words = {
      x: page.margin,
      y: room.top + page.height * (job.focus ? 0.48 : 0.42),
      width: page.width - 2 * page.margin,
      height: 0,
    }
    words.height = room.bottom - words.y
    const message = planMessage(ctx, text, words, {
      head: { face: 'Inter', weight: 900, leading: 1 },
      body: { face: 'Inter', weight: 500, leading: 1.38 },
      ink: { head: '#ffffff', body: '#f2f3f6' },
      most: { head: 170, body: 42 },
      rule: legible(colors.accent, dark, 3),
      place: 1,
    })
    const subject = drawGround(sheet, dark, message.top)
    const head = { x: page.margin, y: room.top + 44, width: words.width, height: 104 }
    drawBrandHead(ctx, job, head, { ground: job.picture && !job.plain ? null : dark, ink: '#ffffff' })
    message.draw()
    if (price) {
      const [low, high] = [message.top - 180, room.top + 340]
      const at = (x: number, y: number) => ({ x, y, radius: 145 })
      const [left, right] = [190, page.width - 190]
      const star = clearest([at(right, low), at(left, low), at(right, high), at(left, high)], subject)
      drawPriceStar(ctx, price, star, colors.band)
    }
    const strip = { ground: dark, text: '#ffffff', icon: legible(colors.accent, dark, 3) }
    drawContactFrame(ctx, job, page, room, { strip, foot: strip, band: groundFor(job.colors[2]), rounding: 40 })
  },
}

function drawGround(sheet: Sheet, dark: string, wordsTop: number): Box | null {
  const { ctx, job, page, colors, room } = sheet
  const whole = { x: 0, y: 0, width: page.width, height: page.height }
  ctx.fillStyle = dark
  ctx.fillRect(0, 0, page.width, page.height)
  if (job.picture) {
    const subject = drawPictureUnder(sheet, dark, { above: room.top + 190, below: wordsTop - 110 })
    if (job.plain) return subject
    drawScrim(ctx, whole, dark, wordsTop - 150, wordsTop)
    drawScrim(ctx, whole, dark, room.top + 250, room.top + 110)
    return subject
  }
  const middle = { x: page.width * 0.78, y: room.top + page.height * 0.27 }
  // White text is readable on this colour.
  const light = deepen(colors.main)
  const glow = ctx.createRadialGradient(middle.x, middle.y, 40, middle.x, middle.y, page.width * 0.62)
  glow.addColorStop(0, withAlpha(light, 0.9))
  glow.addColorStop(1, withAlpha(light, 0))
  ctx.fillStyle = glow
  ctx.fillRect(0, 0, page.width, page.height)
  for (const [radius, color] of [
    [170, colors.main],
    [112, colors.second],
    [56, colors.accent],
  ] as const) {
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.arc(middle.x, middle.y, radius, 0, Math.PI * 2)
    ctx.fill()
  }
  return null
}
