import { roundRect } from '../../canvas.ts'
import { deepen, groundFor, legible, mix } from '../../color.ts'
import { disc, fillAll, rule } from '../../templates/write.ts'
import { type DrawCard, SIDE } from '../card.ts'
import { drawBrand, drawName, drawNote, drawPhoto, drawPrice } from '../parts.ts'

const INK = '#14161c'
const SOFT = '#5b6070'

export const clean: DrawCard = (ctx, content, brand) => {
  fillAll(ctx, SIDE, SIDE, '#ffffff')
  drawPhoto(ctx, content, brand, { x: 0, y: 0, width: SIDE, height: 680 })
  rule(ctx, 0, 680, SIDE, brand.colors[2], 8)
  drawName(ctx, content, { x: 56, y: 722, width: 580, height: content.note ? 150 : 220 }, INK, 58)
  drawNote(ctx, content, { x: 56, y: 884, width: 580, height: 80 }, SOFT)
  drawPrice(ctx, content, {
    box: { x: 672, y: 722, width: 352, height: 226 },
    color: deepen(brand.colors[0]),
    soft: SOFT,
    max: 96,
  })
  drawBrand(ctx, brand, { x: 0, y: 980, width: SIDE, height: 100 })
}

export const bold: DrawCard = (ctx, content, brand) => {
  const { ground, text } = groundFor(brand.colors[0])
  fillAll(ctx, SIDE, SIDE, ground)
  disc(ctx, 980, 120, 330, mix(ground, text, 0.09))
  disc(ctx, 70, 900, 260, mix(ground, text, 0.07))
  disc(ctx, 540, 352, 302, text)
  drawPhoto(ctx, content, brand, { x: 252, y: 64, width: 576, height: 576 }, { radius: 288 })
  drawName(ctx, content, { x: 80, y: 672, width: 920, height: 76 }, text, 60, 'center')
  drawNote(ctx, content, { x: 140, y: 752, width: 800, height: 44 }, text, 'center')
  drawPrice(ctx, content, {
    box: { x: 80, y: 806, width: 920, height: 166 },
    color: legible(brand.colors[1], ground, 4.5),
    soft: text,
    max: 132,
    align: 'center',
  })
  drawBrand(ctx, brand, { x: 0, y: 988, width: SIDE, height: 92 }, mix(ground, '#000000', 0.28))
}

export const frame: DrawCard = (ctx, content, brand) => {
  const { ground, text } = groundFor(brand.colors[0])
  fillAll(ctx, SIDE, SIDE, ground)
  ctx.fillStyle = '#ffffff'
  roundRect(ctx, { x: 40, y: 40, width: 1000, height: 936 }, 28)
  ctx.fill()
  drawPhoto(ctx, content, brand, { x: 68, y: 68, width: 944, height: 620 }, { radius: 16 })
  const ribbon = groundFor(brand.colors[2])
  ctx.fillStyle = ribbon.ground
  roundRect(ctx, { x: 40, y: 612, width: 520, height: 148 }, 10)
  ctx.fill()
  drawPrice(ctx, content, {
    box: { x: 78, y: 624, width: 446, height: 124 },
    color: ribbon.text,
    soft: ribbon.text,
    max: 92,
  })
  drawName(ctx, content, { x: 78, y: 784, width: 924, height: content.note ? 104 : 168 }, INK, 58)
  drawNote(ctx, content, { x: 78, y: 894, width: 924, height: 62 }, SOFT)
  drawBrand(ctx, brand, { x: 0, y: 980, width: SIDE, height: 100 }, ground)
  rule(ctx, 40, 984, 1000, mix(ground, text, 0.25), 2)
}
