import { getCutout } from '@ufaro/contract/http/touch-up.ts'
import { type Tool, toolOf } from '@ufaro/contract/tools.ts'
import type { Ctx, Drawable } from '@ufaro/render/draw/canvas.ts'
import type { Pixels } from '@ufaro/render/draw/pixels.ts'
import { type Still, stillSize, WHATSAPP } from '@ufaro/render/draw/whatsapp/formats.ts'
import { cutSubject, drawCutSticker, drawWholeSticker, firm } from '@ufaro/render/draw/whatsapp/sticker.ts'
import { drawStill } from '@ufaro/render/draw/whatsapp/still.ts'
import { call } from '#web/lib/session.ts'
import type { ViewerItem } from '../viewer/viewer-item.ts'
import { contextOf, encodeWithin } from './encode.ts'

/** Longer side in pixels at which the subject is cut out. */
const CUT_AT = 1024

const asCtx = (context: OffscreenCanvasRenderingContext2D) => context as unknown as Ctx

export function paintStill(still: Still, item: ViewerItem, picture: Drawable): OffscreenCanvas {
  const { width, height } = stillSize(still, picture)
  const context = contextOf(width, height)
  drawStill(asCtx(context), still, picture, subjectOf(item) === 'person')
  return context.canvas
}

export async function paintSticker(item: ViewerItem, picture: Drawable, signal: AbortSignal): Promise<OffscreenCanvas> {
  const { width, height } = WHATSAPP.sticker
  const context = contextOf(width, height)
  // A square picture of a person is meant to be shown in a circle, so do not cut out its subject.
  const round = subjectOf(item) === 'person' && picture.width === picture.height
  const subject = round ? null : await findSubject(item, picture, signal)
  if (subject) drawCutSticker(asCtx(context), subject, asCtx(contextOf(width, height)))
  else drawWholeSticker(asCtx(context), picture, round ? 'circle' : 'rounded')
  return context.canvas
}

async function findSubject(item: ViewerItem, picture: Drawable, signal: AbortSignal): Promise<Drawable | null> {
  if (!subjectOf(item)) return null
  const cut = (await askCutout(item, signal)) ?? cutSubject(pixelsOf(picture, CUT_AT))
  return cut && drawableOf(cut)
}

/** Asks the server for the cut-out of the run's photo. Null if there is none or if the photo is no longer stored. */
async function askCutout({ runId }: ViewerItem, signal: AbortSignal): Promise<Pixels | null> {
  if (!runId) return null
  try {
    const answer: unknown = await call(getCutout, { params: { id: runId }, signal })
    if (!(answer instanceof Blob)) return null
    const source = await createImageBitmap(answer)
    const pixels = firm(pixelsOf({ source, width: source.width, height: source.height }, CUT_AT))
    source.close()
    return pixels
  } catch {
    signal.throwIfAborted()
    return null
  }
}

const subjectOf = ({ mode }: ViewerItem): Tool['subject'] => toolOf(mode).subject

function pixelsOf({ source, width, height }: Drawable, longest: number): Pixels {
  const scale = Math.min(1, longest / Math.max(width, height))
  const context = contextOf(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, context.canvas.width, context.canvas.height)
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height)
}

function drawableOf({ data, width, height }: Pixels): Drawable {
  const context = contextOf(width, height)
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return { source: context.canvas, width, height }
}

export const encodeStill = (canvas: OffscreenCanvas, still: Still | 'sticker'): Promise<Blob> =>
  encodeWithin(canvas, WHATSAPP[still].type, WHATSAPP[still].maxBytes)
