import { GIF_SIZES, type GifSettings } from '@ufaro/contract/tools/gif.ts'
import { type Box, type Ctx, type Drawable, drawContain, drawCover, inset, roundRect, scoped } from '../canvas.ts'
import { legible, mix } from '../color.ts'
import { drawCaption } from './caption.ts'
import type { Lettering } from './lettering.ts'
import { brandBarHeight, brandColors, drawBrandBar, drawCard } from './marketing.ts'
import type { GifFrame } from './timeline.ts'

export interface GifJob {
  /** Those the frame shows must be there; the others may be holes. */
  pictures: readonly (Drawable | undefined)[]
  settings: GifSettings
  logo?: Drawable | undefined
  /** What goes with the logo's lettering, where that was asked for. */
  lettering?: Lettering | undefined
}

/** Pixels of the animation: the longer side is the chosen size, the first picture gives the proportions. */
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
const GROUNDS = { light: ['#f6f4f0', '#dfe5ee'], dark: ['#2b303c', '#0f1116'] } as const

/** What a blurred picture is toned with, the brand's own colour otherwise. */
const TINTS: Partial<Record<GifSettings['backgroundStyle'], string>> = { light: '#ffffff', dark: '#000000' }

function groundColors(settings: GifSettings): readonly [string, string] {
  if (settings.backgroundStyle !== 'brand') return GROUNDS[settings.backgroundStyle]
  const { primary, secondary } = brandColors(settings)
  return [mix(primary, '#ffffff', 0.2), secondary]
}

/** What shows around a picture that does not fill the frame. */
function drawGround(ctx: Ctx, job: GifJob, picture: Drawable, size: Box): void {
  const { settings } = job
  if (settings.useAestheticBackground && settings.backgroundType === 'blur') {
    // A picture drawn very small and then large again is soft, on every canvas alike.
    scoped(ctx, () => {
      ctx.imageSmoothingQuality = 'high'
      let [width, height] = [size.width, size.height].map((side) => Math.max(4, Math.round(side / 28))) as [
        number,
        number,
      ]
      // A pixel more than is enlarged: what lies beside it shines through at the edge.
      drawCover(ctx, picture, { x: 0, y: 0, width: width + 2, height: height + 2 })
      while (width < size.width || height < size.height) {
        const [across, down] = [Math.min(size.width, width * 2), Math.min(size.height, height * 2)]
        ctx.drawImage(ctx.canvas, 0, 0, width, height, 0, 0, across + 2, down + 2)
        width = across
        height = down
      }
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

/**
 * Where the picture goes, after the frame's own margin: above the bar where it fits there with air around it, else over all
 * of the frame, whose foot the bar covers.
 */
function pictureBox(settings: GifSettings, picture: Drawable, size: Box, above: Box): Box {
  const short = Math.min(size.width, size.height)
  if (settings.frameStyle === 'polaroid') {
    const side = short * 0.07
    return { x: side, y: side, width: above.width - 2 * side, height: above.height - side * 3.2 }
  }
  const air = settings.useAestheticBackground ? 0.06 : settings.frameStyle === 'rounded' ? 0.035 : 0
  const isWide = picture.width / picture.height >= above.width / above.height
  return air > 0 || isWide ? inset(above, short * air) : size
}

/** @param above what the bar leaves of the frame */
function drawPicture(ctx: Ctx, job: GifJob, index: number, size: Box, above: Box): void {
  const picture = job.pictures[index]
  if (!picture) return
  const { frameStyle, useAestheticBackground } = job.settings
  const short = Math.min(size.width, size.height)
  drawGround(ctx, job, picture, size)
  const room = pictureBox(job.settings, picture, size, above)
  if (frameStyle === 'polaroid') {
    // Paper around the room; in it the chosen background, or paper too.
    ctx.fillStyle = POLAROID
    ctx.beginPath()
    ctx.rect(0, 0, size.width, size.height)
    if (useAestheticBackground) ctx.rect(room.x, room.y, room.width, room.height)
    ctx.fill('evenodd')
    drawContain(ctx, picture, room)
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
  if (frameStyle === 'thin') {
    const line = Math.max(2, short * 0.008)
    ctx.lineWidth = line
    ctx.strokeStyle = legible(
      brandColors(job.settings).primary,
      useAestheticBackground ? groundColors(job.settings)[0] : '#ffffff',
      2,
    )
    const edge = inset(above, line * 2.2)
    ctx.strokeRect(edge.x, edge.y, edge.width, edge.height)
  }
}

/** A picture with everything that stands on it, or the end card. */
function drawStop(ctx: Ctx, job: GifJob, stop: number | 'card', text: number, size: Box): void {
  if (stop === 'card') {
    drawCard(ctx, job, size)
    return
  }
  const above = { ...size, height: size.height - brandBarHeight(job.settings, size) }
  drawPicture(ctx, job, stop, size, above)
  drawBrandBar(ctx, job, size)
  drawCaption(ctx, job, text, above)
}

/** Draws one frame: the live preview and the export alike. The canvas has the size of `gifSize`. */
export function drawGifFrame(ctx: Ctx, job: GifJob, frame: GifFrame): void {
  const size = { x: 0, y: 0, width: ctx.canvas.width, height: ctx.canvas.height }
  ctx.imageSmoothingQuality = 'high'
  drawStop(ctx, job, frame.picture, frame.text, size)
  if (frame.next === undefined || frame.blend === 0) return
  const below = ctx.getImageData(0, 0, size.width, size.height)
  drawStop(ctx, job, frame.next, 1, size)
  const above = ctx.getImageData(0, 0, size.width, size.height)
  for (let i = 0; i < above.data.length; i++) {
    above.data[i] = (below.data[i] as number) * (1 - frame.blend) + (above.data[i] as number) * frame.blend
  }
  ctx.putImageData(above, 0, 0)
}
