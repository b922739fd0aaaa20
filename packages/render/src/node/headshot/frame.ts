import type { Box } from '../pixels/byte-image.ts'
import type { Look } from '../vision/look.ts'

/** What a frame is for. */
export interface FrameShape {
  /** Size of the result in pixels. */
  width: number
  height: number
  /** Width of the face, in heights of the frame. */
  face: number
  /** Air above the hair, in heights of the frame. */
  air: number
}

/** A frame of fewer pixels than this is widened where the photo allows: a face of twenty pixels helps nobody. */
const FEWEST_PIXELS = 300
/** How much larger a loose frame is than a close one. */
const LOOSE = 1.35
/** From the middle of a face to the top of its hair, in widths of the face: a shaved head, and the highest wrap. */
const CROWN = { least: 0.75, most: 2.1 }

interface Size {
  width: number
  height: number
}

/** A head in pixels of the photo, with the top of its hair. */
interface PhotoHead {
  x: number
  y: number
  width: number
  top: number
}

/**
 * Where to crop for head and shoulders, in pixels of the photo. The frame may reach beyond the photo's top and sides
 * where the person does not touch them: there is only ground to add. It never reaches below the photo.
 */
export function frameHeads(look: Look, shape: FrameShape, mayExtend: boolean): Box {
  const aspect = shape.width / shape.height
  const heads = headsOf(look)
  const left = Math.min(...heads.map(({ x, width }) => x - width * 0.5))
  const right = Math.max(...heads.map(({ x, width }) => x + width * 0.5))
  const top = Math.min(...heads.map((head) => head.top))
  const face = Math.max(...heads.map(({ width }) => width))
  const room = openSides(look, mayExtend)

  let height = Math.max(face / shape.face, (right - left + face * 1.2) / aspect, Math.min(FEWEST_PIXELS, look.height))
  const lowest = Math.max(...heads.map(({ y, width }) => y + width))
  height = Math.max(height, (lowest - top) / (1 - shape.air))
  height = Math.min(height, Math.max((look.height - top) / (1 - shape.air), (right - left) / aspect, face * 1.9))
  if (!room.sides) height = Math.min(height, look.width / aspect)
  if (!room.top) height = Math.min(height, look.height)
  height = Math.max(height, leastFor(look, aspect))
  const width = height * aspect

  let x = (left + right) / 2 - width / 2
  if (!room.sides && width <= look.width) x = clamp(x, 0, look.width - width)
  let y = Math.min(top - shape.air * height, look.height - height)
  if (!room.top && height <= look.height) y = clamp(y, 0, look.height - height)
  return wholePixels({ left: x, top: y, width, height }, look, aspect)
}

/** A roomier frame inside the photo, for people whose place is less sure: nothing of them may be cut off. */
export function frameLoosely(look: Look, shape: FrameShape): Box {
  const aspect = shape.width / shape.height
  const close = frameHeads(look, shape, false)
  const height = Math.max(Math.min(close.height * LOOSE, look.height, look.width / aspect), leastFor(look, aspect))
  const width = height * aspect
  const middle = close.left + close.width / 2 - width / 2
  const left = width > look.width ? middle : clamp(middle, 0, look.width - width)
  const above = close.top - (height - close.height) * 0.35
  const top = height > look.height ? look.height - height : clamp(above, 0, look.height - height)
  return wholePixels({ left, top, width, height }, look, aspect)
}

/** The largest frame inside the photo, around its middle. */
export function frameWhole(photo: Size, shape: FrameShape): Box {
  const aspect = shape.width / shape.height
  const height = Math.min(photo.height, photo.width / aspect)
  const width = height * aspect
  return wholePixels(
    { left: (photo.width - width) / 2, top: (photo.height - height) * 0.4, width, height },
    photo,
    aspect,
  )
}

/** Every face has to be in the frame, even if it then reaches beyond what the photo shows. */
function leastFor({ wanted }: Look, aspect: number): number {
  const margin = 0.02
  const left = Math.min(...wanted.map(({ box }) => box.x - margin * box.width))
  const right = Math.max(...wanted.map(({ box }) => box.x + (1 + margin) * box.width))
  return (right - left) / aspect
}

function headsOf(look: Look): PhotoHead[] {
  return look.wanted.map(({ box }) => {
    const [x, y, { width }] = [box.x + box.width / 2, box.y + box.height / 2, box]
    return { x, y, width, top: clamp(crownOf(look, x, y, width), y - CROWN.most * width, y - CROWN.least * width) }
  })
}

/** The first row above a face up to which the subject goes on without a gap. */
function crownOf({ mask, width, height }: Look, x: number, y: number, size: number): number {
  const from = Math.max(0, Math.round(x - size * 0.3))
  const to = Math.min(width, Math.round(x + size * 0.3))
  let row = Math.min(height - 1, Math.max(0, Math.round(y)))
  while (row > 0) {
    const above = mask.subarray((row - 1) * width + from, (row - 1) * width + to)
    if (!above.some((value) => value > 127)) break
    row--
  }
  return row
}

/** Which borders of the photo the person stays clear of. */
function openSides({ mask, width, height, wanted, touchesBorder }: Look, may: boolean) {
  const lowest = Math.max(...wanted.map(({ box }) => box.y + 2.4 * box.height))
  const shoulders = Math.round(Math.min(height, lowest))
  // A little within the photo: at its very border outlines fade.
  const inset = Math.floor(0.01 * width)
  let sides = true
  for (let y = 0; y < shoulders; y++) {
    if (mask[y * width + inset]! > 127 || mask[(y + 1) * width - 1 - inset]! > 127) sides = false
  }
  return { top: may && !touchesBorder.top, sides: may && sides }
}

function wholePixels(box: Box, photo: Size, aspect: number): Box {
  const height = Math.max(5, Math.round(box.height))
  const width = Math.max(4, Math.round(height * aspect))
  const left = Math.round(box.left)
  const top = Math.min(Math.round(box.top), Math.max(0, photo.height - height))
  return { left, top, width, height }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), value))
}
