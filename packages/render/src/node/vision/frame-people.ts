import { readPhoto } from '../pixels/read-photo.ts'
import { findFaces } from './look.ts'

/** A part of a photo, in fractions of its width and height. */
export interface PhotoPart {
  x: number
  y: number
  width: number
  height: number
}

export interface FramedPeople {
  faces: number
  crop: PhotoPart | null
  /**
   * Centre of the picture's subject, as fractions of the photo. It differs from the centre of the crop if a head is
   * near the photo's edge.
   */
  focus: { x: number; y: number } | null
  /** Bounds of the heads including hair. `seeHeads` sets those of the main object if there are no heads. */
  subject: PhotoPart | null
}

/** Space around the faces, in heights of the largest face: hair and a hat above, shoulders beside and below. */
const ROOM = { above: 1, beside: 1.1, below: 1.2 }
const HEAD = { above: 0.55, beside: 0.3, below: 0.2 }
/** Faces smaller than this share of the largest are passers-by. */
const COMPANION = 0.5

/**
 * Finds the part of a photo that shows the heads of its people. The part is square if the photo has room for it. In a
 * photo without a face, `crop`, `focus` and `subject` are null.
 * @param bytes an upright JPEG, PNG or WebP
 */
export async function framePeople(bytes: Buffer): Promise<FramedPeople> {
  const photo = await readPhoto(bytes)
  const faces = await findFaces(photo)
  const unit = faces[0]?.box.height
  if (!unit) return { faces: 0, crop: null, focus: null, subject: null }
  const boxes = faces.map(({ box }) => box).filter(({ height }) => height >= COMPANION * unit)
  const left = Math.min(...boxes.map(({ x }) => x)) - ROOM.beside * unit
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + ROOM.beside * unit
  const top = Math.min(...boxes.map(({ y }) => y)) - ROOM.above * unit
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + ROOM.below * unit
  const side = Math.max(right - left, bottom - top)
  const across = within((left + right) / 2, side, photo.width)
  const down = within((top + bottom) / 2, side, photo.height)
  const crop = {
    x: across.start / photo.width,
    y: down.start / photo.height,
    width: across.length / photo.width,
    height: down.length / photo.height,
  }
  const middle = (left + right) / 2
  const focus = {
    x: middle / photo.width,
    y: (top + ROOM.above * unit + bottom - ROOM.below * unit) / 2 / photo.height,
  }
  const trim = (side: keyof typeof ROOM) => (ROOM[side] - HEAD[side]) * unit
  const subject = {
    x: (left + trim('beside')) / photo.width,
    y: (top + trim('above')) / photo.height,
    width: (right - left - 2 * trim('beside')) / photo.width,
    height: (bottom - top - trim('above') - trim('below')) / photo.height,
  }
  return { faces: boxes.length, crop, focus, subject }
}

/** Returns an interval of at most `length` around a centre, shifted to stay between 0 and `whole`. */
function within(middle: number, length: number, whole: number): { start: number; length: number } {
  const fitting = Math.min(length, whole)
  return { start: Math.min(whole - fitting, Math.max(0, middle - fitting / 2)), length: fitting }
}
