import { type Box, type Ctx, type Drawable, drawContain } from '../canvas.ts'
import { toHex } from '../color.ts'
import type { Marked } from '../flyer/job.ts'
import { drawLogoOn } from '../flyer/layout/brand-head.ts'
import { drawBlock, fitBalanced, type TextStyle } from '../text.ts'

interface Writing {
  max: number
  min?: number
  align?: 'left' | 'center' | 'right'
  place?: number
}

/** @returns the height of the drawn text in pixels */
export function write(
  ctx: Ctx,
  text: string,
  style: TextStyle,
  box: Box,
  color: string,
  { max, min = 12, align = 'center', place = 0.5 }: Writing,
): number {
  if (!text) return 0
  const block = fitBalanced(ctx, text, style, box, max, min)
  drawBlock(ctx, block, style, box, color, { align, place })
  return block.height
}

export function writeSpaced(ctx: Ctx, text: string, style: TextStyle, box: Box, color: string, writing: Writing): void {
  const spacing = ctx.letterSpacing
  ctx.letterSpacing = `${Math.round(writing.max * 0.14)}px`
  write(ctx, text, style, box, color, writing)
  ctx.letterSpacing = spacing
}

export const putLogo = (ctx: Ctx, logo: Drawable | null, box: Box, align = { x: 0.5, y: 0.5 }): void => {
  if (!logo) return
  ctx.imageSmoothingQuality = 'high'
  drawContain(ctx, logo, box, align)
}

/** Draws the logo. Adds a tile behind it if the logo would be illegible on what is already painted. */
export function putMark(ctx: Ctx, mark: Marked | null, box: Box, align = { x: 0.5, y: 0.5 }): void {
  if (!mark) return
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ]
  const { data } = ctx.getImageData(x, y, width, height)
  const ground = [0, 0, 0]
  for (let at = 0; at < data.length; at++) if (at % 4 < 3) ground[at % 4]! += (data[at] as number) / (width * height)
  ctx.imageSmoothingQuality = 'high'
  drawLogoOn(ctx, mark, box, toHex([ground[0]!, ground[1]!, ground[2]!]), align)
}

export function rule(ctx: Ctx, x: number, y: number, width: number, color: string, thick = 2): void {
  ctx.fillStyle = color
  ctx.fillRect(x, y, width, thick)
}

export function disc(ctx: Ctx, x: number, y: number, radius: number, color: string): void {
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
}

export function fillAll(ctx: Ctx, width: number, height: number, color: string | CanvasGradient): void {
  ctx.fillStyle = color
  ctx.fillRect(0, 0, width, height)
}
