import type { Box } from './canvas.ts'
import { toHex } from './color.ts'
import type { Pixels } from './pixels.ts'

export interface PlainPicture {
  ground: string
  /** Bounds of what stands on the ground, as fractions of the picture. */
  thing: Box
}

// Distance from the ground's colour, in the largest channel of 255: of all but strays of the border, and of the thing.
const ALIKE = 8
const AWAY = 24
const STRAYS = 0.01
// Ink on transparency may reach the border: the letters of a logo that was cut out closely.
const REACHES = 0.12
// Up to this alpha a pixel shows nothing.
const CLEAR = 16
// Mean lightness of 255 from which something on transparency needs a dark ground.
const LIGHT = 219
const WHITE = [255, 255, 255] as const
const DARK = [21, 24, 31] as const

/** A picture of something on a plain or transparent ground that goes all the way round it; null for any other. */
export function readPlainPicture(pixels: Pixels): PlainPicture | null {
  const { width, height, data } = pixels
  const border: number[] = []
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1)
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

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 255
