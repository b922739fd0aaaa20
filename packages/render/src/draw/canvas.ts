// The types of the canvas live in the DOM library; only its types are used, so that the server can draw too.
/// <reference lib="dom" />

/** The 2D context of a browser's canvas; the server hands in one that speaks the same language. */
export type Ctx = CanvasRenderingContext2D

/** Something to draw, with its size in pixels. */
export interface Drawable {
  source: CanvasImageSource
  width: number
  height: number
}

/** Pixels of the canvas, from its top left. */
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

/** Fills the box, cutting off what does not fit. `focus` is the point of the picture that stays visible, as fractions. */
export function drawCover(ctx: Ctx, picture: Drawable, box: Box, focus = { x: 0.5, y: 0.5 }): void {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = box.width / scale
  const height = box.height / scale
  const left = Math.min(picture.width - width, Math.max(0, picture.width * focus.x - width / 2))
  const top = Math.min(picture.height - height, Math.max(0, picture.height * focus.y - height / 2))
  ctx.drawImage(picture.source, left, top, width, height, box.x, box.y, box.width, box.height)
}

/** Shows the whole picture inside the box and returns where it lies. `align` places it across the spare room (0 to 1). */
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

/** As `drawContain`, of a part of the picture alone; `part` in the picture's pixels. */
export function drawContainPart(ctx: Ctx, picture: Drawable, part: Box, box: Box, align = { x: 0.5, y: 0.5 }): Box {
  const scale = Math.min(box.width / part.width, box.height / part.height)
  const width = part.width * scale
  const height = part.height * scale
  const x = box.x + (box.width - width) * align.x
  const y = box.y + (box.height - height) * align.y
  ctx.drawImage(picture.source, part.x, part.y, part.width, part.height, x, y, width, height)
  return { x, y, width, height }
}

/** Adds a polygon to the path. */
export function polygon(ctx: Ctx, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.closePath()
}

export function roundRect(ctx: Ctx, box: Box, radius: number): void {
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, box.height, Math.min(radius, box.width / 2, box.height / 2))
}

/** Runs `paint` with the state of the context put back afterwards. */
export function scoped(ctx: Ctx, paint: () => void): void {
  ctx.save()
  paint()
  ctx.restore()
}
