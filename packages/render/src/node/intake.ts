import type { Metadata } from 'sharp'
import { ImageFault } from './intake/image-fault.ts'
import { type ImageType, sniffImage } from './intake/sniff.ts'
import { stripJpeg } from './intake/strip-jpeg.ts'
import { stripPng } from './intake/strip-png.ts'
import { stripWebp } from './intake/strip-webp.ts'
import { type Sharp, sharp } from './sharp.ts'

export { ImageFault }

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_IMAGE_PIXELS = 50_000_000
/**
 * Limits of a side, in pixels, and of the ratio of sides. A line one pixel high and fifty million wide would be a tiny
 * file but take up to a gigabyte of memory or ten seconds to decode.
 */
export const MAX_IMAGE_SIDE = 12_000
export const MAX_IMAGE_RATIO = 20
const DECODE_SECONDS = 10

interface IntakeLimits {
  maxBytes?: number
  maxPixels?: number
}

export interface TakenImage {
  /** The picture is upright, in sRGB, with 8 bits per channel, one frame and no metadata. */
  bytes: Buffer
  contentType: ImageType
  width: number
  height: number
}

const STRIP: Record<ImageType, (bytes: Buffer) => Buffer | undefined> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
}

/**
 * Removes metadata. An upright 8-bit sRGB picture of one frame keeps its compressed pixels byte for byte. Any other
 * picture becomes a PNG if it was one or has transparency, else a JPEG.
 * @throws ImageFault NOT_AN_IMAGE (not PNG, JPEG or WebP), TOO_LARGE (bytes or pixels), BAD_SIDES (above MAX_IMAGE_SIDE
 * or MAX_IMAGE_RATIO), UNREADABLE_IMAGE (damaged)
 */
export async function intakeImage(bytes: Buffer, limits: IntakeLimits = {}): Promise<TakenImage> {
  const { decoded, ...taken } = await beginIntake(bytes, limits)
  await decoded
  return taken
}

/**
 * Like `intakeImage`, but does not wait for the decoding of a picture that keeps its bytes.
 * @returns the picture. Its promise `decoded` rejects with an ImageFault if the picture is damaged
 */
export async function beginIntake(
  bytes: Buffer,
  limits: IntakeLimits = {},
): Promise<TakenImage & { decoded: Promise<void> }> {
  const { maxBytes = MAX_IMAGE_BYTES, maxPixels = MAX_IMAGE_PIXELS } = limits
  if (bytes.length > maxBytes) throw new ImageFault('TOO_LARGE', `${bytes.length} bytes`)
  const type = sniffImage(bytes)
  if (!type) throw new ImageFault('NOT_AN_IMAGE', 'not a PNG, JPEG or WebP file')

  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (header.width * header.height > maxPixels) {
      throw new ImageFault('TOO_LARGE', `${header.width} × ${header.height} pixels`)
    }
    requireSides(header)
    const stripped = isPlain(header) ? STRIP[type](bytes) : undefined
    if (!stripped) {
      return { ...(await encode(bytes, type === 'image/png' || header.hasAlpha)), decoded: Promise.resolve() }
    }
    const { width, height } = header
    return { bytes: stripped, contentType: type, width, height, decoded: decode(stripped, type, header).catch(refuse) }
  } catch (cause) {
    return refuse(cause)
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof ImageFault) throw cause
  throw new ImageFault('UNREADABLE_IMAGE', 'the picture does not decode', { cause })
}

function requireSides({ width, height }: Metadata): void {
  const [short, long] = width < height ? [width, height] : [height, width]
  if (short >= 1 && long <= MAX_IMAGE_SIDE && long <= short * MAX_IMAGE_RATIO) return
  throw new ImageFault('BAD_SIDES', `${width} × ${height} pixels`)
}

function isPlain(header: Metadata): boolean {
  const upright = (header.orientation ?? 1) === 1
  const eightBit = header.depth === 'uchar'
  return upright && eightBit && isSrgb(header) && (header.pages ?? 1) === 1
}

function isSrgb({ space, icc }: Metadata): boolean {
  if (space !== 'srgb' && space !== 'b-w') return false
  // The name of a profile is ASCII or UTF-16. After removing zero bytes, both read the same.
  return !icc || icc.toString('latin1').replaceAll('\0', '').includes('sRGB')
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'error', sequentialRead: true }).timeout({ seconds: DECODE_SECONDS })
}

/**
 * Finds damage, so all data must be read. Extracting the last row decodes all rows before it without keeping them in
 * memory. For a JPEG, decoding at an eighth of its size is faster and also reads all data.
 */
async function decode(bytes: Buffer, contentType: ImageType, { width, height }: Metadata): Promise<void> {
  const picture = open(bytes)
  const part =
    contentType === 'image/jpeg'
      ? picture.resize({ width: Math.max(1, Math.floor(width / 8)) })
      : picture.extract({ left: 0, top: height - 1, width, height: 1 })
  await part.raw().toBuffer()
}

async function encode(bytes: Buffer, lossless: boolean): Promise<TakenImage> {
  const upright = open(bytes).autoOrient().toColourspace('srgb')
  const { data, info } = await (lossless
    ? upright.png({ compressionLevel: 6 })
    : upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  ).toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    contentType: lossless ? 'image/png' : 'image/jpeg',
    width: info.width,
    height: info.height,
  }
}
