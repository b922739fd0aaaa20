import { type Ctx, type Drawable, scoped } from '../canvas.ts'
import { type PlainPicture, readPlainPicture } from '../plain-picture.ts'

// Maximum side, in pixels, of the small version in which a product is looked for.
const LOOK = 120
/**
 * Scales the picture at low quality, because high-quality smoothing would mix objects near the border into the border.
 */
function smallVersion(ctx: Ctx, picture: Drawable, width: number, height: number): ImageData {
  scoped(ctx, () => {
    ctx.imageSmoothingQuality = 'low'
    ctx.clearRect(0, 0, width, height)
    ctx.drawImage(picture.source, 0, 0, width, height)
  })
  return ctx.getImageData(0, 0, width, height)
}

const plains = new WeakMap<Drawable, PlainPicture | null>()

export function plainPicture(ctx: Ctx, picture: Drawable): PlainPicture | null {
  const known = plains.get(picture)
  if (known !== undefined) return known
  const most = Math.min(LOOK, ctx.canvas.width, ctx.canvas.height)
  const scale = Math.min(1, most / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const plain = readPlainPicture(smallVersion(ctx, picture, width, height))
  plains.set(picture, plain)
  return plain
}

// Width and height, in pixels, of the small version whose border is read.
const READ = 16
// A border is plain if at least `share` of its pixels differ from the median by at most `apart`. The share is low,
// because a product such as a boot may touch three sides.
const PLAIN = { apart: 8, share: 0.5 }
const borders = new WeakMap<Drawable, string | null>()

/** Returns the colour of a plain border, else null. On a background of that colour, no edge of the photo is visible. */
export function plainBorder(ctx: Ctx, picture: Drawable): string | null {
  const known = borders.get(picture)
  if (known !== undefined) return known
  const { data } = smallVersion(ctx, picture, READ, READ)
  const edge = Array.from({ length: READ }, (_, i) => [i, i * READ, (READ - 1) * READ + i, i * READ + READ - 1]).flat()
  const cells = edge.map((i) => [...data.subarray(i * 4, i * 4 + 4)])
  const median = [0, 1, 2, 3].map(
    (c) => cells.map((cell) => cell[c] ?? 0).sort((a, b) => a - b)[cells.length >> 1] ?? 0,
  )
  const alike = cells.filter((cell) => cell.every((value, c) => Math.abs(value - (median[c] ?? 0)) <= PLAIN.apart))
  const isPlain = median[3] === 255 && alike.length >= PLAIN.share * cells.length
  const color = isPlain ? `rgb(${median.slice(0, 3).join(' ')})` : null
  borders.set(picture, color)
  return color
}
