import type { Box, Ctx } from '../../canvas.ts'
import { roundRect } from '../../canvas.ts'
import { drawBlock, fitBalanced, fitText, type TextStyle } from '../../text.ts'
import type { FlyerJob } from '../job.ts'
import { drawLogoOn } from '../layout/brand-head.ts'
import type { Sheet } from '../layout/layout.ts'
import { clearest } from '../layout/place-star.ts'
import { drawPriceStar, type Star } from '../layout/price.ts'
import { nameBeside } from '../logo.ts'
import type { PaperPalette } from '../palette.ts'
import { PAGE, PAPER } from './page.ts'
import { drawHero, PICTURE } from './panel-hero.ts'
import { drawBand, drawFooter, drawTopStrip, NAME_STYLE } from './panel-strips.ts'

const BODY: TextStyle = { face: 'Inter', weight: 400, leading: 1.45 }
const INK = '#22252d'
const MASTHEAD = 232

function drawMasthead(ctx: Ctx, job: FlyerJob, palette: PaperPalette, top: number): void {
  const brandName = nameBeside(job)
  const box = { x: PAGE.margin, y: top + 40, width: brandName ? 340 : 620, height: MASTHEAD - 80 }
  const logo = drawLogoOn(ctx, job, box, PAPER)
  if (!brandName) return
  const x = logo.x + logo.width + 36
  const name = { x, y: box.y, width: PAGE.width - PAGE.margin - x, height: box.height }
  const block = fitBalanced(ctx, brandName, NAME_STYLE, name, 64, 18)
  drawBlock(ctx, block, NAME_STYLE, name, palette.ink, { place: 0.5 })
}

function drawBody(ctx: Ctx, palette: PaperPalette, box: Box, text: string): void {
  const room = { ...box, x: box.x + 40, width: box.width - 40 }
  const block = fitBalanced(ctx, text, BODY, room, BODY_SIZE, 16)
  const top = box.y + (box.height - block.height) / 2
  ctx.fillStyle = palette.second
  roundRect(ctx, { x: box.x, y: top, width: 10, height: block.height }, 5)
  ctx.fill()
  drawBlock(ctx, block, BODY, room, INK, { place: 0.5 })
}

const BODY_SIZE = 54
const GAP = { body: 56, foot: 44 }
const LEAST_HERO = 600

function heroHeight(ctx: Ctx, room: number, body: string): number {
  if (!body) return room - GAP.foot
  const width = PAGE.width - 2 * PAGE.margin - 40
  const wanted = fitText(ctx, body, BODY, { width, height: room * 0.44 }, BODY_SIZE, 16)
  return Math.max(LEAST_HERO, room - wanted.height - 2 * GAP.body)
}

function starOn({ y, height }: Box, pictured: boolean, subject: Box | null): Star {
  if (!pictured) return { x: PAGE.width - 194, y: y + height * 0.36, radius: 150 }
  const at = (x: number, down: number) => ({ x, y: y + down, radius: 118 })
  const [right, low, high] = [PAGE.width - 162, height - 150, 162]
  return clearest([at(right, low), at(right, high), at(PICTURE.left + 170, low), at(PICTURE.left + 240, high)], subject)
}

export function drawProfessional(sheet: Sheet): void {
  const { ctx, job, text, price, colors: palette } = sheet
  const { headline, body } = text
  ctx.fillStyle = PAPER
  ctx.fillRect(0, 0, PAGE.width, PAGE.height)
  const strip = drawTopStrip(ctx, job, palette)
  drawMasthead(ctx, job, palette, strip)
  const bottom = drawBand(ctx, job, palette, drawFooter(ctx, job, palette))
  const top = strip + MASTHEAD
  const below = headline ? body : ''
  const hero = { x: 0, y: top, width: PAGE.width, height: heroHeight(ctx, bottom - top, below) }
  const subject = drawHero(sheet, hero, headline || body)
  if (price) drawPriceStar(ctx, price, starOn(hero, job.picture !== undefined, subject), palette.band)
  if (!below) return
  const foot = hero.y + hero.height
  const room = { x: PAGE.margin, y: foot + 30, width: PAGE.width - 2 * PAGE.margin, height: bottom - foot - 60 }
  drawBody(ctx, palette, room, below)
}
