import { GIF_SIZES, type GifSettings } from '@ufaro/contract/tools/gif.ts'
import { drawSoft } from '../blurred.ts'
import { type Box, type Ctx, type Drawable, drawContain, drawCover, inset, roundRect, scoped } from '../canvas.ts'
import { legible, mix } from '../color.ts'
import { besideCaption, drawCaption } from './caption.ts'
import type { Lettering } from './lettering.ts'
import { brandBarHeight, brandColors, drawBrandBar, drawCard } from './marketing.ts'
import { plainBorder, plainPicture } from './plain-ground.ts'
import { POLAROID_FOOT, POLAROID_SIDE } from './polaroid.ts'
import type { GifFrame } from './timeline.ts'
import { drawWhole, wholeFrame } from './whole-frame.ts'

export interface GifJob {
  pictures: readonly (Drawable | undefined)[]
  settings: GifSettings
  logo?: Drawable | undefined
  lettering?: Lettering | undefined
}

/** The size is in pixels. The aspect ratio is that of the first picture. */
export function gifSize(
  first: { width: number; height: number },
  size: GifSettings['size'],
): { width: number; height: number } {
  const scale = GIF_SIZES[size] / Math.max(first.width, first.height)
  return {
    width: Math.max(16, Math.round(first.width * scale)),
    height: Math.max(16, Math.round(first.height * scale)),
  }
}

const POLAROID = '#fffdf8'
// Maximum share of a photo that the polaroid style may crop. A photo that would lose more is shown whole.
const TRIM = 0.25
const UPPER = { x: 0.5, y: 0.42 }
const GROUNDS = { light: ['#f6f4f0', '#dfe5ee'], dark: ['#2b303c', '#0f1116'] } as const

const TINTS: Partial<Record<GifSettings['backgroundStyle'], string>> = { light: '#ffffff', dark: '#000000' }

function groundColors(settings: GifSettings): readonly [string, string] {
  if (settings.backgroundStyle !== 'brand') return GROUNDS[settings.backgroundStyle]
  const { primary, secondary } = brandColors(settings)
  return [mix(primary, '#ffffff', 0.2), secondary]
}

/** Returns the smallest box that covers `small` and is centred on the centre of `size`, scaled by `scale`. */
function aroundMiddle(size: Box, small: Box, scale: { x: number; y: number }): Box {
  const [x, y] = [(size.width * scale.x) / 2, (size.height * scale.y) / 2]
  const [across, down] = [Math.max(x, small.width - x), Math.max(y, small.height - y)]
  return { x: x - across, y: y - down, width: 2 * across, height: 2 * down }
}

function drawGround(ctx: Ctx, job: GifJob, picture: Drawable, size: Box): void {
  const { settings } = job
  const blurred = isBlurred(settings)
  const border = blurred ? plainBorder(ctx, picture) : null
  const plain = plainPicture(ctx, picture)?.ground ?? border
  if (plain && (!settings.useAestheticBackground || (blurred && settings.backgroundStyle === 'light'))) {
    ctx.fillStyle = plain
    ctx.fillRect(0, 0, size.width, size.height)
    return
  }
  if (blurred) {
    // Without this fill, the previous picture would show through transparent parts.
    ctx.fillStyle = TINTS[settings.backgroundStyle] ?? brandColors(settings).primary
    ctx.fillRect(0, 0, size.width, size.height)
    drawSoft(ctx, size, (small, scale) => drawCover(ctx, picture, aroundMiddle(size, small, scale)))
    scoped(ctx, () => {
      ctx.globalAlpha = 0.3
      ctx.fillStyle = TINTS[settings.backgroundStyle] ?? brandColors(settings).primary
      ctx.fillRect(0, 0, size.width, size.height)
    })
    return
  }
  const [from, to] = settings.useAestheticBackground ? groundColors(settings) : (['#ffffff', '#ffffff'] as const)
  const fill = ctx.createLinearGradient(0, 0, size.width, size.height)
  fill.addColorStop(0, from)
  fill.addColorStop(1, settings.backgroundType === 'gradient' ? to : from)
  ctx.fillStyle = fill
  ctx.fillRect(0, 0, size.width, size.height)
}

const isBlurred = ({ useAestheticBackground, backgroundType }: GifSettings) =>
  useAestheticBackground && backgroundType === 'blur'

/** Returns the area for the picture. Without a polaroid frame, the area of a product excludes the caption. */
function pictureBox(ctx: Ctx, job: GifJob, picture: Drawable, isProduct: boolean, size: Box, above: Box): Box {
  const { settings, lettering } = job
  const short = Math.min(size.width, size.height)
  if (settings.frameStyle === 'polaroid') {
    const side = short * POLAROID_SIDE
    return { x: side, y: side, width: above.width - 2 * side, height: above.height - side - short * POLAROID_FOOT }
  }
  const isApart = settings.useAestheticBackground && (isProduct || !isBlurred(settings))
  const air = isApart ? 0.06 : settings.frameStyle === 'rounded' ? 0.035 : 0
  const isWide = picture.width / picture.height >= above.width / above.height
  if (isProduct) return inset(besideCaption(ctx, settings, lettering, above), short * air)
  return air > 0 || isWide ? inset(above, short * air) : size
}

function drawPicture(ctx: Ctx, job: GifJob, index: number, size: Box, above: Box): void {
  const picture = job.pictures[index]
  if (!picture) return
  const { frameStyle, useAestheticBackground } = job.settings
  const short = Math.min(size.width, size.height)
  const isProduct = plainPicture(ctx, picture) !== null
  const whole = isProduct ? null : wholeFrame(ctx, job.settings, picture, above)
  if (whole) {
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, size.width, size.height)
    drawWhole(ctx, picture, whole, above)
    if (frameStyle === 'thin') drawThinFrame(ctx, job, above)
    return
  }
  drawGround(ctx, job, picture, size)
  const room = pictureBox(ctx, job, picture, isProduct, size, above)
  if (frameStyle === 'polaroid') {
    // The paper leaves the picture's place out if the chosen background must show there.
    ctx.fillStyle = POLAROID
    ctx.beginPath()
    ctx.rect(0, 0, size.width, size.height)
    if (useAestheticBackground) ctx.rect(room.x, room.y, room.width, room.height)
    ctx.fill('evenodd')
    const spare =
      1 -
      Math.min(room.width / picture.width, room.height / picture.height) /
        Math.max(room.width / picture.width, room.height / picture.height)
    if (!isProduct && spare <= TRIM) drawCover(ctx, picture, room, UPPER)
    else drawContain(ctx, picture, room)
    return
  }
  scoped(ctx, () => {
    if (frameStyle === 'rounded') {
      const scale = Math.min(room.width / picture.width, room.height / picture.height)
      const [width, height] = [picture.width * scale, picture.height * scale]
      roundRect(
        ctx,
        { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height },
        short * 0.06,
      )
      ctx.clip()
    }
    drawContain(ctx, picture, room)
  })
  if (frameStyle === 'thin') drawThinFrame(ctx, job, above)
}

function drawThinFrame(ctx: Ctx, { settings }: GifJob, above: Box): void {
  const line = Math.max(2, Math.min(ctx.canvas.width, ctx.canvas.height) * 0.008)
  ctx.lineWidth = line
  ctx.strokeStyle = legible(
    brandColors(settings).primary,
    settings.useAestheticBackground ? groundColors(settings)[0] : '#ffffff',
    2,
  )
  const edge = inset(above, line * 2.2)
  ctx.strokeRect(edge.x, edge.y, edge.width, edge.height)
}

function drawStop(ctx: Ctx, job: GifJob, stop: number | 'card', text: number | null, size: Box): void {
  if (stop === 'card') {
    drawCard(ctx, job, size)
    return
  }
  const above = { ...size, height: size.height - brandBarHeight(job.settings, size) }
  drawPicture(ctx, job, stop, size, above)
  drawBrandBar(ctx, job, size)
  if (text !== null) drawCaption(ctx, job, text, above)
}

export function drawGifFrame(ctx: Ctx, job: GifJob, frame: GifFrame): void {
  const size = { x: 0, y: 0, width: ctx.canvas.width, height: ctx.canvas.height }
  ctx.imageSmoothingQuality = 'high'
  const { picture, next } = frame
  const isFade = next !== undefined && frame.blend > 0
  // Draw no caption while a fade shows the card, because the words of both would overlap.
  const isBare = isFade && (picture === 'card' || next === 'card')
  drawStop(ctx, job, picture, isBare ? null : frame.text, size)
  if (!isFade) return
  const below = ctx.getImageData(0, 0, size.width, size.height)
  drawStop(ctx, job, next, isBare ? null : 1, size)
  const above = ctx.getImageData(0, 0, size.width, size.height)
  for (let i = 0; i < above.data.length; i++) {
    above.data[i] = (below.data[i] as number) * (1 - frame.blend) + (above.data[i] as number) * frame.blend
  }
  ctx.putImageData(above, 0, 0)
}
