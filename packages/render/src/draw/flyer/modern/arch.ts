import type { Ctx } from '../../canvas.ts'
import { contactsAt, contactsHeight } from '../contacts.ts'
import { splitContent } from '../content.ts'
import type { FlyerJob } from '../job.ts'
import { drawPriceStar, priceOf } from '../layout/price.ts'
import { feedPalette } from '../palette.ts'
import { drawArch, drawCard, drawWords, wordsRoom } from './arch-content.ts'
import { drawCorners, drawGround, drawHeader, drawPill, HEADER } from './arch-frame.ts'
import { POST } from './post.ts'

const CENTER = { size: 46, most: 200 }

export function drawModern(ctx: Ctx, job: FlyerJob): void {
  const palette = feedPalette(job.colors)
  const text = splitContent(job.content)
  const price = priceOf(text)
  ctx.imageSmoothingQuality = 'high'
  drawGround(ctx, palette)
  drawHeader(ctx, job, palette)
  const floor = drawCorners(ctx, job, palette)
  const center = contactsAt(job.contacts, 'center')
  const height = center.length > 0 ? Math.min(CENTER.most, 30 + contactsHeight(center.length, CENTER.size)) : 0
  if (height > 0) {
    const box = { x: POST.width * 0.12, y: floor - height, width: POST.width * 0.76, height }
    drawPill(ctx, center, box, palette.pill, { size: CENTER.size, align: 'center' })
  }
  const bottom = floor - (height > 0 ? height + 26 : 0)
  if (job.picture) {
    const words = wordsRoom(ctx, text, HEADER, bottom)
    drawArch(ctx, { picture: job.picture, focus: job.focus }, palette, HEADER + 20, words.y - HEADER - 46)
    drawWords(ctx, palette, words, text)
    if (price) drawPriceStar(ctx, price, { x: POST.width * 0.79, y: words.y - 150, radius: 128 }, palette.pill)
  } else {
    const margin = POST.margin + 10
    const card = { x: margin, y: HEADER + 60, width: POST.width - 2 * margin, height: bottom - HEADER - 90 }
    drawCard(ctx, palette, card, text)
    const corner = { x: card.x + card.width - 56, y: card.y + 20, radius: 108 }
    if (price) drawPriceStar(ctx, price, corner, palette.pill)
  }
}
