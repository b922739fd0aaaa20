import { sharp } from '../sharp.ts'

export const KEEP = 255
export const REMOVE = 0
export const UNDECIDED = 128

/**
 * Returns the user's mask at the photo's size, one byte per pixel.
 * @param png white keeps, black removes, transparent is undecided
 */
export async function readMarks(png: Buffer, width: number, height: number): Promise<Uint8Array> {
  const { data } = await sharp(png)
    .ensureAlpha()
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const marks = new Uint8Array(width * height)
  for (let i = 0; i < marks.length; i++) {
    const isOpaque = data[i * 4 + 3]! >= 128
    marks[i] = isOpaque ? (data[i * 4 + 1]! >= 128 ? KEEP : REMOVE) : UNDECIDED
  }
  return marks
}
