import { sharp } from './sharp.ts'

export const PREVIEWED_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * Previews up to this width, in pixels, are gallery tiles and encoded with TILE. A gallery shows many of them, so forty
 * must fit into 250 KB.
 */
const TILE_WIDTH = 320
const TILE = { quality: 50, effort: 4 }
const SHOWN = { quality: 74, effort: 2 }

/**
 * Decodes the picture once. Never enlarges. Keeps transparency and XMP.
 * @param bytes JPEG, PNG or WebP
 */
export async function makePreviews<Name extends string>(
  bytes: Buffer,
  widths: Readonly<Record<Name, number>>,
): Promise<Record<Name, Buffer>> {
  const names = Object.keys(widths) as Name[]
  const picture = sharp(bytes)
  const { xmp } = await picture.metadata()
  const { data, info: raw } = await picture
    .resize({ width: Math.max(...names.map((name) => widths[name])), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const encode = async (name: Name) => {
    const small = sharp(data, { raw }).resize({ width: widths[name], withoutEnlargement: true })
    if (xmp) small.withXmp(xmp.toString())
    return [name, await small.webp(widths[name] > TILE_WIDTH ? SHOWN : TILE).toBuffer()] as const
  }
  return Object.fromEntries(await Promise.all(names.map(encode))) as Record<Name, Buffer>
}
