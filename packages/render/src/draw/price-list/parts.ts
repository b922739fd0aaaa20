import {
  type Box,
  type Ctx,
  coverPart,
  type Drawable,
  drawContain,
  drawCover,
  inset,
  roundRect,
  scoped,
} from '../canvas.ts'
import { groundFor, mix, readableOn } from '../color.ts'
import { putLogo, write } from '../templates/write.ts'
import { drawBlock, fitBalanced } from '../text.ts'
import { type CardBrand, type CardContent, type CardPhoto, NAME, NOTE, PRICE, SIDE } from './card.ts'

/** @returns the place of the product or of the heads on the card, if it is known */
export function drawPhoto(ctx: Ctx, content: CardContent, brand: CardBrand, box: Box, radius = 0): Box | null {
  const shown = scoped(ctx, () => {
    roundRect(ctx, box, radius)
    ctx.clip()
    ctx.imageSmoothingQuality = 'high'
    const { photo } = content
    if (photo?.ground) return drawOnGround(ctx, photo, photo.ground, box)
    if (photo) return drawPeople(ctx, photo, box)
    drawInitial(ctx, content.name, brand.colors[0], box)
    return null
  })
  if (!content.available) drawSoldOut(ctx, box, radius)
  return shown
}

/** Default focus. Most heads and products are slightly above the centre. */
const UPPER = { x: 0.5, y: 0.4 }

function drawPeople(ctx: Ctx, { focus = UPPER, subject, ...photo }: CardPhoto, box: Box): Box | null {
  drawCover(ctx, photo, box, focus)
  if (!subject) return null
  const part = coverPart(photo, box, focus)
  const scale = box.width / part.width
  return {
    x: box.x + (subject.x * photo.width - part.x) * scale,
    y: box.y + (subject.y * photo.height - part.y) * scale,
    width: subject.width * photo.width * scale,
    height: subject.height * photo.height * scale,
  }
}

function drawOnGround(ctx: Ctx, photo: Drawable, ground: string, box: Box): Box {
  ctx.fillStyle = ground
  ctx.fillRect(box.x, box.y, box.width, box.height)
  return drawContain(ctx, photo, inset(box, Math.min(box.width, box.height) * 0.07))
}

function drawInitial(ctx: Ctx, name: string, color: string, box: Box): void {
  ctx.fillStyle = mix(color, '#ffffff', 0.82)
  ctx.fillRect(box.x, box.y, box.width, box.height)
  const [letter] = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment.toUpperCase())
  write(ctx, letter ?? '', PRICE, box, mix(color, '#ffffff', 0.45), { max: box.height * 0.6 })
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

/**
 * Wanted font size in pixels of an old price. A phone shows the page at a third of its size, so that 12 pixels remain.
 */
const WAS = 37
const WAS_STYLE = { ...NOTE, leading: 1.05 } as const

const LOW = 0.34

export function drawPrice(ctx: Ctx, { price, was }: CardContent, { box, color, soft, max, align = 'left' }: PriceLine) {
  // Limit the old price's font size by the row's height, so that in a low row it stays smaller than the new price.
  const size = was ? Math.min(box.height * LOW, Math.max(WAS, Math.min(box.height * 0.23, max * 0.4))) : 0
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

/**
 * Wanted font size in pixels of a category or note. A phone shows the page at a third of its size, so that 12 pixels
 * remain.
 */
const SMALL = 36

interface WordsLook {
  ink: string
  soft: string
  accent: string
  max: number
  align?: 'left' | 'center'
  /** Share of the spare height that is above the text: 0 puts the text at the top, 1 at the bottom. */
  place?: number
}

/** Writes "Sold out" only for an item without a photo. `drawPhoto` writes it across a photo. */
export function drawWords(ctx: Ctx, content: CardContent, box: Box, look: WordsLook): void {
  const { ink, soft, accent, max, align = 'left', place = 0.5 } = look
  const size = Math.min(46, Math.max(SMALL, max * 0.36))
  const gap = size * 0.3
  const { width, height } = box
  const fit = (text: string, style: typeof NOTE | typeof NAME, room: number, most: number) =>
    text ? [{ style, block: fitBalanced(ctx, text, style, { width, height: room }, most, 14) }] : []
  const soldOut = content.photo || content.available ? '' : 'Sold out'
  const [stamp, label] = [fit(soldOut, NAME, size * 1.2, size), fit(content.category, NAME, size * 1.2, size)]
  const note = fit(content.note, NOTE, height * 0.34, size)
  const around = [...stamp, ...label, ...note].reduce((sum, { block }) => sum + block.height + gap, 0)
  const stack = [
    ...stamp.map((line) => ({ ...line, color: soft })),
    ...label.map((line) => ({ ...line, color: accent })),
    ...fit(content.name, NAME, height - around, max).map((line) => ({ ...line, color: ink })),
    ...note.map((line) => ({ ...line, color: soft })),
  ]
  const total = stack.reduce((sum, { block }) => sum + block.height + gap, -gap)
  let y = box.y + (height - total) * place
  for (const { block, style, color } of stack) {
    drawBlock(ctx, block, style, { ...box, y, height: block.height }, color, { align })
    y += block.height + gap
  }
}

const hasBrand = ({ name, contact, logo }: CardBrand): boolean => Boolean(name || contact || logo)

export const bottomOf = (brand: CardBrand, strip = 100): number => SIDE - (hasBrand(brand) ? strip : 0)

export function drawBrand(ctx: Ctx, brand: CardBrand, box: Box, color = brand.colors[0]): void {
  if (!hasBrand(brand)) return
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
