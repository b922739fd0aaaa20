import { type Box, type Ctx, polygon, scoped } from '../../canvas.ts'
import { legible, mix, withAlpha } from '../../color.ts'
import { drawBlock, fitBalanced, type TextStyle } from '../../text.ts'
import { isShout } from '../content.ts'
import type { Sheet } from '../layout/layout.ts'
import { drawPictureIn } from '../layout/picture.ts'
import type { PaperPalette } from '../palette.ts'
import { PAGE } from './page.ts'

const { width: W, margin: MARGIN } = PAGE

const HERO_STYLE: TextStyle = { face: 'Inter', weight: 800, leading: 1.12 }
const SLANT = 90
export const PICTURE = { left: W * 0.56, lean: 110 }

function drawGround(ctx: Ctx, palette: PaperPalette, hero: Box): void {
  const foot = hero.y + hero.height
  ctx.fillStyle = palette.accent
  polygon(ctx, [
    [0, foot - 10],
    [W, foot - SLANT - 10],
    [W, foot - SLANT + 22],
    [0, foot + 22],
  ])
  ctx.fill()
  const fill = ctx.createLinearGradient(0, hero.y, W, foot)
  fill.addColorStop(0, palette.main)
  fill.addColorStop(1, towardsDark(palette))
  ctx.fillStyle = fill
  polygon(ctx, [
    [0, hero.y],
    [W, hero.y],
    [W, foot - SLANT],
    [0, foot],
  ])
  ctx.fill()
}

const towardsDark = ({ main, dark, onMain }: PaperPalette): string =>
  onMain === '#ffffff' ? mix(main, dark, 0.45) : mix(main, '#ffffff', 0.25)

function drawPicture(sheet: Sheet, hero: Box): Box | null {
  const { ctx, colors: palette } = sheet
  const foot = hero.y + hero.height
  const edge = (x: number): [number, number][] => [
    [x + PICTURE.lean, hero.y],
    [W, hero.y],
    [W, foot - SLANT],
    [x, foot - SLANT * (1 - x / W)],
  ]
  ctx.fillStyle = palette.second
  polygon(ctx, edge(PICTURE.left - 16))
  ctx.fill()
  const view = { x: PICTURE.left, y: hero.y, width: W - PICTURE.left, height: hero.height }
  const clear = { ...view, x: view.x + PICTURE.lean, width: view.width - PICTURE.lean, height: view.height - SLANT }
  return drawPictureIn(sheet, view, (path) => polygon(path, edge(PICTURE.left)), { clear, mayNarrow: true })
}

function drawOrnament(ctx: Ctx, palette: PaperPalette, hero: Box): void {
  scoped(ctx, () => {
    ctx.beginPath()
    ctx.rect(hero.x, hero.y, hero.width, hero.height - SLANT)
    ctx.clip()
    for (const [x, size, color, alpha] of [
      [W + 40, 330, palette.second, 0.2],
      [W + 110, 230, palette.accent, 0.26],
    ] as const) {
      ctx.fillStyle = withAlpha(color, alpha)
      polygon(ctx, [
        [x, hero.y + 40],
        [x + size, hero.y + 40 + size],
        [x - size, hero.y + 40 + size],
      ])
      ctx.fill()
    }
  })
}

export function drawHero(sheet: Sheet, hero: Box, text: string): Box | null {
  const { ctx, job, colors: palette, price } = sheet
  drawGround(ctx, palette, hero)
  const subject = job.picture ? drawPicture(sheet, hero) : null
  if (!job.picture) drawOrnament(ctx, palette, hero)
  const room = {
    x: MARGIN,
    y: hero.y + 64,
    width: (job.picture ? PICTURE.left - 36 : W * (price ? 0.7 : 0.8)) - MARGIN,
    height: hero.height - SLANT - 104,
  }
  const block = fitBalanced(ctx, text, HERO_STYLE, room, job.picture ? 210 : isShout(sheet.text) ? 420 : 280, 22)
  const top = room.y + (room.height - block.height) / 2
  ctx.fillStyle = legible(palette.accent, palette.main, 2)
  ctx.fillRect(MARGIN, top - 26, 96, 10)
  drawBlock(ctx, block, HERO_STYLE, room, palette.onMain, { place: 0.5 })
  return subject
}
