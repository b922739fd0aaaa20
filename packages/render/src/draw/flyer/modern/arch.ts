import { contactsAt, contactsHeight } from '../contacts.ts'
import type { Sheet } from '../layout/layout.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar } from '../layout/price.ts'
import { feedPalette } from '../palette.ts'
import { drawArch, drawCard, drawWords, wordsRoom } from './arch-content.ts'
import { drawCorners, drawGround, drawHeader, drawPill, HEADER } from './arch-frame.ts'
import { POST } from './post.ts'

const CENTER = { size: 46, most: 200 }

export function drawModern(sheet: Sheet): void {
  const { ctx, job, text, price } = sheet
  const palette = feedPalette(job.colors)
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
    const subject = drawArch(sheet, palette, HEADER + 20, words.y - HEADER - 46)
    drawWords(ctx, palette, words, text)
    if (price) {
      const at = (x: number, y: number) => ({ x: POST.width * x, y, radius: 128 })
      const [low, high] = [words.y - 150, HEADER + 160]
      const star = clearest([at(0.81, low), at(0.19, low), at(0.85, high), at(0.15, high)], subject)
      drawPriceStar(ctx, price, star, palette.pill)
    }
  } else {
    const margin = POST.margin + 10
    const card = { x: margin, y: HEADER + 60, width: POST.width - 2 * margin, height: bottom - HEADER - 90 }
    drawCard(ctx, palette, card, text)
    const corner = { x: card.x + card.width - 56, y: card.y + 20, radius: 108 }
    if (price) drawPriceStar(ctx, price, corner, palette.pill)
  }
}
