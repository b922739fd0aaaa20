import type { Ctx, Drawable } from '../canvas.ts'
import { type Rgb, toHex } from '../color.ts'

export type Sides = Readonly<Record<'top' | 'bottom' | 'left' | 'right', boolean>>

/** Depth of the strip along a picture's edge that is read or stretched, as a share of the picture. */
export const EDGE = 0.012
/** Number of pixels sampled along an edge. */
const LOOK = 96
/** Maximum standard deviation (0 to 255) along an edge that counts as plain. */
const PLAIN = 7

interface Edges {
  /** Whether all sides next to empty space are plain, so that extending them shows no seam. */
  plain: boolean
  /** Colour of the least varied side next to empty space. A mean of different sides would look muddy. */
  color: string
}

/** Uses the upper left corner of the canvas to read pixels, and overwrites it. */
export function edgesOf(ctx: Ctx, picture: Drawable, free: Sides): Edges {
  const sides = Object.entries(free).flatMap(([side, isFree]) => (isFree ? [pixelsOf(ctx, picture, side)] : []))
  const colors = sides.map((data) =>
    [0, 1, 2].map((part) => statsOf(Array.from({ length: LOOK }, (_, at) => data[at * 4 + part] ?? 0))),
  )
  const calmest = colors.reduce((one, other) => (unrest(other) < unrest(one) ? other : one), colors[0] ?? [])
  return {
    plain: colors.every((parts) => unrest(parts) <= PLAIN),
    color: toHex(calmest.map(({ middle }) => middle) as unknown as Rgb),
  }
}

function pixelsOf(ctx: Ctx, { source, width, height }: Drawable, side: string): Uint8ClampedArray {
  const [wide, tall] = [Math.max(1, width * EDGE), Math.max(1, height * EDGE)]
  if (side === 'top' || side === 'bottom') {
    ctx.drawImage(source, 0, side === 'top' ? 0 : height - tall, width, tall, 0, 0, LOOK, 1)
    return ctx.getImageData(0, 0, LOOK, 1).data
  }
  ctx.drawImage(source, side === 'left' ? 0 : width - wide, 0, wide, height, 0, 0, 1, LOOK)
  return ctx.getImageData(0, 0, 1, LOOK).data
}

const unrest = (parts: readonly Stats[]): number => Math.max(...parts.map(({ spread }) => spread))

interface Stats {
  middle: number
  spread: number
}

function statsOf(values: readonly number[]): Stats {
  const sorted = [...values].sort((one, other) => one - other)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { middle: sorted[sorted.length >> 1] ?? 0, spread: Math.sqrt(variance) }
}
