import type { Box, Ctx } from '../../canvas.ts'
import { legible, mix } from '../../color.ts'
import { drawBrandHead } from '../layout/brand-head.ts'
import { drawContactFrame } from '../layout/contact-frame.ts'
import type { Layout, Sheet } from '../layout/layout.ts'
import { drawMessage } from '../layout/message.ts'
import { drawPattern } from '../layout/pattern.ts'
import { drawPictureIn } from '../layout/picture.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'

const SWING = 46
// Ratio of height to width of the part of the picture above the wave.
const VIEW_SHAPE = 0.45
const SUITS = { wide: 3, square: 1.8, tall: 0.8 } as const
// Height of the strip at the foot of the picture that the wave may hide, in units of `SWING`. `low` applies to a narrow
// subject, because `isMirrored` puts the low side of the wave there, and `high` to any other picture.
const CREST = { low: 1.2, high: 2.4 }

export const WAVE: Layout = {
  name: 'wave',
  suits: ({ picture, heads, words }) =>
    (picture === 'none' || heads.down > VIEW_SHAPE ? 0.5 : SUITS[picture]) + (words > 16 ? 0.5 : 0),
  draw(sheet) {
    const { ctx, job, text, page, colors, room, price } = sheet
    const pale = mix('#ffffff', colors.main, 0.09)
    const ink = legible(colors.ink, pale)
    ctx.fillStyle = pale
    ctx.fillRect(0, 0, page.width, page.height)
    const foot = room.top + (room.bottom - room.top) * 0.44
    const subject = drawView(sheet, foot)
    const whole = { x: page.margin, width: page.width - 2 * page.margin }
    const head = { ...whole, y: foot + SWING + 6, height: 92 }
    drawBrandHead(ctx, job, head, { ground: pale, ink })
    const top = head.y + head.height + 24
    drawMessage(
      ctx,
      text,
      { ...whole, y: top, height: room.bottom - top },
      {
        head: { face: 'Inter', weight: 900, leading: 1.04 },
        body: { face: 'Inter', weight: 500, leading: 1.38 },
        ink: { head: ink, body: '#282c35' },
        most: { head: 140, body: 40 },
        place: 0.4,
      },
    )
    if (price) {
      const at = (x: number, y: number) => ({ x, y, radius: 140 })
      const across = [185, page.width - 185] as const
      const [left, right] = isMirrored(job) ? [across[1], across[0]] : across
      const high = room.top + 170
      const star = clearest([at(right, foot - 90), at(left, foot - 140), at(right, high), at(left, high)], subject)
      drawPriceStar(ctx, price, star, colors.band)
    }
    drawContactFrame(ctx, job, page, room, {
      strip: { ground: colors.dark, text: '#ffffff' },
      foot: { ground: colors.main, text: colors.onMain },
      band: colors.band,
      rounding: 40,
    })
  },
}

/** Whether to mirror the wave, so that its low side is on the right and it does not cover a subject there. */
const isMirrored = ({ subject }: Sheet['job']): boolean => subject !== undefined && subject.x + subject.width / 2 > 0.5

function drawView(sheet: Sheet, foot: number): Box | null {
  const { ctx, job, page, colors, room } = sheet
  const mirrored = isMirrored(job)
  const at = (x: number) => (mirrored ? 1 - x : x) * page.width
  const outline = (lower: number) => (path: Ctx) => {
    const end = foot + lower
    path.beginPath()
    path.moveTo(at(0), room.top)
    path.lineTo(at(1), room.top)
    path.lineTo(at(1), end - SWING)
    path.bezierCurveTo(at(0.7), end - 2.4 * SWING, at(0.4), end + 1.6 * SWING, at(0), end - SWING * 0.4)
    path.closePath()
  }
  outline(26)(ctx)
  ctx.fillStyle = colors.accent
  ctx.fill()
  const view = { x: 0, y: room.top, width: page.width, height: foot - room.top + SWING }
  // Move the picture's focus away from the crest, because the price star is there.
  if (job.picture) {
    const crest = job.subject && job.subject.width < 0.5 ? CREST.low : CREST.high
    return drawPictureIn(sheet, view, outline(0), {
      at: { x: sheet.price ? (mirrored ? 0.6 : 0.4) : 0.5, y: 0.5 },
      clear: { ...view, height: view.height - crest * SWING },
      mayNarrow: true,
    })
  }
  ctx.save()
  outline(0)(ctx)
  ctx.fillStyle = colors.main
  ctx.fill()
  ctx.clip()
  drawPattern(
    ctx,
    view,
    [mix(colors.main, '#ffffff', 0.16), colors.second, colors.accent, mix(colors.main, '#000000', 0.2)],
    5,
  )
  ctx.restore()
  return null
}
