import { type Placement, placeGuest } from '../../draw/events.ts'
import { findHole } from '../../draw/find-hole.ts'
import { loadPixels } from '../canvas.ts'
import { sharp } from '../sharp.ts'

const LONGEST = 2048
const SEARCH = 1000
const LIGHT = 60_000
const CARD = { width: 1200, height: 630 }
const CARD_MOST_BYTES = 290_000

export interface SettledFlyer {
  bytes: Uint8Array
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
  placement: Placement
  behind: boolean
  /** The picture for link previews is a JPEG of 1200 × 630 pixels under 300 KB. */
  card: Uint8Array
}

export async function settleFlyer(flyer: Buffer, contentType: SettledFlyer['contentType'], wish?: Placement) {
  const fitted = await fit(flyer, contentType)
  return { ...fitted, ...(await placeOnFlyer(flyer, wish)), card: await drawCard(flyer) } satisfies SettledFlyer
}

export async function placeOnFlyer(
  flyer: Buffer,
  wish?: Placement,
): Promise<{ placement: Placement; behind: boolean }> {
  const { width, height } = await sharp(flyer).metadata()
  const { placement, behind = false } = placeGuest({ width, height }, findHole(await loadPixels(flyer, SEARCH)), wish)
  const { x, y, width: w, height: h, shape } = placement
  return { placement: { x, y, width: w, height: h, shape }, behind }
}

async function fit(flyer: Buffer, contentType: SettledFlyer['contentType']) {
  const { width, height } = await sharp(flyer).metadata()
  const large = Math.max(width, height) > LONGEST
  if (!large && flyer.length <= LIGHT) return { bytes: flyer, contentType, width, height }
  const { data, info } = await sharp(flyer)
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88, alphaQuality: 100, smartSubsample: true, effort: 5 })
    .toBuffer({ resolveWithObject: true })
  if (!large && data.length >= flyer.length * 0.9) return { bytes: flyer, contentType, width, height }
  return { bytes: data, contentType: 'image/webp' as const, width: info.width, height: info.height }
}

async function drawCard(flyer: Buffer): Promise<Buffer> {
  const opaque = await sharp(flyer)
    .flatten({ background: '#ffffff' })
    .resize(CARD.width, CARD.width, { fit: 'inside' })
    .toBuffer()
  const ground = await sharp(opaque)
    .resize({ ...CARD, fit: 'cover' })
    .blur(28)
    .modulate({ brightness: 0.72 })
    .toBuffer()
  const whole = await sharp(opaque)
    .resize(CARD.width, CARD.height - 48, { fit: 'inside' })
    .toBuffer()
  const drawn = await sharp(ground)
    .composite([{ input: whole, gravity: 'centre' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (let quality = 86; ; quality -= 12) {
    const jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= CARD_MOST_BYTES || quality <= 26) return jpeg
  }
}
