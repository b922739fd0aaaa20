import { savesData } from '#web/lib/data-saver.ts'
import { formatBytes } from '#web/lib/formats.ts'
import { FIT, fittedSize, LEAN_FIT, type Size } from './fit.ts'
import { isHeic, SNIFF_BYTES, sniff } from './sniff.ts'

export interface Picture {
  blob: Blob
  name: string
  width: number
  height: number
}

/** A browser that decodes a larger file may run out of memory. */
const FILE_MAX_BYTES = 64 * 1024 * 1024

const HEIC_WAY_OUT =
  'is a HEIC photo, which cannot be read here. On your iPhone, choose Settings, Camera, Formats, Most Compatible for new photos; send this one to yourself by WhatsApp and it becomes a JPEG.'

export interface PictureRules {
  maxBytes?: number
  /** Keeps the original resolution, for tools whose results have the size of the picture. */
  asIs?: boolean
  longest?: number
  /**
   * Error messages for a wrong file type and a too large file, where the specification gives the wording. The default
   * messages name the file.
   */
  texts?: { type: string; size: string }
}

/** `maxBytes` is the server's limit. */
export const UNSCALED: PictureRules = { asIs: true, maxBytes: 10 * 1024 * 1024 }

export class PictureFault extends Error {}

/**
 * Reads a file as a picture.
 * @throws PictureFault
 */
export async function takePicture(file: File, rules: PictureRules = {}): Promise<Picture> {
  const { maxBytes = FILE_MAX_BYTES, asIs = false, longest, texts } = rules
  const name = file.name || 'This image'
  if (file.size === 0) throw new PictureFault(`${name} is empty.`)
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())
  if (isHeic(head)) throw new PictureFault(`${name} ${HEIC_WAY_OUT}`)
  const type = sniff(head)
  if (!type) throw new PictureFault(texts?.type ?? `${name} is not a JPEG, PNG, or WebP image.`)
  if (file.size > maxBytes)
    throw new PictureFault(
      texts?.size ?? `${name} is larger than ${formatBytes(maxBytes)} (${formatBytes(file.size)}).`,
    )
  // Set the type that was detected from the bytes, so that the browser uses the right decoder.
  const blob = new Blob([file], { type })
  const bitmap = await createImageBitmap(blob).catch(() => {
    throw new PictureFault(`${name} could not be read. It may be damaged; please try another one.`)
  })
  try {
    if (type !== 'image/jpeg' && isUnseen(bitmap)) throw new PictureFault(`${name} is transparent all over.`)
    const { width, height } = bitmap
    const fit = savesData() ? LEAN_FIT : FIT
    const weight = { bytes: file.size, isPhoto: type === 'image/jpeg', longest }
    const size = asIs ? null : fittedSize({ width, height }, weight, fit)
    if (!size) return { blob, name, width, height }
    const redrawn = await redraw(bitmap, size, type, fit.quality)
    const gained = size.width < width || redrawn.size < blob.size
    return gained ? { blob: redrawn, name, ...size } : { blob, name, width, height }
  } finally {
    bitmap.close()
  }
}

/** Side in pixels of the square copy that is searched for visible pixels. Even a hairline remains visible on it. */
const LOOK_SIDE = 256

/** Whether every pixel is transparent. False in browsers without OffscreenCanvas, which cannot check it. */
function isUnseen(bitmap: ImageBitmap): boolean {
  if (!('OffscreenCanvas' in globalThis)) return false
  const context = new OffscreenCanvas(LOOK_SIDE, LOOK_SIDE).getContext('2d', { willReadFrequently: true })
  context?.drawImage(bitmap, 0, 0, LOOK_SIDE, LOOK_SIDE)
  const data = context?.getImageData(0, 0, LOOK_SIDE, LOOK_SIDE).data
  return data?.every((value, at) => at % 4 !== 3 || value === 0) ?? false
}

async function redraw(bitmap: ImageBitmap, { width, height }: Size, type: string, quality: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new PictureFault('Could not get 2D canvas context')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type: type === 'image/jpeg' ? type : 'image/webp', quality })
}
