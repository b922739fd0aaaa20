import type { GifSettings } from '@ufaro/contract/tools/gif.ts'
import { type Box, type Ctx, type Drawable, drawContain, roundRect } from '../canvas.ts'
import { groundFor, legible, mix, readableOn } from '../color.ts'
import { drawBlock, fitText, type TextStyle } from '../text.ts'
import type { Lettering } from './lettering.ts'

const DEFAULT_BRAND = { primary: '#3B82F6', secondary: '#10B981', accent: '#F59E0B' } as const
const NAME: TextStyle = { face: 'Inter', weight: 800, leading: 1.1 }
const LINE: TextStyle = { face: 'Inter', weight: 500, leading: 1.3 }

export const brandColors = (settings: GifSettings) => settings.brandColors ?? DEFAULT_BRAND

interface Brand {
  settings: GifSettings
  logo?: Drawable | undefined
  lettering?: Lettering | undefined
}

const BUTTON: TextStyle = { ...LINE, weight: 700 }

const nameStyle = (lettering?: Lettering): TextStyle => ({ ...NAME, ...lettering })

export const brandStyles = (lettering?: Lettering): TextStyle[] => [nameStyle(lettering), LINE, BUTTON]

export const brandBarHeight = ({ marketingStyle, businessName, callToAction }: GifSettings, size: Box): number =>
  marketingStyle && (businessName || callToAction) ? Math.round(Math.min(size.width, size.height) * 0.13) : 0

export function drawBrandBar(ctx: Ctx, { settings, lettering }: Brand, size: Box): void {
  const height = brandBarHeight(settings, size)
  if (height === 0) return
  const { ground, text } = groundFor(brandColors(settings).primary)
  const { accent } = brandColors(settings)
  const y = size.height - height
  ctx.fillStyle = ground
  ctx.fillRect(0, y, size.width, height)
  const margin = height * 0.35
  let right = size.width - margin
  if (settings.callToAction) {
    const room = { width: size.width * 0.36 - height * 0.6, height: height * 0.5 }
    const block = fitText(ctx, settings.callToAction, BUTTON, room, height * 0.32, 6)
    const pill = {
      x: right - block.width - height * 0.6,
      y: y + height * 0.2,
      width: block.width + height * 0.6,
      height: height * 0.6,
    }
    ctx.fillStyle = accent
    roundRect(ctx, pill, height * 0.3)
    ctx.fill()
    drawBlock(ctx, block, BUTTON, pill, readableOn(accent), { align: 'center', place: 0.5 })
    right = pill.x - margin
  }
  const room = { x: margin, y, width: right - margin, height }
  if (settings.businessName) {
    const block = fitText(
      ctx,
      settings.businessName,
      nameStyle(lettering),
      { ...room, height: height * 0.8 },
      height * 0.4,
      6,
    )
    drawBlock(ctx, block, nameStyle(lettering), room, text, { place: 0.5 })
  }
}

export function drawCard(ctx: Ctx, { settings, logo, lettering }: Brand, size: Box): void {
  const { primary, secondary, accent } = brandColors(settings)
  const { ground, text } = groundFor(primary)
  const fill = ctx.createLinearGradient(0, 0, size.width, size.height)
  fill.addColorStop(0, ground)
  fill.addColorStop(1, groundFor(mix(ground, secondary, 0.35)).ground)
  ctx.fillStyle = fill
  ctx.fillRect(0, 0, size.width, size.height)
  const { width, height } = size
  const column = (top: number, share: number): Box => ({
    x: width * 0.08,
    y: height * top,
    width: width * 0.84,
    height: height * share,
  })
  if (logo) drawContain(ctx, logo, column(0.07, 0.25))
  const put = (content: string, style: TextStyle, box: Box, max: number, color: string) => {
    if (content)
      drawBlock(ctx, fitText(ctx, content, style, box, max, 6), style, box, color, { align: 'center', place: 0.5 })
  }
  // Without a tagline, the name also takes the tagline's space.
  const top = logo ? 0.34 : 0.16
  const share = settings.businessTagline ? 0.2 : logo ? 0.32 : 0.46
  put(settings.businessName, nameStyle(lettering), column(top, share), height * 0.13, text)
  put(settings.businessTagline, LINE, column(logo ? 0.54 : 0.38, 0.14), height * 0.065, legible(text, ground))
  if (settings.callToAction) {
    const box = column(0.7, Math.min(0.11, (0.16 * width) / height))
    const block = fitText(
      ctx,
      settings.callToAction,
      BUTTON,
      { width: box.width * 0.8, height: box.height * 0.7 },
      height * 0.06,
      6,
    )
    const pill = {
      x: (width - block.width - box.height) / 2,
      y: box.y,
      width: block.width + box.height,
      height: box.height,
    }
    ctx.fillStyle = accent
    roundRect(ctx, pill, box.height / 2)
    ctx.fill()
    drawBlock(ctx, block, BUTTON, pill, readableOn(accent), { align: 'center', place: 0.5 })
  }
  put(settings.website, LINE, column(0.84, 0.09), height * 0.05, text)
}
