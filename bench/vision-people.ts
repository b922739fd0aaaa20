import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ByteImage, openImage } from '../packages/render/src/node/pixels/byte-image.ts'
import { createRandom } from '../packages/render/src/node/pixels/random.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'

export const isByLot = (name: string) => name.startsWith('lot-')

/**
 * BENCH_PEOPLE names a folder with PNGs that `bench/people/render-people.py` rendered. People with random features come
 * last, because a person's background depends on the position in this list: additional random people must not change
 * the backgrounds of the others.
 */
export function renderedPeople(): { name: string; bytes: Buffer }[] {
  const folder = process.env.BENCH_PEOPLE
  if (!folder) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
  const ordered = names.sort((a, b) => Number(isByLot(a)) - Number(isByLot(b)) || (a < b ? -1 : 1))
  return ordered.map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }))
}

/** Standard deviations of the blur in pixels: sharp, soft and far out of focus. */
const DEFOCUS = [0, 1.5, 4]

export async function outOfFocus(ground: ByteImage, seed: number): Promise<Buffer> {
  const sigma = DEFOCUS[seed % DEFOCUS.length]!
  return (sigma ? openImage(ground).blur(sigma) : openImage(ground)).raw().toBuffer()
}

/** Camera noise changes each channel by at most this much, on the scale 0 to 255. */
const NOISE = 9
const QUALITY = 88

export async function asPhotographed(picture: ByteImage, seed: number): Promise<Buffer> {
  const random = createRandom(seed + 41)
  const data = Uint8ClampedArray.from(picture.data, (value) => value + (random() + random() - 1) * NOISE)
  const jpeg = await openImage({ ...picture, data })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return sharp(jpeg).raw().toBuffer()
}
