import { type Box, type Ctx, inset, roundRect, scoped } from '../../canvas.ts'
import { luminance } from '../../color.ts'
import { drawBlock, fitBalanced, type TextStyle } from '../../text.ts'
import type { FlyerJob, Marked } from '../job.ts'
import { drawLogo, logoRatio, nameBeside, tileOf } from '../logo.ts'

export const BRAND_STYLE: TextStyle = { face: 'Inter', weight: 700, leading: 1.12 }
/** A dark logo is readable on a luminance of at least `BRIGHT`, a light logo on one of at most `DIM`. */
const BRIGHT = 0.8
const DIM = 0.04
const PAD = 0.13

/** @returns the place of the logo, or of the tile behind it */
export function drawLogoOn(ctx: Ctx, job: Marked, box: Box, ground: string | null, align = { x: 0, y: 0.5 }): Box {
  const light = job.logoLook?.tone === 'light'
  const bare =
    ground !== null && !job.logoLook?.ground && (light ? luminance(ground) <= DIM : luminance(ground) >= BRIGHT)
  if (bare)
    return scoped(ctx, () => {
      if (job.logoLook?.isOnWhite) ctx.globalCompositeOperation = 'multiply'
      return drawLogo(ctx, job, box, align)
    })
  const pad = box.height * PAD
  const width = Math.min(box.width, (box.height - 2 * pad) * logoRatio(job) + 2 * pad)
  const tile = { x: box.x + (box.width - width) * align.x, y: box.y, width, height: box.height }
  scoped(ctx, () => {
    ctx.shadowColor = 'rgba(0, 0, 0, 0.18)'
    ctx.shadowBlur = 20
    ctx.shadowOffsetY = 6
    ctx.fillStyle = tileOf(job)
    roundRect(ctx, tile, pad)
    ctx.fill()
  })
  drawLogo(ctx, job, inset(tile, pad))
  return tile
}

interface HeadLook {
  /** Background colour. Null for a photo, on which every logo needs a tile. */
  ground: string | null
  ink: string
  style?: TextStyle
  align?: 'left' | 'center'
}

export function drawBrandHead(ctx: Ctx, job: FlyerJob, box: Box, look: HeadLook): void {
  const style = look.style ?? BRAND_STYLE
  if (look.align === 'center') {
    drawStacked(ctx, job, box, look, style)
    return
  }
  const brandName = nameBeside(job)
  const widest = box.width * (brandName ? 0.42 : 0.7)
  const logo = drawLogoOn(ctx, job, { ...box, width: widest }, look.ground)
  if (!brandName) return
  const gap = box.height * 0.32
  const x = logo.x + logo.width + gap
  const name = { x, y: box.y, width: box.x + box.width - x, height: box.height }
  const block = fitBalanced(ctx, brandName, style, name, box.height * 0.42, 14)
  drawBlock(ctx, block, style, name, look.ink, { place: 0.5 })
}

function drawStacked(ctx: Ctx, job: FlyerJob, box: Box, { ground, ink }: HeadLook, style: TextStyle): void {
  const brandName = nameBeside(job)
  const height = box.height * 0.64
  const top = brandName ? box.y : box.y + box.height * 0.18
  drawLogoOn(ctx, job, { ...box, y: top, height }, ground, { x: 0.5, y: 0.5 })
  if (!brandName) return
  const name = { ...box, y: box.y + height + box.height * 0.06, height: box.height * 0.3 }
  const block = fitBalanced(ctx, brandName, style, name, box.height * 0.24, 14)
  drawBlock(ctx, block, style, name, ink, { align: 'center', place: 0.5 })
}
