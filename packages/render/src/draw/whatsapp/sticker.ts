import { type Ctx, type Drawable, drawContain, inset, scoped } from '../canvas.ts'
import { liftGround } from '../logo/lift-ground.ts'
import type { Pixels } from '../pixels.ts'
import { type Shape, shapePath } from '../shape.ts'
import { trim } from '../trim.ts'
import { WHATSAPP } from './formats.ts'

const { width, height, margin } = WHATSAPP.sticker
/** Width in pixels of the white outline, which makes a cut-out visible on every wallpaper. */
const OUTLINE = 8
const STEPS = 32

const SUBJECT = { least: 0.04, most: 0.92 }

/** Alpha up to `HAZE` becomes transparent and from `SOLID` on opaque. Faint haze would otherwise get an outline too. */
const [HAZE, SOLID] = [90, 190]

export function firm({ data, width: wide, height: tall }: Pixels): Pixels {
  const out = new Uint8ClampedArray(data)
  for (let at = 3; at < out.length; at += 4) out[at] = (((out[at] as number) - HAZE) / (SOLID - HAZE)) * 255
  return trim({ data: out, width: wide, height: tall })
}

/**
 * Cuts the subject out of a plain background. Returns null if the background is not plain, or if the subject covers
 * hardly any or nearly all of the picture.
 */
export function cutSubject(picture: Pixels): Pixels | null {
  const lifted = liftGround(picture)
  if (!lifted) return null
  let kept = 0
  for (let at = 3; at < lifted.data.length; at += 4) if ((lifted.data[at] as number) > 127) kept++
  const share = kept / (lifted.width * lifted.height)
  return share < SUBJECT.least || share > SUBJECT.most ? null : firm(lifted)
}

/** @param scratch an empty canvas of the sticker's size */
export function drawCutSticker(ctx: Ctx, subject: Drawable, scratch: Ctx): void {
  const room = inset({ x: 0, y: 0, width, height }, margin + OUTLINE)
  ctx.imageSmoothingQuality = 'high'
  scratch.imageSmoothingQuality = 'high'
  const box = drawContain(scratch, subject, room)
  scoped(scratch, () => {
    scratch.globalCompositeOperation = 'source-in'
    scratch.fillStyle = '#ffffff'
    scratch.fillRect(0, 0, width, height)
  })
  for (let step = 0; step < STEPS; step++) {
    const angle = (step / STEPS) * 2 * Math.PI
    ctx.drawImage(scratch.canvas, Math.cos(angle) * OUTLINE, Math.sin(angle) * OUTLINE)
  }
  ctx.drawImage(subject.source, box.x, box.y, box.width, box.height)
}

export function drawWholeSticker(ctx: Ctx, picture: Drawable, shape: Shape): void {
  const room = inset({ x: 0, y: 0, width, height }, margin)
  const scale = Math.min(room.width / picture.width, room.height / picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  const box = { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h }
  scoped(ctx, () => {
    ctx.imageSmoothingQuality = 'high'
    shapePath(ctx, box, shape)
    ctx.clip()
    ctx.drawImage(picture.source, box.x, box.y, w, h)
  })
}
