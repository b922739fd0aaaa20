import { sharp } from '../sharp.ts'

export type Bytes = Uint8Array | Uint8ClampedArray

/** Pixels are in sRGB, three bytes each, row by row. */
export interface ByteImage {
  width: number
  height: number
  data: Bytes
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export function openImage({ data, width, height }: ByteImage) {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

export async function resizeImage(image: ByteImage, width: number, height: number, box?: Box): Promise<ByteImage> {
  const part = box ? openImage(image).extract(box) : openImage(image)
  const data = await part.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer()
  return { width, height, data }
}

/** The box may extend past the image. There, the border pixels are repeated (`copy`) or the image is mirrored. */
export async function resizeBeyond(
  image: ByteImage,
  width: number,
  height: number,
  box: Box,
  extendWith: 'copy' | 'mirror' = 'copy',
): Promise<ByteImage> {
  const left = Math.max(0, Math.min(image.width - 1, box.left))
  const top = Math.max(0, Math.min(image.height - 1, box.top))
  const right = Math.max(left + 1, Math.min(image.width, box.left + box.width))
  const bottom = Math.max(top + 1, Math.min(image.height, box.top + box.height))
  const inner = { left, top, width: right - left, height: bottom - top }
  if (inner.width === box.width && inner.height === box.height) return resizeImage(image, width, height, inner)
  const cut = await openImage(image)
    .extract(inner)
    .extend({
      left: Math.max(0, left - box.left),
      top: Math.max(0, top - box.top),
      right: Math.max(0, box.left + box.width - right),
      bottom: Math.max(0, box.top + box.height - bottom),
      extendWith,
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return resizeImage({ width: cut.info.width, height: cut.info.height, data: cut.data }, width, height)
}
