import { type Box, type Ctx, roundRect, scoped } from '../../canvas.ts'
import { withAlpha } from '../../color.ts'
import { drawBlock, fitBalanced, fitText, type TextStyle } from '../../text.ts'
import { type FlyerText, isShout } from '../content.ts'
import type { Sheet } from '../layout/layout.ts'
import { drawPictureIn, subjectRatio } from '../layout/picture.ts'
import type { FeedPalette } from '../palette.ts'
import { POST } from './post.ts'

const { width: W, margin: MARGIN } = POST

export const MODERN_HEADLINE: TextStyle = { face: 'Inter', weight: 900, leading: 1.08 }
export const MODERN_BODY: TextStyle = { face: 'Inter', weight: 500, leading: 1.4 }
const QUIET = '#30343d'
/**
 * Picture heights in pixels to try, largest first, until the body has the font size `GOOD_SIZE` and the headline 1.6
 * times as much.
 */
const ARCH_HEIGHTS = [580, 520, 460, 400] as const
const GOOD_SIZE = 33
const HEADLINE = 150
// Maximum factor by which a wide subject widens the arch.
const WIDEST = 1.3

function archPath(ctx: Ctx, box: Box): void {
  const radius = box.width / 2
  ctx.beginPath()
  ctx.moveTo(box.x, box.y + box.height)
  ctx.lineTo(box.x, box.y + radius)
  ctx.arc(box.x + radius, box.y + radius, radius, Math.PI, 0)
  ctx.lineTo(box.x + box.width, box.y + box.height)
  ctx.closePath()
}

export function drawArch(sheet: Sheet, palette: FeedPalette, top: number, height: number): Box | null {
  const { ctx } = sheet
  const width = Math.min(600, height * 1.04) * Math.max(1, Math.min(WIDEST, subjectRatio(sheet.job)))
  const box = { x: (W - width) / 2, y: top, width, height }
  ctx.lineWidth = 10
  ctx.strokeStyle = palette.accent
  archPath(ctx, { x: box.x + 26, y: box.y - 22, width, height: height + 8 })
  ctx.stroke()
  const clear = { ...box, y: box.y + height * 0.12, height: height * 0.88 }
  return drawPictureIn(sheet, box, (path) => archPath(path, box), { clear })
}

const GAP = 16

function share(box: Box, { headline, body }: FlyerText, part: number): [top: Box, rest: Box] {
  const height = headline && body ? box.height * part : headline ? box.height : 0
  const gap = headline && body ? GAP : 0
  return [
    { ...box, height },
    { ...box, y: box.y + height + gap, height: box.height - height - gap },
  ]
}

export function wordsRoom(ctx: Ctx, text: FlyerText, header: number, bottom: number): Box {
  const boxFor = (height: number): Box => {
    const y = header + height + 46
    return { x: MARGIN, y, width: W - 2 * MARGIN, height: bottom - y }
  }
  const reads = (height: number) => {
    const [top, rest] = share(boxFor(height), text, HEADLINE_SHARE)
    const body = text.body ? fitText(ctx, text.body, MODERN_BODY, rest, 46, 14).size : GOOD_SIZE
    const headline = text.headline
      ? fitText(ctx, text.headline, MODERN_HEADLINE, top, HEADLINE, 20).size
      : GOOD_SIZE * 1.6
    return body >= GOOD_SIZE && headline >= GOOD_SIZE * 1.6
  }
  return boxFor(ARCH_HEIGHTS.find(reads) ?? ARCH_HEIGHTS.at(-1)!)
}

const HEADLINE_SHARE = 0.5

export function drawWords(ctx: Ctx, palette: FeedPalette, box: Box, text: FlyerText): void {
  const [top, rest] = share(box, text, HEADLINE_SHARE)
  const centered = { align: 'center', place: 0.5 } as const
  if (text.headline) {
    const block = fitBalanced(ctx, text.headline, MODERN_HEADLINE, top, HEADLINE, 20)
    drawBlock(ctx, block, MODERN_HEADLINE, top, palette.text, centered)
  }
  if (!text.body) return
  const block = fitBalanced(ctx, text.body, MODERN_BODY, rest, 46, 14)
  drawBlock(ctx, block, MODERN_BODY, rest, palette.text, { ...centered, place: text.headline ? 0.25 : 0.5 })
}

export function drawCard(ctx: Ctx, palette: FeedPalette, box: Box, text: FlyerText): void {
  scoped(ctx, () => {
    const middle = { x: W / 2, y: box.y + box.height / 2 }
    ctx.translate(middle.x, middle.y)
    ctx.rotate(-0.025)
    ctx.translate(-middle.x, -middle.y)
    scoped(ctx, () => {
      ctx.shadowColor = 'rgba(0, 0, 0, 0.22)'
      ctx.shadowBlur = 50
      ctx.shadowOffsetY = 20
      ctx.fillStyle = '#ffffff'
      roundRect(ctx, box, 52)
      ctx.fill()
    })
    ctx.fillStyle = withAlpha(palette.accent, 0.92)
    ctx.fillRect(W / 2 - 110, box.y - 26, 220, 58)
    writeCard(ctx, palette, { x: box.x + 64, y: box.y + 72, width: box.width - 128, height: box.height - 130 }, text)
  })
}

function writeCard(ctx: Ctx, palette: FeedPalette, room: Box, text: FlyerText): void {
  const { headline, body } = text
  const both = headline !== '' && body !== ''
  const main = { ...room, height: both ? room.height * 0.56 : room.height }
  const style = headline ? MODERN_HEADLINE : { ...MODERN_HEADLINE, weight: 700, leading: 1.25 }
  const block = fitBalanced(ctx, headline || body, style, main, headline ? (isShout(text) ? 420 : 300) : 88, 22)
  drawBlock(ctx, block, style, main, palette.ink, { align: 'center', place: 0.5 })
  if (!both) return
  ctx.fillStyle = palette.accent
  ctx.fillRect(W / 2 - 60, main.y + main.height + 14, 120, 8)
  const rest = { ...room, y: main.y + main.height + 46, height: room.height - main.height - 46 }
  const words = fitBalanced(ctx, body, MODERN_BODY, rest, 52, 16)
  drawBlock(ctx, words, MODERN_BODY, rest, QUIET, { align: 'center', place: 0.35 })
}
