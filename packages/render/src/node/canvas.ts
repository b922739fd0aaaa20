import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Ctx, Drawable } from '../draw/canvas.ts'
import type { Pixels } from '../draw/pixels.ts'
import { sharp } from './sharp.ts'

export interface Encoded {
  bytes: Buffer
  contentType: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

export function createContext(width: number, height: number): Ctx {
  return createCanvas(width, height).getContext('2d') as unknown as Ctx
}

/** @throws Error if the bytes are not a picture */
export async function loadDrawable(bytes: Buffer): Promise<Drawable> {
  const image = await loadImage(bytes)
  return { source: image as unknown as CanvasImageSource, width: image.width, height: image.height }
}

export async function loadPixels(bytes: Buffer, longest: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Encodes as JPEG of quality 95 on white, or as lossless PNG. Uses sharp, because the canvas library takes a second for
 * a PNG.
 * @param options `opaque` drops the alpha channel of a PNG
 */
export async function encode(
  ctx: Ctx,
  format: 'jpeg' | 'png',
  { opaque = false }: { opaque?: boolean } = {},
): Promise<Encoded> {
  const { width, height } = ctx.canvas
  const raw = sharp(ctx.getImageData(0, 0, width, height).data, { raw: { width, height, channels: 4 } })
  const bytes =
    format === 'png'
      ? await (opaque ? raw.removeAlpha() : raw).png({ compressionLevel: 7 }).toBuffer()
      : await raw.flatten({ background: '#ffffff' }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  return { bytes, contentType: `image/${format}`, width, height }
}
