import { PAGE_SIZE, type PageTemplate } from '@ufaro/contract/price-list/price-list.ts'
import type { Box, Ctx } from '../canvas.ts'
import { deepen, groundFor, mix } from '../color.ts'
import { fillAll, putLogo, rule, write } from '../templates/write.ts'
import { type CardBrand, type CardContent, type DrawCard, NAME, NOTE, SIDE } from './card.ts'
import { drawBrand, drawPhoto, drawPrice } from './parts.ts'

export interface PageContent {
  title: string
  page: number
  pages: number
  items: readonly CardContent[]
}

const { width, height } = PAGE_SIZE
const HEAD = 150
const FOOT = 90
const INK = '#14161c'
const SOFT = '#5b6070'

export function drawPage(ctx: Ctx, content: PageContent, brand: CardBrand, template: PageTemplate, card: DrawCard) {
  fillAll(ctx, width, height, '#ffffff')
  drawHead(ctx, content, brand)
  if (template === 'grid') drawGrid(ctx, content, brand, card)
  else drawRows(ctx, content, brand)
  drawBrand(ctx, { ...brand, logo: null }, { x: 0, y: height - FOOT, width, height: FOOT })
}

function drawHead(ctx: Ctx, { title, page, pages }: PageContent, brand: CardBrand): void {
  const { ground, text } = groundFor(brand.colors[0])
  ctx.fillStyle = ground
  ctx.fillRect(0, 0, width, HEAD)
  rule(ctx, 0, HEAD, width, brand.colors[2], 6)
  const left = brand.logo ? 190 : 48
  if (brand.logo) {
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(40, 28, 126, 94)
    putLogo(ctx, brand.logo, { x: 48, y: 36, width: 110, height: 78 })
  }
  const room = width - left - 48 - (pages > 1 ? 150 : 0)
  write(ctx, title, NAME, { x: left, y: 30, width: room, height: 90 }, text, { max: 60, min: 20, align: 'left' })
  if (pages > 1) {
    const number = { x: width - 190, y: 50, width: 142, height: 50 }
    write(ctx, `${page} of ${pages}`, NOTE, number, text, { max: 30, align: 'right' })
  }
}

function drawRows(ctx: Ctx, { items }: PageContent, brand: CardBrand): void {
  const step = (height - HEAD - FOOT - 30) / 10
  for (const [n, item] of items.entries()) {
    const y = HEAD + 18 + n * step
    if (n > 0) rule(ctx, 48, y, width - 96, '#e4e6ec', 2)
    drawPhoto(ctx, item, brand, { x: 48, y: y + 9, width: step - 18, height: step - 18 }, { radius: 12 })
    const x = 48 + step + 8
    const words: Box = { x, y: y + 10, width: 560, height: item.note ? step * 0.5 : step - 20 }
    write(ctx, item.name, NAME, words, INK, { max: 36, min: 14, align: 'left', place: 0.5 })
    const note: Box = { x, y: y + step * 0.56, width: 560, height: step * 0.36 }
    write(ctx, item.note, NOTE, note, SOFT, { max: 26, min: 12, align: 'left', place: 0 })
    drawPrice(ctx, item, {
      box: { x: width - 320, y: y + 10, width: 272, height: step - 20 },
      color: item.available ? deepen(brand.colors[0]) : SOFT,
      soft: SOFT,
      max: 46,
      align: 'right',
    })
  }
}

function drawGrid(ctx: Ctx, { items }: PageContent, brand: CardBrand, card: DrawCard): void {
  const room = height - HEAD - FOOT
  const side = 510
  for (const [n, item] of items.entries()) {
    const x = 20 + (n % 2) * (side + 20)
    const y = HEAD + (room - 2 * side - 20) / 2 + 3 + Math.floor(n / 2) * (side + 20)
    ctx.save()
    ctx.beginPath()
    ctx.rect(x, y, side, side)
    ctx.clip()
    ctx.translate(x, y)
    ctx.scale(side / SIDE, side / SIDE)
    card(ctx, item, brand)
    ctx.restore()
    ctx.strokeStyle = mix(brand.colors[0], '#ffffff', 0.75)
    ctx.lineWidth = 1
    ctx.strokeRect(x, y, side, side)
  }
}
