import type { Box } from './canvas.ts'
import { toHex } from './color.ts'
import type { Pixels } from './pixels.ts'

export interface PlainPicture {
  ground: string
  /** Bounds of what stands on the ground, as fractions of the picture. */
  thing: Box
}

/** Distance from the ground's colour, in the largest channel of 255: of all but strays of the border, and of the thing. */
const ALIKE = 8
const AWAY = 24
const STRAYS = 0.01
const WHITE = 255

/** A picture of something on a plain or transparent ground that goes all the way round it; null for any other. */
export function readPlainPicture({ width, height, data }: Pixels): PlainPicture | null {
  const colorAt = (cell: number) => {
    const alpha = (data[cell * 4 + 3] as number) / 255
    return [0, 1, 2].map((part) => (data[cell * 4 + part] as number) * alpha + WHITE * (1 - alpha))
  }
  const border: number[] = []
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1)
  const colors = border.map(colorAt)
  const ground = [0, 1, 2].map((part) => median(colors.map((color) => color[part] as number)))
  const distance = (color: readonly number[]) =>
    Math.max(...color.map((value, part) => Math.abs(value - (ground[part] as number))))
  if (colors.filter((color) => distance(color) > ALIKE).length > STRAYS * border.length) return null
  let [left, top, right, foot] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (distance(colorAt(y * width + x)) <= AWAY) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      foot = y
    }
  }
  if (right < 0) return null
  const thing = {
    x: left / width,
    y: top / height,
    width: (right + 1 - left) / width,
    height: (foot + 1 - top) / height,
  }
  return { ground: toHex([ground[0] as number, ground[1] as number, ground[2] as number]), thing }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? WHITE
