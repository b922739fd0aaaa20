// Only the types of the DOM library are used, so that the server can draw too.
/// <reference lib="dom" />

export type Ctx = CanvasRenderingContext2D

export interface Drawable {
  source: CanvasImageSource
  width: number
  height: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
})

/** Returns the part of the picture that fills the box, in pixels of the picture. */
export function coverPart(picture: Drawable, box: Box, focus = { x: 0.5, y: 0.5 }, at = { x: 0.5, y: 0.5 }): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = box.width / scale
  const height = box.height / scale
  const x = Math.min(picture.width - width, Math.max(0, picture.width * focus.x - width * at.x))
  const y = Math.min(picture.height - height, Math.max(0, picture.height * focus.y - height * at.y))
  return { x, y, width, height }
}

/**
 * Draws the point `focus` of the picture at the point `at` of the box, or as near as possible without leaving a part of
 * the box empty. Both points are fractions.
 */
export function drawCover(
  ctx: Ctx,
  picture: Drawable,
  box: Box,
  focus?: { x: number; y: number },
  at?: { x: number; y: number },
): void {
  const { x, y, width, height } = coverPart(picture, box, focus, at)
  ctx.drawImage(picture.source, x, y, width, height, box.x, box.y, box.width, box.height)
}

/**
 * Draws the whole picture as large as fits into the box and returns its place. `align` (0 to 1) is the share of the
 * spare space that is left of and above the picture.
 */
export function drawContain(ctx: Ctx, picture: Drawable, box: Box, align = { x: 0.5, y: 0.5 }): Box {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const width = picture.width * scale
  const height = picture.height * scale
  const placed = {
    x: box.x + (box.width - width) * align.x,
    y: box.y + (box.height - height) * align.y,
    width,
    height,
  }
  ctx.drawImage(picture.source, placed.x, placed.y, placed.width, placed.height)
  return placed
}

export function drawContainPart(ctx: Ctx, picture: Drawable, part: Box, box: Box, align = { x: 0.5, y: 0.5 }): Box {
  const scale = Math.min(box.width / part.width, box.height / part.height)
  const width = part.width * scale
  const height = part.height * scale
  const x = box.x + (box.width - width) * align.x
  const y = box.y + (box.height - height) * align.y
  ctx.drawImage(picture.source, part.x, part.y, part.width, part.height, x, y, width, height)
  return { x, y, width, height }
}

export function polygon(ctx: Ctx, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.closePath()
}

export function roundRect(ctx: Ctx, box: Box, radius: number): void {
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, box.height, Math.min(radius, box.width / 2, box.height / 2))
}

export function scoped<Result>(ctx: Ctx, paint: () => Result): Result {
  ctx.save()
  const result = paint()
  ctx.restore()
  return result
}
