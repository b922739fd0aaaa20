import { drawSoft } from '../blurred.ts'
import { type Box, type Ctx, type Drawable, drawContain, drawCover, inset } from '../canvas.ts'
import { type Size, STATUS_SAFE, type Still, stillSize } from './formats.ts'

const HEAD = { x: 0.5, y: 0.3 }
/** Largest aspect ratio that counts as square. */
const SQUARE = 1.06
/** Share of the picture that is stretched around it. */
const EDGE = 0.012

/**
 * Draws the whole picture; only a profile picture's circle cuts anything off.
 * @param person a portrait, of which the circle must keep the head
 */
export function drawStill(ctx: Ctx, still: Still, picture: Drawable, person: boolean): void {
  const size = stillSize(still, picture)
  const whole = { x: 0, y: 0, ...size }
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  // Transparent parts become white.
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, size.width, size.height)
  if (still === 'profile' && person) return void drawCover(ctx, picture, whole, HEAD)
  const box = within(picture, roomFor(still, picture, whole))
  drawEdges(ctx, picture, box, size)
  drawContain(ctx, picture, box)
}

function roomFor(still: Still, picture: Size, whole: Box): Box {
  if (still === 'status') return { ...whole, y: (whole.height - STATUS_SAFE) / 2, height: STATUS_SAFE }
  const square = Math.max(picture.width, picture.height) / Math.min(picture.width, picture.height) <= SQUARE
  return still === 'profile' && !square ? inCircle(picture, whole) : whole
}

/** The corners of the picture touch the circle. */
function inCircle({ width, height }: Size, circle: Box): Box {
  const scale = circle.width / Math.hypot(width, height)
  return inset(circle, (circle.width - Math.max(width, height) * scale) / 2)
}

function within({ width, height }: Size, room: Box): Box {
  const scale = Math.min(room.width / width, room.height / height)
  const [w, h] = [width * scale, height * scale]
  return { x: room.x + (room.width - w) / 2, y: room.y + (room.height - h) / 2, width: w, height: h }
}

/** Overlap of an edge with the picture, in pixels of the small version; otherwise its inside would show. */
const INTO = 2

interface Band {
  from: number
  span: number
  at: number
  end: number
}

/** Bands before, within and behind a picture along one side; its edges are stretched over the free space. */
function bands(length: number, at: number, end: number, room: number): Band[] {
  const edge = length * EDGE
  const into = Math.min(INTO, (end - at) / 2)
  return [
    { from: 0, span: length, at, end },
    ...(at > 0 ? [{ from: 0, span: edge, at: 0, end: at + into }] : []),
    ...(end < room ? [{ from: length - edge, span: edge, at: end - into, end: room }] : []),
  ]
}

/** Stretches the edges of the picture over the free space, blurred: a plain ground has no seam, and no subject appears twice. */
function drawEdges(ctx: Ctx, { source, width, height }: Drawable, box: Box, size: Size): void {
  if (box.width >= size.width && box.height >= size.height) return
  drawSoft(ctx, size, (canvas, scale) => {
    const rows = bands(height, box.y * scale.y, (box.y + box.height) * scale.y, canvas.height)
    const columns = bands(width, box.x * scale.x, (box.x + box.width) * scale.x, canvas.width)
    for (const x of columns) {
      for (const y of rows) {
        ctx.drawImage(source, x.from, y.from, x.span, y.span, x.at, y.at, x.end - x.at, y.end - y.at)
      }
    }
  })
}
