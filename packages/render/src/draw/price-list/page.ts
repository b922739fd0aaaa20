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
const LINE = '#e4e6ec'

export function drawPage(ctx: Ctx, content: PageContent, brand: CardBrand, template: PageTemplate, card: DrawCard) {
  fillAll(ctx, width, height, '#ffffff')
  drawHead(ctx, content, brand)
  const foot = brand.name || brand.contact ? FOOT : 0
  const room = { x: 48, y: HEAD + 6, width: width - 96, height: height - HEAD - 6 - foot }
  if (template === 'grid') drawGrid(ctx, content.items, brand, card, room)
  else drawRows(ctx, content.items, brand, room)
  drawBrand(ctx, { ...brand, logo: null }, { x: 0, y: height - foot, width, height: foot })
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

const SECTION = 72
/** With more sections, the headings would take the space of the rows, so each row names its section instead. */
const MOST_SECTIONS = 4
const TALLEST_ROW = 170

const isHeaded = (items: readonly CardContent[], n: number): boolean => {
  const category = items[n]?.category.toLowerCase()
  return Boolean(category) && category !== items[n - 1]?.category.toLowerCase()
}

function drawRows(ctx: Ctx, items: readonly CardContent[], brand: CardBrand, room: Box): void {
  const sections = items.filter((_, n) => isHeaded(items, n)).length
  const headed = sections <= MOST_SECTIONS
  const free = room.height - 36 - (headed ? sections * SECTION : 0)
  const step = Math.min(TALLEST_ROW, free / Math.max(items.length, 1))
  const pictured = items.some(({ photo }) => photo)
  let y = room.y + 18
  for (const [n, item] of items.entries()) {
    const starts = headed && isHeaded(items, n)
    if (starts) {
      const color = deepen(brand.colors[0])
      const box = { x: room.x, y: y + 14, width: room.width, height: SECTION - 22 }
      write(ctx, item.category, NAME, box, color, { max: 36, min: 16, align: 'left' })
      rule(ctx, room.x, y + SECTION - 4, room.width, brand.colors[2], 4)
      y += SECTION
    } else if (n > 0) rule(ctx, room.x, y, room.width, LINE, 2)
    const note = headed ? item.note : [item.category, item.note].filter(Boolean).join(' · ')
    drawRow(ctx, { ...item, note }, brand, { ...room, y, height: step }, pictured)
    y += step
  }
}

function drawRow(ctx: Ctx, item: CardContent, brand: CardBrand, row: Box, pictured: boolean): void {
  const { height: step } = row
  const [top, inner] = [row.y + 9, step - 18]
  if (pictured) drawPhoto(ctx, item, brand, { x: row.x, y: top, width: inner, height: inner }, 12)
  const x = row.x + (pictured ? step + 8 : 0)
  const price = { x: row.x + row.width - 272, y: top, width: 272, height: inner }
  const soldOut = !pictured && !item.available
  const said = soldOut ? ['Sold out', item.note].filter(Boolean).join(' · ') : item.note
  const words = { x, y: top, width: price.x - 24 - x, height: said ? step * 0.52 : inner }
  write(ctx, item.name, NAME, words, INK, { max: Math.min(44, step * 0.36), min: 14, align: 'left', place: 0.5 })
  const note = { ...words, y: row.y + step * 0.58, height: step * 0.34 }
  write(ctx, said, NOTE, note, SOFT, { max: 32, min: 12, align: 'left', place: 0 })
  drawPrice(ctx, item, {
    box: price,
    color: item.available ? deepen(brand.colors[0]) : SOFT,
    soft: SOFT,
    max: Math.min(58, step * 0.46),
    align: 'right',
  })
}

const GAP = 20

function drawGrid(ctx: Ctx, items: readonly CardContent[], brand: CardBrand, card: DrawCard, room: Box): void {
  const columns = items.length === 1 ? 1 : 2
  const lines = Math.ceil(items.length / columns)
  const side = columns === 1 ? 960 : Math.min(510, (room.height - GAP * 3) / 2)
  const top = room.y + (room.height - lines * (side + GAP) + GAP) / 2
  for (const [n, item] of items.entries()) {
    const [line, column] = [Math.floor(n / columns), n % columns]
    const on = Math.min(columns, items.length - line * columns)
    const x = (width - on * (side + GAP) + GAP) / 2 + column * (side + GAP)
    const y = top + line * (side + GAP)
    ctx.save()
    ctx.beginPath()
    ctx.rect(x, y, side, side)
    ctx.clip()
    ctx.translate(x, y)
    ctx.scale(side / SIDE, side / SIDE)
    card(ctx, item, { ...brand, name: '', contact: '', logo: null })
    ctx.restore()
    ctx.strokeStyle = mix(brand.colors[0], '#ffffff', 0.75)
    ctx.lineWidth = 1
    ctx.strokeRect(x, y, side, side)
  }
}
