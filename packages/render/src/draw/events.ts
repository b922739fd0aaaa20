import type { Box, Ctx, Drawable } from './canvas.ts'
import { inset, roundRect, scoped } from './canvas.ts'
import { readableOn, withAlpha } from './color.ts'
import type { Hole } from './find-hole.ts'
import { type Shape, shapePath } from './shape.ts'
import { drawBlock, fitBalanced, type TextStyle } from './text.ts'

interface Fractions {
  x: number
  y: number
  width: number
  height: number
}

export interface Placement extends Fractions {
  shape: Shape
}

export interface NameStyle {
  family: string
  color: string
  background: string | null
}

export interface EventPicture {
  flyer: Drawable
  guest: Drawable
  crop: Fractions
  placement: Placement
  guestName?: string | undefined
  nameStyle?: NameStyle | undefined
  /**
   * True to draw the photo behind the flyer, so that it appears in the transparent hole and the frame around the hole
   * stays on top.
   */
  behind?: boolean
}

interface Size {
  width: number
  height: number
}

function middleOf({ width, height }: Size): Placement {
  const side = Math.min(width, height) * 0.44
  const share = { width: side / width, height: (side * 1.25) / height }
  return { x: (1 - share.width) / 2, y: (1 - share.height) / 2, ...share, shape: 'rounded' }
}

export function placeGuest(
  flyer: Size,
  hole: Hole | null,
  requested?: Placement,
): Required<Pick<EventPicture, 'placement' | 'behind'>> {
  const placement = requested ?? hole ?? middleOf(flyer)
  return { placement, behind: hole?.kind === 'transparent' && mostlyCommon(hole, placement) }
}

/** Returns whether the boxes share at least half of their union, and so probably mean the same place. */
function mostlyCommon(a: Fractions, b: Fractions): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const common = Math.max(0, width) * Math.max(0, height)
  return common >= (a.width * a.height + b.width * b.height - common) / 2
}

const NAME: TextStyle = { face: 'Inter', weight: 700, leading: 1.2 }
export const EVENT_STYLES: readonly TextStyle[] = [NAME]
const PLAIN: NameStyle = { family: 'Inter', color: '#ffffff', background: '#0c0e14' }
const FACES: Readonly<Record<string, TextStyle>> = {
  'Times New Roman': { face: 'Tinos', weight: 700, leading: 1.2 },
  Caveat: { face: 'Caveat', weight: 700, leading: 1.1 },
  'Permanent Marker': { face: 'Permanent Marker', leading: 1.2 },
  'JetBrains Mono': { face: 'JetBrains Mono', weight: 700, leading: 1.2 },
}

export const nameLettering = (family: string): TextStyle => FACES[family] ?? NAME
const BAND = 0.2
/** Share of a badge's height that overlaps the circle. */
const BADGE_INSIDE = 0.8

const pixels = (part: Fractions, size: Size): Box => ({
  x: part.x * size.width,
  y: part.y * size.height,
  width: part.width * size.width,
  height: part.height * size.height,
})

/** Share of the spare height that is cropped at the top. It is below a half, because heads are at the top. */
const HEADROOM = 1 / 3

function drawGuest(ctx: Ctx, { guest, crop }: EventPicture, box: Box): void {
  const part = pixels(crop, guest)
  const scale = Math.max(box.width / part.width, box.height / part.height)
  const width = box.width / scale
  const height = box.height / scale
  const x = part.x + (part.width - width) / 2
  const y = part.y + (part.height - height) * HEADROOM
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(guest.source, x, y, width, height, box.x, box.y, box.width, box.height)
}

/**
 * A circle would cut off a band along its bottom edge, so a name on a circle gets a badge that overlaps the lower edge.
 */
function drawName(ctx: Ctx, name: string, box: Box, shape: Shape, canvas: Drawable, style = PLAIN): void {
  const lettering = nameLettering(style.family)
  const height = Math.min(box.height * BAND, canvas.height * 0.08)
  const inside = shape !== 'circle'
  const top = inside
    ? box.y + box.height - height
    : Math.min(box.y + box.height - height * BADGE_INSIDE, canvas.height - height)
  const band = { x: box.x, y: top, width: box.width, height }
  const text = fitBalanced(
    ctx,
    name,
    lettering,
    { width: band.width * 0.9, height: band.height * 0.8 },
    band.height * 0.55,
    6,
  )
  scoped(ctx, () => {
    if (style.background === null) {
      ctx.shadowColor = withAlpha(readableOn(style.color) === '#ffffff' ? '#ffffff' : '#000000', 0.6)
      ctx.shadowBlur = height * 0.2
    } else if (inside) {
      shapePath(ctx, box, shape)
      ctx.clip()
      ctx.fillStyle = withAlpha(style.background, 0.72)
      ctx.fillRect(band.x, band.y, band.width, band.height)
    } else {
      const width = Math.min(canvas.width, text.width + height)
      ctx.fillStyle = withAlpha(style.background, 0.78)
      roundRect(ctx, { x: box.x + (box.width - width) / 2, y: top, width, height }, height / 2)
      ctx.fill()
    }
    drawBlock(ctx, text, lettering, band, style.color, { align: 'center', place: 0.5 })
  })
}

export function drawEvent(ctx: Ctx, picture: EventPicture): void {
  const { flyer, placement, behind } = picture
  const box = pixels(placement, flyer)
  const putFlyer = () => ctx.drawImage(flyer.source, 0, 0, flyer.width, flyer.height)
  if (!behind) putFlyer()
  scoped(ctx, () => {
    // The photo is slightly larger than the hole, so that no seam is visible.
    const room = behind ? inset(box, -Math.max(2, flyer.width / 500)) : box
    shapePath(ctx, room, placement.shape)
    ctx.clip()
    drawGuest(ctx, picture, room)
  })
  if (behind) putFlyer()
  if (picture.guestName) drawName(ctx, picture.guestName, box, placement.shape, flyer, picture.nameStyle)
}
