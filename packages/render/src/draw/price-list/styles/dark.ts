import { type Ctx, polygon, roundRect, scoped } from '../../canvas.ts'
import { deepen, groundFor, legible, mix } from '../../color.ts'
import { clearest } from '../../flyer/layout/place-star.ts'
import type { Star } from '../../flyer/layout/price.ts'
import { adire, tiled } from '../../templates/certificates/patterns.ts'
import { disc, fillAll, rule } from '../../templates/write.ts'
import { type DrawCard, SIDE } from '../card.ts'
import { bottomOf, drawBrand, drawPhoto, drawPrice, drawWords, writeBrand } from '../parts.ts'

const STICKER = { x: 842, y: 214, radius: 194 }

export const market: DrawCard = (ctx, content, brand) => {
  const bottom = bottomOf(brand, 96)
  const { ground, text } = groundFor(brand.colors[0])
  const accent = legible(brand.colors[1], ground, 4.5)
  const words = { ink: text, soft: text, accent }
  fillAll(ctx, SIDE, SIDE, ground)
  let at: Star = STICKER
  if (content.photo) {
    const foot = bottom - (content.category ? 260 : 214)
    const shown = drawPhoto(ctx, content, brand, { x: 0, y: 0, width: SIDE, height: foot })
    const [left, low] = [{ x: SIDE - STICKER.x }, { y: foot - STICKER.y }]
    const corners = [STICKER, { ...STICKER, ...left }, { ...STICKER, ...low }, { ...STICKER, ...left, ...low }] as const
    at = clearest(corners, shown)
    rule(ctx, 0, foot, SIDE, brand.colors[1], 10)
    const room = { x: 56, y: foot + 36, width: 968, height: bottom - foot - 60 }
    drawWords(ctx, content, room, { ...words, max: 64 })
  } else {
    drawRays(ctx, mix(ground, text, 0.07))
    const room = { x: 64, y: 430, width: 952, height: bottom - 430 - 56 }
    drawWords(ctx, content, room, { ...words, max: 132, place: 1 })
  }
  const sticker = groundFor(brand.colors[2])
  scoped(ctx, () => {
    ctx.translate(at.x, at.y)
    ctx.scale(at.radius / STICKER.radius, at.radius / STICKER.radius)
    ctx.rotate(-0.12)
    ctx.fillStyle = sticker.ground
    polygon(
      ctx,
      Array.from({ length: 40 }, (_, n) => {
        const radius = n % 2 ? 176 : 194
        return [Math.cos((n * Math.PI) / 20) * radius, Math.sin((n * Math.PI) / 20) * radius] as const
      }),
    )
    ctx.fill()
    drawPrice(ctx, content, {
      box: { x: -146, y: -80, width: 292, height: 160 },
      color: sticker.text,
      soft: sticker.text,
      max: 84,
      align: 'center',
    })
  })
  if (bottom === SIDE) return
  rule(ctx, 56, bottom, 968, mix(ground, text, 0.35), 2)
  writeBrand(ctx, brand, { x: 8, y: bottom, width: 1064, height: SIDE - bottom }, text)
}

function drawRays(ctx: Ctx, color: string): void {
  ctx.fillStyle = color
  for (let n = 0; n < 18; n++) {
    const [from, to] = [(n * Math.PI) / 9, ((n + 0.5) * Math.PI) / 9]
    const end = (angle: number) => [STICKER.x + Math.cos(angle) * 1600, STICKER.y + Math.sin(angle) * 1600] as const
    polygon(ctx, [[STICKER.x, STICKER.y], end(from), end(to)])
    ctx.fill()
  }
}

export const night: DrawCard = (ctx, content, brand) => {
  const strip = SIDE - bottomOf(brand, 80)
  const bottom = SIDE - 56 - strip
  const ground = mix(brand.colors[0], '#08090d', 0.88)
  const line = legible(brand.colors[1], ground, 5)
  fillAll(ctx, SIDE, SIDE, ground)
  const words = { ink: '#ffffff', soft: '#c9ccd6', accent: line, align: 'center' } as const
  const price = content.photo ? 138 : 200
  if (content.photo) {
    const height = bottom - 84 - (content.category ? 330 : 296)
    drawPhoto(ctx, content, brand, { x: 190, y: 84, width: 700, height }, 20)
    const room = { x: 110, y: 84 + height + 20, width: 860, height: bottom - 104 - height - price - 24 }
    drawWords(ctx, content, room, { ...words, max: 56 })
  } else {
    const room = { x: 120, y: 110, width: 840, height: bottom - 110 - price - 90 }
    drawWords(ctx, content, room, { ...words, max: 120 })
    rule(ctx, SIDE / 2 - 70, bottom - price - 50, 140, line, 4)
    disc(ctx, SIDE / 2, bottom - price - 48, 9, line)
  }
  ctx.strokeStyle = line
  ctx.lineWidth = 2
  ctx.strokeRect(36, 36, SIDE - 72, SIDE - 72)
  ctx.strokeRect(48, 48, SIDE - 96, SIDE - 96)
  drawPrice(ctx, content, {
    box: { x: 110, y: bottom - price - 16, width: 860, height: price },
    color: line,
    soft: '#c9ccd6',
    max: content.photo ? 104 : 150,
    align: 'center',
  })
  writeBrand(ctx, brand, { x: 60, y: bottom, width: 960, height: strip }, '#ffffff')
}

export const tag: DrawCard = (ctx, content, brand) => {
  const bottom = bottomOf(brand, 96)
  const end = bottom < SIDE ? bottom - 52 : SIDE - 60
  const paper = mix(brand.colors[1], '#fffaf0', 0.86)
  const cloth = deepen(brand.colors[0])
  fillAll(ctx, SIDE, SIDE, cloth)
  const light = mix(cloth, '#ffffff', 0.4)
  tiled(ctx, { x: 0, y: 0, width: SIDE, height: SIDE }, 60, (tile, column, row) => adire(ctx, tile, column, row, light))
  ctx.fillStyle = paper
  roundRect(ctx, { x: 60, y: 60, width: 960, height: end - 60 }, 18)
  ctx.fill()
  const words = { ink: '#1c1712', soft: '#4b4239', accent: deepen(brand.colors[0], paper) }
  const { ground, text } = groundFor(brand.colors[2])
  const price = (x: number, y: number, height: number) => {
    const nose = height * 0.41
    ctx.fillStyle = ground
    polygon(ctx, [
      [x, y + height / 2],
      [x + nose, y],
      [1020, y],
      [1020, y + height],
      [x + nose, y + height],
    ])
    ctx.fill()
    disc(ctx, x + nose, y + height / 2, 15, paper)
    const box = { x: x + nose + 36, y: y + 16, width: 992 - x - nose - 36, height: height - 32 }
    drawPrice(ctx, content, { box, color: text, soft: text, max: height / 2 })
  }
  if (content.photo) {
    const foot = end - (content.category ? 310 : 280)
    drawPhoto(ctx, content, brand, { x: 92, y: 92, width: 896, height: foot - 92 }, 12)
    price(520, foot - 36, 176)
    drawWords(ctx, content, { x: 96, y: foot + 24, width: 400, height: end - foot - 48 }, { ...words, max: 50 })
  } else {
    drawWords(ctx, content, { x: 112, y: 112, width: 856, height: end - 112 - 330 }, { ...words, max: 116, place: 0 })
    price(340, end - 280, 220)
  }
  drawBrand(ctx, brand, { x: 0, y: bottom, width: SIDE, height: SIDE - bottom }, cloth)
}
