import type { GifSettings } from '@ufaro/contract/tools/gif.ts'
import { type Box, type Ctx, roundRect, scoped } from '../canvas.ts'
import { groundFor, withAlpha } from '../color.ts'
import { drawBlock, fitText, type TextStyle } from '../text.ts'
import type { Lettering } from './lettering.ts'
import { brandColors } from './marketing.ts'
import { POLAROID_FOOT } from './polaroid.ts'

const STYLES: Record<GifSettings['textStyle'], TextStyle> = {
  bold: { face: 'Inter', weight: 900, leading: 1.12 },
  elegant: { face: 'Tinos', italic: true, leading: 1.15 },
  playful: { face: 'Caveat', weight: 700, leading: 1.05 },
  minimal: { face: 'Inter', weight: 500, leading: 1.2 },
}
/** Largest share of the frame's height for a caption of several lines. */
const MOST = 0.2
/**
 * Limits of the font size. For a single line, `single` is the maximum, as a share of the geometric mean of the frame's
 * sides, and `least` the minimum, as a share of the shorter side. For several lines, `several` is the maximum, as a
 * share of the shorter side.
 */
const LETTERS = { single: 0.2, least: 0.06, several: 0.1 }
/** Factor by which the font size of handwriting is larger, because its letters are small for their font size. */
const HANDWRITING = 1.3
const SHADE = 0.6
const INK = '#26262b'
/** Brightness (0 to 255) above which dark letters are readable, and the step between sampled pixels. */
const LIGHT = 150
const EVERY = 37
/** Width of an outline relative to the font size. */
const OUTLINE = 0.26
const MIDDLE = { align: 'center', place: 0.5 } as const
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
  const margin = marginOf(area)
  if (settings.frameStyle === 'polaroid' && settings.textPosition === 'bottom') {
    const strip = { x: margin, width: area.width - 2 * margin, y: area.height - POLAROID_FOOT * short, height: 0 }
    strip.height = area.height - strip.y
    const block = fitText(ctx, settings.textContent, style, { ...strip, height: strip.height * 0.8 }, short * 0.08, 8)
    scoped(ctx, () => {
      ctx.globalAlpha = alpha
      drawBlock(ctx, block, style, strip, INK, MIDDLE)
    })
    return
  }
  const { block, plate } = fitCaption(ctx, settings, style, area)
  const x = (area.width - plate.width) / 2 - shift * area.width * 0.6
  const y = margin + (area.height - plate.height - margin * 2) * PLACE[settings.textPosition]
  const isBare = settings.textStyle === 'minimal'
  const onLight = isBare && isLight(ctx, { x: (area.width - plate.width) / 2, y, ...plate })
  const { ground, text } = groundFor(settings.marketingStyle ? brandColors(settings).primary : '#0f1116')
  scoped(ctx, () => {
    ctx.globalAlpha = alpha
    if (isBare && !onLight) drawShade(ctx, area, { top: y, bottom: y + plate.height }, settings.textPosition)
    ctx.translate(x + plate.width / 2, y + plate.height / 2)
    ctx.scale(scale, scale)
    const box = { x: -plate.width / 2, y: -plate.height / 2, ...plate }
    if (settings.textStyle === 'playful') {
      // An outline hides less of a face or a product than a plate.
      Object.assign(ctx, { strokeStyle: ground, lineWidth: block.size * OUTLINE, lineJoin: 'round' })
      drawBlock(ctx, block, style, box, text, { ...MIDDLE, isOutlined: true })
    } else if (!isBare) {
      ctx.fillStyle = withAlpha(ground, 0.88)
      roundRect(ctx, box, short * 0.03)
      ctx.fill()
    }
    drawBlock(ctx, block, style, box, isBare ? (onLight ? INK : '#ffffff') : text, MIDDLE)
  })
}

/**
 * Sets the caption on one line if the letters stay large enough, else on as many lines as fit the caption's share of
 * the frame.
 */
function fitCaption(ctx: Ctx, { textContent, textStyle }: GifSettings, style: TextStyle, area: Box) {
  const short = Math.min(area.width, area.height)
  const hand = textStyle === 'playful' ? HANDWRITING : 1
  const width = area.width - short * 0.2
  const single = LETTERS.single * Math.sqrt(area.width * area.height) * hand
  const line = fitText(ctx, textContent, style, { width, height: single * (style.leading ?? 1.2) }, single, 8)
  const block =
    line.lines.length === 1 && line.size >= LETTERS.least * short * hand
      ? line
      : fitText(ctx, textContent, style, { width, height: area.height * MOST }, LETTERS.several * short * hand, 8)
  const margin = marginOf(area)
  return { block, plate: { width: block.width + margin * 1.6, height: block.height + margin * 0.9 } }
}

const marginOf = ({ width, height }: Box): number => Math.min(width, height) * 0.05

export function besideCaption(ctx: Ctx, settings: GifSettings, lettering: Lettering | undefined, area: Box): Box {
  const { addText, textContent, textPosition } = settings
  if (!addText || !textContent || textPosition === 'center') return area
  const { plate } = fitCaption(ctx, settings, captionStyle(settings, lettering), area)
  const taken = plate.height + marginOf(area)
  return { ...area, y: area.y + (textPosition === 'top' ? taken : 0), height: area.height - taken }
}

/** Whether nearly all of this part of the picture is light enough for dark letters. */
function isLight(ctx: Ctx, { x, y, width, height }: Box): boolean {
  const { data } = ctx.getImageData(Math.round(x), Math.round(y), Math.ceil(width), Math.ceil(height))
  let [dark, all] = [0, 0]
  for (let i = 0; i < data.length; i += 4 * EVERY) {
    all++
    if (0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0) < LIGHT) dark++
  }
  return dark < 0.1 * all
}

function drawShade(
  ctx: Ctx,
  area: Box,
  { top, bottom }: { top: number; bottom: number },
  position: GifSettings['textPosition'],
): void {
  const reach = bottom - top
  const from = position === 'top' ? area.y : Math.max(area.y, top - reach)
  const to = position === 'bottom' ? area.y + area.height : Math.min(area.y + area.height, bottom + reach)
  const shade = ctx.createLinearGradient(0, from, 0, to)
  shade.addColorStop(0, withAlpha('#000000', position === 'top' ? SHADE : 0))
  shade.addColorStop(0.5, withAlpha('#000000', SHADE))
  shade.addColorStop(1, withAlpha('#000000', position === 'bottom' ? SHADE : 0))
  ctx.fillStyle = shade
  ctx.fillRect(area.x, from, area.width, to - from)
}
