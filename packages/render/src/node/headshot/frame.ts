import type { FoundPerson } from '../cutout/find-person.ts'
import type { Box } from '../pixels/byte-image.ts'

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
export function frameHeads(person: FoundPerson, photo: Size, shape: FrameShape, mayExtend: boolean): Box {
  const aspect = shape.width / shape.height
  const heads = headsInPhoto(person)
  const left = Math.min(...heads.map(({ x, width }) => x - width * 0.5))
  const right = Math.max(...heads.map(({ x, width }) => x + width * 0.5))
  const top = Math.min(...heads.map((head) => head.top))
  const face = Math.max(...heads.map(({ width }) => width))
  const room = openSides(person, photo, mayExtend)

  let height = Math.max(face / shape.face, (right - left + face * 1.2) / aspect, Math.min(FEWEST_PIXELS, photo.height))
  height = Math.min(height, Math.max((photo.height - top) / (1 - shape.air), face * 1.9))
  if (!room.sides) height = Math.min(height, photo.width / aspect)
  if (!room.top) height = Math.min(height, photo.height)
  const width = height * aspect

  let x = (left + right) / 2 - width / 2
  if (!room.sides) x = clamp(x, 0, photo.width - width)
  let y = Math.min(top - shape.air * height, photo.height - height)
  if (!room.top) y = clamp(y, 0, photo.height - height)
  return wholePixels({ left: x, top: y, width, height }, photo, aspect)
}

/** A roomier frame inside the photo, for people whose place is less sure: nothing of them may be cut off. */
export function frameLoosely(person: FoundPerson, photo: Size, shape: FrameShape): Box {
  const aspect = shape.width / shape.height
  const close = frameHeads(person, photo, shape, false)
  const height = Math.min(close.height * LOOSE, photo.height, photo.width / aspect)
  const width = height * aspect
  const left = clamp(close.left + close.width / 2 - width / 2, 0, photo.width - width)
  const top = clamp(close.top - (height - close.height) * 0.35, 0, photo.height - height)
  return wholePixels({ left, top, width, height }, photo, aspect)
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

function headsInPhoto({ region, mask, silhouettes }: FoundPerson): PhotoHead[] {
  const scale = region.width / mask.width
  return silhouettes.map(({ head, top }) => ({
    x: region.left + head.x * scale,
    y: region.top + head.y * scale,
    width: head.width * scale,
    // A crown lower than the face's middle is no crown; hair higher than this is a wall that was swallowed.
    top: region.top + clamp(top, head.y - 1.5 * head.width, head.y - 0.6 * head.width) * scale,
  }))
}

/** Which borders of the photo the person stays clear of. */
function openSides({ region, mask, silhouettes }: FoundPerson, photo: Size, may: boolean) {
  const top = region.top > 0 || !mask.data.subarray(0, mask.width).includes(1)
  const shoulders = Math.round(Math.min(mask.height, silhouettes[0]!.head.y + silhouettes[0]!.head.width * 1.9))
  let left = true
  let right = true
  for (let y = 0; y < shoulders; y++) {
    if (mask.data[y * mask.width]) left = false
    if (mask.data[(y + 1) * mask.width - 1]) right = false
  }
  const clearLeft = region.left > 0 || left
  const clearRight = region.left + region.width < photo.width || right
  return { top: may && top, sides: may && clearLeft && clearRight }
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
