import { roundRect } from '../../canvas.ts'
import { deepen, groundFor, legible, mix } from '../../color.ts'
import { disc, fillAll, rule } from '../../templates/write.ts'
import { type DrawCard, SIDE } from '../card.ts'
import { bottomOf, drawBrand, drawPhoto, drawPrice, drawWords } from '../parts.ts'

const INK = '#14161c'
const SOFT = '#5b6070'

export const clean: DrawCard = (ctx, content, brand) => {
  const bottom = bottomOf(brand)
  const color = deepen(brand.colors[0])
  const words = { ink: INK, soft: SOFT, accent: color }
  fillAll(ctx, SIDE, SIDE, '#ffffff')
  if (content.photo) {
    const foot = bottom - (content.category ? 340 : 300)
    const height = bottom - foot - 74
    drawPhoto(ctx, content, brand, { x: 0, y: 0, width: SIDE, height: foot })
    rule(ctx, 0, foot, SIDE, brand.colors[2], 8)
    drawWords(ctx, content, { x: 56, y: foot + 42, width: 580, height }, { ...words, max: 58 })
    drawPrice(ctx, content, { box: { x: 672, y: foot + 42, width: 352, height }, color, soft: SOFT, max: 96 })
  } else {
    rule(ctx, 84, 96, 120, brand.colors[2], 12)
    const room = { x: 84, y: 148, width: 912, height: bottom - 148 - 330 }
    drawWords(ctx, content, room, { ...words, max: 128, place: 0 })
    rule(ctx, 84, bottom - 282, 912, '#e4e6ec', 3)
    drawPrice(ctx, content, {
      box: { x: 84, y: bottom - 250, width: 912, height: 200 },
      color,
      soft: SOFT,
      max: 150,
    })
  }
  drawBrand(ctx, brand, { x: 0, y: bottom, width: SIDE, height: SIDE - bottom })
}

export const bold: DrawCard = (ctx, content, brand) => {
  const bottom = bottomOf(brand, 92)
  const { ground, text } = groundFor(brand.colors[0])
  const price = legible(brand.colors[1], ground, 4.5)
  fillAll(ctx, SIDE, SIDE, ground)
  disc(ctx, 980, 120, 330, mix(ground, text, 0.09))
  disc(ctx, 70, 900, 260, mix(ground, text, 0.07))
  const words = { ink: text, soft: text, accent: price, align: 'center' } as const
  if (content.photo) {
    const side = bottom - (content.category ? 456 : 412)
    disc(ctx, SIDE / 2, 64 + side / 2, side / 2 + 14, text)
    drawPhoto(ctx, content, brand, { x: (SIDE - side) / 2, y: 64, width: side, height: side }, side / 2)
    const room = { x: 80, y: side + 96, width: 920, height: bottom - side - 96 - 176 }
    drawWords(ctx, content, room, { ...words, max: 60 })
  } else {
    drawWords(ctx, content, { x: 80, y: 100, width: 920, height: bottom - 400 }, { ...words, max: 132 })
  }
  drawPrice(ctx, content, {
    box: { x: 80, y: bottom - (content.photo ? 176 : 270), width: 920, height: content.photo ? 150 : 200 },
    color: price,
    soft: text,
    max: content.photo ? 132 : 168,
    align: 'center',
  })
  drawBrand(ctx, brand, { x: 0, y: bottom, width: SIDE, height: SIDE - bottom }, mix(ground, '#000000', 0.28))
}

export const frame: DrawCard = (ctx, content, brand) => {
  const bottom = bottomOf(brand)
  const end = bottom < SIDE ? bottom - 4 : SIDE - 40
  const { ground, text } = groundFor(brand.colors[0])
  fillAll(ctx, SIDE, SIDE, ground)
  ctx.fillStyle = '#ffffff'
  roundRect(ctx, { x: 40, y: 40, width: 1000, height: end - 40 }, 28)
  ctx.fill()
  const words = { ink: INK, soft: SOFT, accent: deepen(brand.colors[0]) }
  const ribbon = groundFor(brand.colors[2])
  const price = (y: number, width: number, height: number) => {
    ctx.fillStyle = ribbon.ground
    roundRect(ctx, { x: 40, y, width, height }, 10)
    ctx.fill()
    const box = { x: 78, y: y + 12, width: width - 74, height: height - 24 }
    drawPrice(ctx, content, { box, color: ribbon.text, soft: ribbon.text, max: height * 0.62 })
  }
  if (content.photo) {
    const foot = end - (content.category ? 316 : 276)
    drawPhoto(ctx, content, brand, { x: 68, y: 68, width: 944, height: foot - 68 }, 16)
    price(foot - 76, 520, 148)
    drawWords(ctx, content, { x: 78, y: foot + 92, width: 924, height: end - foot - 116 }, { ...words, max: 58 })
  } else {
    const room = { x: 96, y: 100, width: 888, height: end - 100 - 290 }
    drawWords(ctx, content, room, { ...words, max: 124, place: 0.4 })
    price(end - 250, 760, 190)
  }
  if (bottom === SIDE) return
  drawBrand(ctx, brand, { x: 0, y: bottom, width: SIDE, height: SIDE - bottom }, ground)
  rule(ctx, 40, bottom + 4, 1000, mix(ground, text, 0.25), 2)
}
