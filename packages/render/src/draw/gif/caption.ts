import type { GifSettings } from '@ufaro/contract/tools/gif.ts'
import { type Box, type Ctx, roundRect, scoped } from '../canvas.ts'
import { groundFor, withAlpha } from '../color.ts'
import { drawBlock, fitText, type TextStyle } from '../text.ts'
import type { Lettering } from './lettering.ts'
import { brandColors } from './marketing.ts'

const STYLES: Record<GifSettings['textStyle'], TextStyle> = {
  bold: { face: 'Inter', weight: 900, leading: 1.12 },
  elegant: { face: 'Tinos', italic: true, leading: 1.15 },
  playful: { face: 'Caveat', weight: 700, leading: 1.05 },
  minimal: { face: 'Inter', weight: 500, leading: 1.2 },
}
const PLACE = { top: 0, center: 0.5, bottom: 1 } as const

function entry(animation: GifSettings['textAnimation'], progress: number) {
  const eased = 1 - (1 - progress) ** 2
  return {
    alpha: animation === 'none' ? 1 : animation === 'fade' ? eased : Math.min(1, progress * 3),
    shift: animation === 'slide' ? 1 - eased : 0,
    scale: animation === 'pop' ? 0.6 + 0.4 * eased : 1,
  }
}

export const captionStyle = ({ textStyle }: GifSettings, lettering?: Lettering): TextStyle => ({
  ...STYLES[textStyle],
  ...(lettering && { ...lettering, italic: false }),
})

export function drawCaption(
  ctx: Ctx,
  { settings, lettering }: { settings: GifSettings; lettering?: Lettering | undefined },
  progress: number,
  area: Box,
): void {
  if (!settings.addText || !settings.textContent) return
  const { alpha, shift, scale } = entry(settings.textAnimation, progress)
  if (alpha <= 0) return
  const style = captionStyle(settings, lettering)
  const short = Math.min(area.width, area.height)
  const margin = short * 0.05
  const room = { width: area.width - margin * 4, height: area.height * 0.34 }
  const block = fitText(
    ctx,
    settings.textContent,
    style,
    room,
    short * (settings.textStyle === 'playful' ? 0.13 : 0.1),
    8,
  )
  const plate = { width: block.width + margin * 1.6, height: block.height + margin * 0.9 }
  const x = (area.width - plate.width) / 2 - shift * area.width * 0.6
  const y = margin + (area.height - plate.height - margin * 2) * PLACE[settings.textPosition]
  const { ground, text } = groundFor(settings.marketingStyle ? brandColors(settings).primary : '#0f1116')
  scoped(ctx, () => {
    ctx.globalAlpha = alpha
    ctx.translate(x + plate.width / 2, y + plate.height / 2)
    ctx.scale(scale, scale)
    const box = { x: -plate.width / 2, y: -plate.height / 2, ...plate }
    if (settings.textStyle !== 'minimal') {
      ctx.fillStyle = withAlpha(ground, 0.88)
      roundRect(ctx, box, short * 0.03)
      ctx.fill()
    } else {
      ctx.shadowColor = 'rgba(0, 0, 0, 0.75)'
      ctx.shadowBlur = short * 0.03
    }
    drawBlock(ctx, block, style, box, settings.textStyle === 'minimal' ? '#ffffff' : text, {
      align: 'center',
      place: 0.5,
    })
  })
}
