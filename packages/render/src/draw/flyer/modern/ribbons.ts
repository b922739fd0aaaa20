import { type Box, scoped } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { drawBlock, fitBalanced, fitText, fontOf } from '../../text.ts'
import { drawBrandHead } from '../layout/brand-head.ts'
import { drawContactFrame } from '../layout/contact-frame.ts'
import { styleFor } from '../layout/faces.ts'
import type { Layout, Sheet } from '../layout/layout.ts'
import { boxPath, drawPictureIn } from '../layout/picture.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'
import type { TextGround } from '../palette.ts'

const TILT = -0.035
const MOST_BODY = 50
const GOOD_BODY = 34
const BODY = { face: 'Inter', weight: 500, leading: 1.36 } as const

export const RIBBONS: Layout = {
  name: 'ribbons',
  suits: ({ headline, words, picture }) =>
    (headline ? 1.5 : 0) + (words <= 24 ? 0.6 : 0) + (picture === 'none' ? 0 : 0.2),
  draw(sheet) {
    const { ctx, job, text, page, colors, room, price } = sheet
    const paper = mix('#fffaf0', colors.second, 0.07)
    ctx.fillStyle = paper
    ctx.fillRect(0, 0, page.width, page.height)
    drawDots(sheet, mix(paper, colors.main, 0.14))
    const whole = { x: page.margin, width: page.width - 2 * page.margin }
    const head = { ...whole, y: room.top + 44, height: 100 }
    drawBrandHead(ctx, job, head, { ground: paper, ink: '#1b1e25' })
    const top = head.y + head.height + 50
    const height = room.bottom - top
    const both = text.headline !== '' && text.body !== ''
    const share = job.picture ? 0.36 : both ? 0.6 : 1
    const words = { ...whole, y: top, height: height * share - 20 }
    const foot = drawRibbons(sheet, words, text.headline || text.body, share === 1)
    const rest = { ...whole, y: foot + 40, height: room.bottom - foot - 40 }
    if (job.picture) drawPrint(sheet, rest, both ? text.body : '')
    else if (both)
      drawText(sheet, { ...rest, width: rest.width - (price ? 300 : 0) }, text.body, price ? 'left' : 'center')
    if (price && !job.picture) {
      const at = { x: page.width - page.margin - 130, y: rest.y + rest.height / 2, radius: 130 }
      drawPriceStar(ctx, price, at, colors.band)
    }
    drawContactFrame(ctx, job, page, room, {
      strip: { ground: colors.dark, text: '#ffffff' },
      foot: { ground: colors.dark, text: '#ffffff' },
      band: colors.band,
      rounding: 12,
    })
  },
}

function drawDots({ ctx, page }: Sheet, color: string): void {
  ctx.fillStyle = color
  for (let y = 30; y < page.height; y += 54) {
    for (let x = 27; x < page.width; x += 54) {
      ctx.beginPath()
      ctx.arc(x, y, 3.4, 0, Math.PI * 2)
      ctx.fill()
    }
  }
}

function drawRibbons({ ctx, colors, text }: Sheet, box: Box, words: string, alone: boolean): number {
  const style = styleFor(
    words,
    text.headline ? { face: 'Permanent Marker', leading: 1.34 } : { face: 'Inter', weight: 800, leading: 1.4 },
  )
  const room = { width: box.width - 90, height: box.height - 40 }
  const block = fitBalanced(ctx, words, style, room, text.headline ? (alone ? 300 : 150) : 76, 16)
  const grounds: readonly TextGround[] = [{ ground: colors.main, text: colors.onMain }, colors.band]
  const top = alone ? box.y + (box.height - block.height) / 2 : box.y + 10
  scoped(ctx, () => {
    ctx.translate(box.x + box.width / 2, top + block.height / 2)
    ctx.rotate(TILT)
    ctx.textAlign = 'center'
    ctx.textBaseline = 'alphabetic'
    block.lines.forEach((line, index) => {
      const ground = grounds[index % 2] as TextGround
      ctx.font = fontOf(style, block.size)
      const width = ctx.measureText(line).width + block.size * 0.62
      const y = -block.height / 2 + index * block.lineHeight
      ctx.fillStyle = ground.ground
      ctx.fillRect(-width / 2, y, width, block.lineHeight * 0.95)
      ctx.fillStyle = ground.text
      ctx.fillText(line, 0, y + block.lineHeight * 0.475 + block.size * 0.35)
    })
  })
  return top + block.height + 24
}

// The picture's ratio of height to width, within the range of usual photo prints.
const shapeOf = ({ job: { picture } }: Sheet): number =>
  picture ? Math.max(0.66, Math.min(0.9, picture.height / picture.width)) : 0.9

function drawPrint(sheet: Sheet, rest: Box, body: string): void {
  const { ctx, price, colors } = sheet
  const width = body ? rest.width * 0.52 : Math.min(rest.width * 0.86, rest.height * 1.2)
  const height = Math.min(rest.height, (width - 40) * shapeOf(sheet) + 100)
  const print = {
    x: body ? rest.x : rest.x + (rest.width - width) / 2,
    y: rest.y + (rest.height - height) / 2,
    width,
    height,
  }
  const drawn = scoped(ctx, () => {
    ctx.translate(print.x + width / 2, print.y + height / 2)
    ctx.rotate(0.03)
    const frame = { x: -width / 2, y: -height / 2, width, height }
    scoped(ctx, () => {
      ctx.shadowColor = 'rgba(0, 0, 0, 0.24)'
      ctx.shadowBlur = 34
      ctx.shadowOffsetY = 12
      ctx.fillStyle = '#ffffff'
      ctx.fillRect(frame.x, frame.y, width, height)
    })
    const photo = { x: frame.x + 20, y: frame.y + 20, width: width - 40, height: height - 80 }
    return drawPictureIn(sheet, photo, boxPath(photo))
  })
  if (!body) return
  const x = rest.x + width + 50
  const beside = { x, y: rest.y, width: rest.x + rest.width - x, height: rest.height }
  if (!price) {
    drawText(sheet, beside, body, 'left')
    return
  }
  const radius = Math.min(140, beside.width / 2)
  const words = { ...beside, height: beside.height - 2 * radius - 30 }
  const isShort = fitText(ctx, body, BODY, words, MOST_BODY, 14).size >= GOOD_BODY
  drawText(sheet, isShort ? words : beside, body, 'left')
  const corner = (left: number, y: number) => ({ x: left, y, radius: 110 })
  const [left, top, foot] = [print.x + 70, print.y + 110, print.y + height - 80]
  // Ignore the tilt of the print, which is too small to change the place of the star.
  const subject = drawn && { ...drawn, x: drawn.x + print.x + width / 2, y: drawn.y + print.y + height / 2 }
  const star = isShort
    ? { x: beside.x + beside.width / 2, y: rest.y + rest.height - radius, radius }
    : clearest([corner(left, foot), corner(print.x + width - 90, foot), corner(left, top)], subject)
  drawPriceStar(ctx, price, star, colors.band)
}

function drawText({ ctx }: Sheet, box: Box, body: string, align: 'left' | 'center'): void {
  const block = fitBalanced(ctx, body, BODY, box, MOST_BODY, 14)
  drawBlock(ctx, block, BODY, box, '#22252d', { align, place: 0.5 })
}
