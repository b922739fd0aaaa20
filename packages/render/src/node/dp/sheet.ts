import type { Backdrop, Rgb } from '../backdrop/ground.ts'
import { developFor } from '../headshot/develop.ts'
import type { Grade } from '../headshot/looks.ts'
import type { StudiedPhoto } from '../headshot/study.ts'
import { createPlane, createSampler, type Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'

/** A picture that is being drawn: red, green and blue from 0 to 255, three values per pixel. */
export interface Sheet {
  width: number
  height: number
  data: Float32Array
}

export type Share = (x: number, y: number, index: number) => number

const GRAIN = 1.4

export function sheetFrom(ground: Backdrop, width: number, height: number): Sheet {
  const planes = [0, 1, 2].map((c) => {
    const plane = createPlane(ground.width, ground.height)
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = ground.data[i * 3 + c]!
    return plane
  }) as [Plane, Plane, Plane]
  const sample = createSampler(ground, width, height)
  const data = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = sample(planes[c]!, x, y)
    }
  }
  return { width, height, data }
}

export function cover(sheet: Sheet, colour: Rgb | ((x: number, y: number) => Rgb), share: Share): void {
  blend(sheet, colour, share, (below, above, a) => below + (above - below) * a)
}

export function lighten(sheet: Sheet, colour: Rgb | ((x: number, y: number) => Rgb), share: Share): void {
  blend(sheet, colour, share, (below, above, a) => below + (255 - below) * (above / 255) * a)
}

function blend(
  { width, height, data }: Sheet,
  colour: Rgb | ((x: number, y: number) => Rgb),
  share: Share,
  mode: (below: number, above: number, share: number) => number,
): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const a = share(x, y, i)
      if (a <= 0) continue
      const above = typeof colour === 'function' ? colour(x, y) : colour
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mode(data[i * 3 + c]!, above[c]!, Math.min(1, a))
    }
  }
}

export function placePerson(sheet: Sheet, photo: StudiedPhoto, matte: Plane, grade: Grade): void {
  const develop = developFor(photo.subject, photo.width, photo.height, photo.faces, grade)
  const own = new Float32Array(3)
  const { subject } = photo
  for (let i = 0; i < matte.data.length; i++) {
    const a = matte.data[i]!
    if (a <= 0) continue
    develop(own, subject[i * 3]!, subject[i * 3 + 1]!, subject[i * 3 + 2]!, i % sheet.width)
    for (let c = 0; c < 3; c++) {
      const below = sheet.data[i * 3 + c]!
      sheet.data[i * 3 + c] = below + (Math.max(0, Math.min(255, own[c]!)) - below) * a
    }
  }
}

export function finish({ data }: Sheet): Uint8ClampedArray {
  const random = createRandom(9)
  const pixels = new Uint8ClampedArray(data.length)
  for (let i = 0; i < data.length; i += 3) {
    const speck = (random() + random() - 1) * GRAIN
    for (let c = 0; c < 3; c++) pixels[i + c] = data[i + c]! + speck
  }
  return pixels
}
