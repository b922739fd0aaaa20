import { roundRect, scoped } from '../../canvas.ts'
import { deepen, groundFor, legible, mix } from '../../color.ts'
import { adire, tiled } from '../../templates/certificates/patterns.ts'
import { fillAll, rule } from '../../templates/write.ts'
import { type DrawCard, SIDE } from '../card.ts'
import { drawBrand, drawName, drawNote, drawPhoto, drawPrice, writeBrand } from '../parts.ts'

export const market: DrawCard = (ctx, content, brand) => {
  const clear = { x: 0, y: 60, width: 648, height: 650 }
  drawPhoto(ctx, content, brand, { x: 0, y: 0, width: SIDE, height: 880 }, { clear })
  const sticker = groundFor(brand.colors[2])
  scoped(ctx, () => {
    ctx.translate(842, 214)
    ctx.rotate(-0.12)
    ctx.fillStyle = sticker.ground
    ctx.beginPath()
    for (let n = 0; n < 40; n++) {
      const radius = n % 2 ? 176 : 194
      ctx.lineTo(Math.cos((n * Math.PI) / 20) * radius, Math.sin((n * Math.PI) / 20) * radius)
    }
    ctx.closePath()
    ctx.fill()
    drawPrice(ctx, content, {
      box: { x: -146, y: -80, width: 292, height: 160 },
      color: sticker.text,
      soft: sticker.text,
      max: 84,
      align: 'center',
    })
  })
  const { ground, text } = groundFor(brand.colors[0])
  ctx.fillStyle = ground
  ctx.fillRect(0, 770, SIDE, 310)
  rule(ctx, 0, 770, SIDE, brand.colors[1], 10)
  drawName(ctx, content, { x: 56, y: 812, width: 968, height: content.note ? 96 : 150 }, text, 64)
  drawNote(ctx, content, { x: 56, y: 910, width: 968, height: 62 }, text)
  rule(ctx, 56, 984, 968, mix(ground, text, 0.35), 2)
  writeBrand(ctx, brand, { x: 8, y: 984, width: 1064, height: 96 }, text)
}

export const night: DrawCard = (ctx, content, brand) => {
  const ground = mix(brand.colors[0], '#08090d', 0.88)
  const line = legible(brand.colors[1], ground, 5)
  fillAll(ctx, SIDE, SIDE, ground)
  drawPhoto(ctx, content, brand, { x: 190, y: 84, width: 700, height: 560 }, { radius: 20 })
  ctx.strokeStyle = line
  ctx.lineWidth = 2
  ctx.strokeRect(36, 36, SIDE - 72, SIDE - 72)
  ctx.strokeRect(48, 48, SIDE - 96, SIDE - 96)
  drawName(ctx, content, { x: 110, y: 672, width: 860, height: 76 }, '#ffffff', 56, 'center')
  drawNote(ctx, content, { x: 150, y: 752, width: 780, height: 46 }, '#c9ccd6', 'center')
  drawPrice(ctx, content, {
    box: { x: 110, y: 806, width: 860, height: 134 },
    color: line,
    soft: '#c9ccd6',
    max: 104,
    align: 'center',
  })
  writeBrand(ctx, brand, { x: 60, y: 944, width: 960, height: 80 }, '#ffffff')
}

export const tag: DrawCard = (ctx, content, brand) => {
  const paper = mix(brand.colors[1], '#fffaf0', 0.86)
  const cloth = deepen(brand.colors[0])
  fillAll(ctx, SIDE, SIDE, cloth)
  const light = mix(cloth, '#ffffff', 0.4)
  tiled(ctx, { x: 0, y: 0, width: SIDE, height: 984 }, 60, (tile, column, row) => adire(ctx, tile, column, row, light))
  ctx.fillStyle = paper
  roundRect(ctx, { x: 60, y: 60, width: 960, height: 872 }, 18)
  ctx.fill()
  drawPhoto(ctx, content, brand, { x: 92, y: 92, width: 896, height: 560 }, { radius: 12 })
  const { ground, text } = groundFor(brand.colors[2])
  ctx.fillStyle = ground
  ctx.beginPath()
  ctx.moveTo(520, 704)
  ctx.lineTo(592, 616)
  ctx.lineTo(1020, 616)
  ctx.lineTo(1020, 792)
  ctx.lineTo(592, 792)
  ctx.closePath()
  ctx.fill()
  ctx.fillStyle = paper
  ctx.beginPath()
  ctx.arc(590, 704, 15, 0, Math.PI * 2)
  ctx.fill()
  drawPrice(ctx, content, {
    box: { x: 626, y: 632, width: 366, height: 144 },
    color: text,
    soft: text,
    max: 88,
  })
  const ink = '#1c1712'
  drawName(ctx, content, { x: 96, y: 680, width: 400, height: content.note ? 128 : 220 }, ink, 50)
  drawNote(ctx, content, { x: 96, y: 822, width: 884, height: 84 }, '#4b4239')
  drawBrand(ctx, brand, { x: 0, y: 984, width: SIDE, height: 96 }, cloth)
}
