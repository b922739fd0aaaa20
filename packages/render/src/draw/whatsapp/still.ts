import { drawSoft } from '../blurred.ts'
import { type Box, type Ctx, type Drawable, drawContain, drawCover, inset, scoped } from '../canvas.ts'
import { mix, withAlpha } from '../color.ts'
import { EDGE, edgesOf } from './edges.ts'
import { type Size, STATUS_SAFE, type Still, stillSize } from './formats.ts'

const HEAD = { x: 0.5, y: 0.3 }
/** Maximum ratio of the longer to the shorter side of a picture that counts as square. */
const SQUARE = 1.06

/**
 * Only the profile picture of a person is cropped.
 * @param person true for a portrait, whose head must stay inside the circle of a profile picture
 */
export function drawStill(ctx: Ctx, still: Still, picture: Drawable, person: boolean): void {
  const size = stillSize(still, picture)
  const whole = { x: 0, y: 0, ...size }
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  // Transparent parts of the picture become white.
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, size.width, size.height)
  if (still === 'profile' && person) return void drawCover(ctx, picture, whole, HEAD)
  const room = roomFor(still, picture, whole)
  const box = within(picture, room)
  const { plain, color } = edgesOf(ctx, picture, freeSides(box, size))
  if (plain) {
    drawEdges(ctx, picture, box, size)
    return void drawContain(ctx, picture, box)
  }
  drawCard(ctx, picture, within(picture, inset(room, CARD.margin * Math.min(size.width, size.height))), size, color)
}

const freeSides = (box: Box, size: Size) => ({
  top: box.y > 0.5,
  bottom: box.y + box.height < size.height - 0.5,
  left: box.x > 0.5,
  right: box.x + box.width < size.width - 0.5,
})

/**
 * `margin`, `shadow` and `drop` are shares of the canvas's shorter side. `shade` is an opacity. `fall` is the share of
 * white mixed in at the top of the background. At its foot, half as much black is mixed in.
 */
const CARD = { margin: 0.045, shadow: 0.03, drop: 0.012, shade: 0.3, fall: 0.12 }

function drawCard(ctx: Ctx, picture: Drawable, box: Box, size: Size, color: string): void {
  const side = Math.min(size.width, size.height)
  const ground = ctx.createLinearGradient(0, 0, 0, size.height)
  ground.addColorStop(0, mix(color, '#ffffff', CARD.fall))
  ground.addColorStop(1, mix(color, '#000000', CARD.fall / 2))
  ctx.fillStyle = ground
  ctx.fillRect(0, 0, size.width, size.height)
  scoped(ctx, () => {
    ctx.shadowColor = withAlpha('#000000', CARD.shade)
    ctx.shadowBlur = CARD.shadow * side
    ctx.shadowOffsetY = CARD.drop * side
    ctx.fillStyle = color
    ctx.fillRect(box.x, box.y, box.width, box.height)
  })
  drawContain(ctx, picture, box)
}

function roomFor(still: Still, picture: Size, whole: Box): Box {
  if (still === 'status') return { ...whole, y: (whole.height - STATUS_SAFE) / 2, height: STATUS_SAFE }
  const square = Math.max(picture.width, picture.height) / Math.min(picture.width, picture.height) <= SQUARE
  return still === 'profile' && !square ? inCircle(picture, whole) : whole
}

/** Returns a square to fit the picture into. In this square, the picture's corners touch the circle. */
function inCircle({ width, height }: Size, circle: Box): Box {
  const scale = circle.width / Math.hypot(width, height)
  return inset(circle, (circle.width - Math.max(width, height) * scale) / 2)
}

function within({ width, height }: Size, room: Box): Box {
  const scale = Math.min(room.width / width, room.height / height)
  const [w, h] = [width * scale, height * scale]
  return { x: room.x + (room.width - w) / 2, y: room.y + (room.height - h) / 2, width: w, height: h }
}

/** Overlap in pixels of the stretched edge and the picture. Without it, a gap would be visible between them. */
const INTO = 2

interface Band {
  from: number
  span: number
  at: number
  end: number
}

/** The first band shows the picture. The others stretch its edge. */
function bands(length: number, at: number, end: number, room: number): Band[] {
  const edge = length * EDGE
  const into = Math.min(INTO, (end - at) / 2)
  return [
    { from: 0, span: length, at, end },
    ...(at > 0 ? [{ from: 0, span: edge, at: 0, end: at + into }] : []),
    ...(end < room ? [{ from: length - edge, span: edge, at: end - into, end: room }] : []),
  ]
}

/**
 * Fills the empty space around the picture with its edges, stretched and blurred. On a plain background, they show no
 * seam and repeat no part of the subject.
 */
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
