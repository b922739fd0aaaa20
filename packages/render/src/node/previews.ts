import { sharp } from './sharp.ts'

export const PREVIEWED_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * A WebP at most `width` wide, never enlarged; keeps transparency and XMP.
 * @param bytes JPEG, PNG or WebP
 */
export const makePreview = (bytes: Buffer, width: number): Promise<Buffer> =>
  sharp(bytes)
    .resize({ width, withoutEnlargement: true, fastShrinkOnLoad: true })
    .keepXmp()
    .webp({ quality: 74, effort: 2 })
    .toBuffer()
