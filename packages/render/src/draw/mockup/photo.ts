import type { Box, Ctx, Drawable } from '../canvas.ts'
import { toHex } from '../color.ts'
import { logoFor } from '../logo/prepare-logo.ts'
import type { Pixels } from '../pixels.ts'
import { settleQuad } from './settle-quad.ts'
import { bounds, fitInside, type Point, print, type Quad, quadInverse } from './warp.ts'

interface Corner {
  x: number
  y: number
}
export type Corners = readonly [Corner, Corner, Corner, Corner]

export const DEFAULT_CORNERS: Corners = [
  { x: 0.32, y: 0.34 },
  { x: 0.68, y: 0.34 },
  { x: 0.68, y: 0.66 },
  { x: 0.32, y: 0.66 },
]

/** Print lets a little of the surface show through. */
const OPACITY = 0.93
/** `share` is how strongly the light in the photo affects the ink (0 to 1). The others limit the resulting factor. */
const LIGHT = { share: 0.75, least: 0.45, most: 1.25 }

/**
 * Draws the photo at its own size, with the logo printed between the corners.
 * @param ink the logo as returned by `prepareLogo`
 */
export function drawOnPhoto(ctx: Ctx, photo: Drawable, ink: Pixels, corners: Corners = DEFAULT_CORNERS): void {
  ctx.drawImage(photo.source, 0, 0, photo.width, photo.height)
  const quad = settleQuad(corners.map(({ x, y }) => [x * photo.width, y * photo.height]) as unknown as Quad)
  if (!quad) return
  const box = onCanvas(bounds(quad), photo)
  const { light, ground } = surfaceOf(ctx, box)
  const logo = logoFor(ink, ground)
  const inverse = quadInverse(quad)
  const inner = fitInside(logo, ratioOf(quad))
  print(ctx, logo, box, (x, y) => inner(inverse(x, y)), light, OPACITY)
}

function ratioOf([a, b, c, d]: Quad): number {
  const side = (from: Point, to: Point) => Math.hypot(from[0] - to[0], from[1] - to[1])
  return (side(a, b) + side(d, c)) / Math.max(1, side(a, d) + side(b, c))
}

function onCanvas(box: Box, { width, height }: Drawable): Box {
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, box.x + box.width) - x),
    height: Math.max(1, Math.min(height, box.y + box.height) - y),
  }
}

function surfaceOf(ctx: Ctx, box: Box) {
  const { data } = ctx.getImageData(box.x, box.y, box.width, box.height)
  const bright = new Float32Array(box.width * box.height)
  const sum = [0, 0, 0]
  for (let cell = 0; cell < bright.length; cell++) {
    for (let part = 0; part < 3; part++) sum[part] = (sum[part] as number) + (data[cell * 4 + part] as number)
    bright[cell] = brightness(data, cell * 4)
  }
  const [red = 0, green = 0, blue = 0] = sum.map((total) => total / bright.length)
  const mean = Math.max(1, brightness([red, green, blue], 0))
  const light = (x: number, y: number): number => {
    const cell = (y - box.y) * box.width + (x - box.x)
    const lit = 1 - LIGHT.share + (LIGHT.share * (bright[cell] as number)) / mean
    return Math.min(LIGHT.most, Math.max(LIGHT.least, lit))
  }
  return { light, ground: toHex([red, green, blue]) }
}

const brightness = (data: ArrayLike<number>, at: number): number =>
  0.2126 * (data[at] as number) + 0.7152 * (data[at + 1] as number) + 0.0722 * (data[at + 2] as number)
