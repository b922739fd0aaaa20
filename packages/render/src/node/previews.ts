import { sharp } from './sharp.ts'

/** Types that `makePreview` reads; nothing else is ever decoded here. */
export const PREVIEWED_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * A WebP of a picture that is at most so wide and never enlarged; transparency stays, and what the picture says of itself.
 * @param bytes JPEG, PNG or WebP
 */
export const makePreview = (bytes: Buffer, width: number): Promise<Buffer> =>
  sharp(bytes)
    .resize({ width, withoutEnlargement: true, fastShrinkOnLoad: true })
    .keepXmp()
    .webp({ quality: 74, effort: 2 })
    .toBuffer()
