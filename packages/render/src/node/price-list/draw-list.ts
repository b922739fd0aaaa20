import { CARD_SIDE, type CardStyle, PAGE_SIZE, type PageTemplate } from '@ufaro/contract/price-list/price-list.ts'
import { toHex } from '../../draw/color.ts'
import type { CardBrand, CardContent, CardPhoto } from '../../draw/price-list/card.ts'
import { drawPage, type PageContent } from '../../draw/price-list/page.ts'
import { CARD_DRAWERS } from '../../draw/price-list/registry.ts'
import { createContext, type Encoded, encode, loadDrawable } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'
import { sharp } from '../sharp.ts'
import { framePeople } from '../vision/frame-people.ts'

type Bytes = Uint8Array | null

export type ItemOrder = Omit<CardContent, 'photo'> & { photo: Bytes }
export type BrandOrder = Omit<CardBrand, 'logo'> & { logo: Bytes }

export interface CardOrder {
  kind: 'card'
  style: CardStyle
  item: ItemOrder
  brand: BrandOrder
}

export interface PageOrder {
  kind: 'page'
  style: CardStyle
  template: PageTemplate
  content: Omit<PageContent, 'items'> & { items: ItemOrder[] }
  brand: BrandOrder
  format: 'jpeg' | 'png'
}

const THUMBNAIL = 240
// People are detected only in photos drawn with at least this side, in pixels, and therefore not in thumbnails.
const LEAST_SEEN = 400

/** Largest difference (0 to 255) from the background's colour that JPEG noise causes. */
const GROUND = 14
/**
 * Ratio of the decoded size of a photo to its drawn size. The spare pixels are needed if a plain background is
 * cropped and the product enlarged.
 */
const SPARE = 1.5

/** Shrinks the photo before it is drawn, because a decoded photo of twelve megapixels would take fifty megabytes. */
async function open(bytes: Bytes, side: number): Promise<CardPhoto | null> {
  if (!bytes) return null
  const upright = await sharp(bytes)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(Math.round(side * SPARE), Math.round(side * SPARE), { fit: 'outside', withoutEnlargement: true })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const thing = await thingOn(upright)
  if (!thing) {
    const people = side < LEAST_SEEN ? null : await framePeople(upright)
    const seen = { focus: people?.focus ?? undefined, subject: people?.subject ?? undefined }
    return { ...(await loadDrawable(upright)), ground: null, ...seen }
  }
  const cut = await sharp(upright).extract(thing).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  return { ...(await loadDrawable(cut)), ground: thing.ground }
}

/**
 * Returns the bounds of a product on a plain background, and the background's colour. Null unless the background is
 * visible on all four sides.
 */
async function thingOn(upright: Buffer) {
  const { width: right = 0, height: foot = 0 } = await sharp(upright).metadata()
  const { info } = await sharp(upright).trim({ threshold: GROUND }).raw().toBuffer({ resolveWithObject: true })
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
  const { width, height } = info
  if (left <= 0 || top <= 0 || left + width >= right || top + height >= foot) return null
  // The pixel itself is read, because stats() ignores extract().
  const corner = await sharp(upright).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  const [red = 0, green = red, blue = red] = corner
  return { left, top, width, height, ground: toHex([red, green, blue]) }
}

const openBrand = async ({ logo, ...brand }: BrandOrder): Promise<CardBrand> => ({
  ...brand,
  logo: logo && (await loadDrawable(Buffer.from(logo))),
})

/** @throws Error if the photo or the logo cannot be decoded */
export async function drawCard({ style, item, brand }: CardOrder): Promise<Encoded> {
  registerFonts()
  const ctx = createContext(CARD_SIDE, CARD_SIDE)
  CARD_DRAWERS[style](ctx, { ...item, photo: await open(item.photo, CARD_SIDE) }, await openBrand(brand))
  return encode(ctx, 'jpeg')
}

/** The page has 1080 × 1350 pixels. A photo that cannot be decoded counts as missing. */
export async function drawListPage({ style, template, content, brand, format }: PageOrder): Promise<Encoded> {
  registerFonts()
  const ctx = createContext(PAGE_SIZE.width, PAGE_SIZE.height)
  const side = template === 'grid' ? CARD_SIDE / 2 : THUMBNAIL
  const items: CardContent[] = []
  for (const item of content.items) items.push({ ...item, photo: await open(item.photo, side).catch(() => null) })
  drawPage(ctx, { ...content, items }, await openBrand(brand), template, CARD_DRAWERS[style])
  return encode(ctx, format, { opaque: true })
}
