import { type Box, type Ctx, drawCover, roundRect, scoped } from '../canvas.ts'
import { groundFor, mix, readableOn } from '../color.ts'
import { putLogo, write } from '../templates/write.ts'
import { type CardBrand, type CardContent, NAME, NOTE, PRICE } from './card.ts'

interface PhotoLook {
  radius?: number
  clear?: Box
}

export function drawPhoto(ctx: Ctx, content: CardContent, brand: CardBrand, box: Box, look: PhotoLook = {}): void {
  const { radius = 0, clear = box } = look
  scoped(ctx, () => {
    roundRect(ctx, box, radius)
    ctx.clip()
    ctx.imageSmoothingQuality = 'high'
    if (content.photo) drawCover(ctx, content.photo, box)
    else drawInitial(ctx, content.name, brand.colors[0], box, clear)
  })
  if (!content.available) drawSoldOut(ctx, box, radius)
}

function drawInitial(ctx: Ctx, name: string, color: string, box: Box, clear: Box): void {
  const ground = mix(color, '#ffffff', 0.82)
  ctx.fillStyle = ground
  ctx.fillRect(box.x, box.y, box.width, box.height)
  const [letter] = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment.toUpperCase())
  write(ctx, letter ?? '', PRICE, clear, mix(color, '#ffffff', 0.45), { max: clear.height * 0.6 })
}

function drawSoldOut(ctx: Ctx, box: Box, radius: number): void {
  const band = Math.min(110, box.height * 0.3)
  scoped(ctx, () => {
    roundRect(ctx, box, radius)
    ctx.clip()
    ctx.fillStyle = 'rgba(255, 255, 255, 0.55)'
    ctx.fillRect(box.x, box.y, box.width, box.height)
    ctx.fillStyle = '#14161c'
    const y = box.y + (box.height - band) / 2
    ctx.fillRect(box.x, y, box.width, band)
    const inner = { x: box.x, y: y + band * 0.2, width: box.width, height: band * 0.6 }
    write(ctx, 'Sold out', PRICE, inner, '#ffffff', { max: band * 0.5, min: 8 })
  })
}

interface PriceLine {
  box: Box
  color: string
  soft: string
  max: number
  align?: 'left' | 'center' | 'right'
}

/** Least size of an old price in pixels: on a phone, which shows a third of them, 12. */
const WAS = 37
const WAS_STYLE = { ...NOTE, leading: 1.05 } as const

export function drawPrice(ctx: Ctx, { price, was }: CardContent, { box, color, soft, max, align = 'left' }: PriceLine) {
  const size = was ? Math.max(WAS, Math.min(box.height * 0.23, max * 0.4)) : 0
  const wasHeight = size * WAS_STYLE.leading
  if (was) {
    const line = { ...box, height: wasHeight }
    write(ctx, was, WAS_STYLE, line, soft, { max: size, align })
    strike(ctx, was, size, line, soft, align)
  }
  const rest = { ...box, y: box.y + wasHeight, height: box.height - wasHeight }
  write(ctx, price, PRICE, rest, color, { max, min: 16, align })
}

const SHARE = { left: 0, center: 0.5, right: 1 } as const

function strike(ctx: Ctx, text: string, size: number, box: Box, color: string, align: keyof typeof SHARE): void {
  const width = Math.min(box.width, ctx.measureText(text).width)
  const x = box.x + (box.width - width) * SHARE[align]
  ctx.fillStyle = color
  ctx.fillRect(x - 3, box.y + box.height / 2 - size * 0.03, width + 6, Math.max(3, size * 0.08))
}

export const drawName = (
  ctx: Ctx,
  { name }: CardContent,
  box: Box,
  color: string,
  max = 64,
  align: 'left' | 'center' = 'left',
) => write(ctx, name, NAME, box, color, { max, min: 18, align, place: align === 'left' ? 0 : 0.5 })

export const drawNote = (ctx: Ctx, { note }: CardContent, box: Box, color: string, align: 'left' | 'center' = 'left') =>
  write(ctx, note, NOTE, box, color, { max: 32, min: 14, align, place: align === 'left' ? 0 : 0.5 })

export function drawBrand(ctx: Ctx, brand: CardBrand, box: Box, color = brand.colors[0]): void {
  const { ground } = groundFor(color)
  ctx.fillStyle = ground
  ctx.fillRect(box.x, box.y, box.width, box.height)
  writeBrand(ctx, brand, box, readableOn(ground))
}

export function writeBrand(ctx: Ctx, brand: CardBrand, box: Box, color: string): void {
  const pad = box.height * 0.2
  const height = box.height - 2 * pad
  const y = box.y + pad
  const logo = brand.logo ? height * 1.6 : 0
  const left = box.x + 48
  if (brand.logo) {
    ctx.fillStyle = '#ffffff'
    roundRect(ctx, { x: left, y: y - 6, width: logo, height: height + 12 }, 12)
    ctx.fill()
    putLogo(ctx, brand.logo, { x: left + 8, y: y, width: logo - 16, height })
  }
  const x = left + (logo ? logo + 24 : 0)
  const room = box.x + box.width - 48 - x
  const share = brand.contact ? 0.54 : 1
  const name = { x, y, width: room * share - 12, height }
  write(ctx, brand.name, NAME, name, color, { max: 34, min: 14, align: 'left' })
  const contact = { x: x + room * share, y, width: room * (1 - share), height }
  write(ctx, brand.contact, NOTE, contact, color, { max: 30, min: 14, align: 'right' })
}
