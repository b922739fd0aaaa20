import type { Box } from './canvas.ts'
import { toHex } from './color.ts'
import { borderCells, median, type Pixels } from './pixels.ts'

export interface PlainPicture {
  ground: string
  /** Bounds of the object on the background, as fractions of the picture. */
  thing: Box
}

// Differences of a pixel from the background's colour, in the channel that differs most. A border is plain if at most
// the share `STRAYS` of its pixels differ by more than `ALIKE`. A pixel that differs by more than `AWAY` is part of the
// object.
const ALIKE = 8
const AWAY = 24
const STRAYS = 0.01
// Share of a transparent border that the object may cover, such as the letters of a closely cropped logo.
const REACHES = 0.12
// Maximum alpha of a pixel that counts as transparent.
const CLEAR = 16
// Mean lightness (0 to 255) above which an object on a transparent background gets a dark background.
const LIGHT = 219
const WHITE = [255, 255, 255] as const
const DARK = [21, 24, 31] as const

/** Null if the background is neither plain nor transparent, or if there is no object on it. */
export function readPlainPicture(pixels: Pixels): PlainPicture | null {
  const { width, height, data } = pixels
  const border = borderCells(pixels)
  const channel = (cell: number, part: number) => data[cell * 4 + part] as number
  const ground = [0, 1, 2, 3].map((part) => median(border.map((cell) => channel(cell, part))))
  const isClear = (ground[3] as number) <= CLEAR
  const distance = (cell: number) =>
    isClear ? channel(cell, 3) : Math.max(...ground.map((value, part) => Math.abs(channel(cell, part) - value)))
  const stray = border.filter((cell) => distance(cell) > (isClear ? CLEAR : ALIKE))
  if (stray.length > (isClear ? REACHES : STRAYS) * border.length) return null
  let [left, top, right, foot, light, weight] = [width, height, -1, -1, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x
      if (distance(cell) <= AWAY) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      foot = y
      weight += channel(cell, 3)
      light += channel(cell, 3) * (0.2126 * channel(cell, 0) + 0.7152 * channel(cell, 1) + 0.0722 * channel(cell, 2))
    }
  }
  if (right < 0) return null
  const [red, green, blue] = isClear ? (light > LIGHT * weight ? DARK : WHITE) : ground
  const thing = {
    x: left / width,
    y: top / height,
    width: (right + 1 - left) / width,
    height: (foot + 1 - top) / height,
  }
  return { ground: toHex([red as number, green as number, blue as number]), thing }
}
