import { type ByteImage, openImage } from '../pixels/byte-image.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { type Face, findFaces, type Point } from './look.ts'

/** Largest rotation and smallest corrected tilt, in degrees. Smaller tilts are invisible. */
const MOST = 8
const LEAST = 1.2
/** Half the width of shoulders, in face widths. */
const SHOULDERS = 1.6
/** Largest share of the photo's height that the crop may remove. */
const MOST_CUT = 0.15

interface Straightened {
  photo: Photo
  degrees: number
  faces: Face[]
  /** The same faces as in `faces`, but at their places in the photo before rotation. */
  facesBefore: Face[]
}

/**
 * Rotates the photo by at most 8 degrees to level the eyes. A tilt of more than 20 degrees is taken as intentional.
 * The corners that the rotation leaves empty repeat the photo's border pixels. Where these would show below the
 * shoulders, the lowest rows are cropped. Groups are not rotated, because everyone tilts differently.
 */
export async function straightened(photo: Photo): Promise<Straightened> {
  const faces = await findFaces(photo)
  const degrees = photo.alpha ? 0 : turnFor(faces)
  if (degrees === 0) return { photo, degrees, faces, facesBefore: faces }
  const after = faces.map((face) => turnedFace(face, photo, degrees))
  const level = await turned(photo, degrees)
  const height = wholeRows(photo, after[0]!, degrees)
  const cropped = { ...level, height, data: level.data.subarray(0, level.width * height * 3) }
  return { photo: cropped, degrees, faces: after, facesBefore: faces }
}

function turnFor([face, ...others]: readonly Face[]): number {
  if (!face || others.some(({ box }) => box.width >= 0.5 * face.box.width)) return 0
  const lean = leanOf(face)
  if (Math.abs(lean) < LEAST || Math.abs(lean) > 2.5 * MOST) return 0
  return -Math.max(-MOST, Math.min(MOST, lean))
}

function leanOf({ eyes: [a, b] }: Face): number {
  const [left, right] = a.x < b.x ? [a, b] : [b, a]
  return (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI
}

/** Returns how many rows to keep, from the top. Below them, the repeated border would show beside the shoulders. */
function wholeRows({ width, height }: Photo, { box }: Face, degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  const [middle, reach] = [box.x + box.width / 2, SHOULDERS * box.width]
  const ends = [Math.max(0, middle - reach), Math.min(width, middle + reach)]
  const lowest = ends.map((x) => height / 2 + (x - width / 2) * Math.tan(angle) + height / 2 / Math.cos(angle))
  return Math.floor(Math.min(height, Math.max((1 - MOST_CUT) * height, Math.min(...lowest))))
}

/** Columns at which the original photo begins and ends in a row of the rotated photo. */
export type SidesAt = (row: number) => { left: number; right: number }

/** @param photo size before the rotation */
export function sidesAfter({ width, height }: { width: number; height: number }, degrees: number): SidesAt {
  const angle = (degrees * Math.PI) / 180
  const half = width / 2 / Math.cos(angle)
  return (row) => {
    const middle = width / 2 - (row - height / 2) * Math.tan(angle)
    return { left: Math.max(0, middle - half), right: Math.min(width, middle + half) }
  }
}

function turnedFace(face: Face, { width, height }: Photo, degrees: number): Face {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const at = ({ x, y }: Point): Point => {
    const [u, v] = [x - width / 2, y - height / 2]
    return { x: u * cos - v * sin + width / 2, y: u * sin + v * cos + height / 2 }
  }
  const { box, eyes, nose, mouth, ears } = face
  const middle = at({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  return {
    box: { ...box, x: middle.x - box.width / 2, y: middle.y - box.height / 2 },
    score: face.score,
    eyes: [at(eyes[0]), at(eyes[1])],
    nose: at(nose),
    mouth: at(mouth),
    ears: [at(ears[0]), at(ears[1])],
  }
}

export async function turned(photo: ByteImage, degrees: number): Promise<ByteImage> {
  const { width, height } = photo
  const reach = Math.ceil((Math.sin((Math.abs(degrees) * Math.PI) / 180) * Math.max(width, height)) / 2) + 2
  const wide = await openImage(photo)
    .extend({ top: reach, bottom: reach, left: reach, right: reach, extendWith: 'copy' })
    .raw()
    .toBuffer()
  const around = { width: width + 2 * reach, height: height + 2 * reach }
  const turn = await openImage({ ...around, data: wide })
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((turn.info.width - width) / 2)
  const top = Math.round((turn.info.height - height) / 2)
  const { data } = await openImage({ width: turn.info.width, height: turn.info.height, data: turn.data })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, data }
}
