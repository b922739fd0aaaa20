import { type ByteImage, openImage } from '../pixels/byte-image.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { type Face, findFaces, type Point } from './look.ts'

/** Larger tilts are intentional, smaller ones invisible. Degrees. */
const MOST = 8
const LEAST = 1.2

interface Straightened {
  photo: Photo
  degrees: number
  faces: Face[]
  /** The same faces in the photo as it was. */
  facesBefore: Face[]
}

/**
 * Rotates the photo until the eyes are level, by at most 8 degrees; repeats the border outside. Groups stay as they
 * are, because everyone tilts differently.
 */
export async function straightened(photo: Photo): Promise<Straightened> {
  const faces = await findFaces(photo)
  const degrees = photo.alpha ? 0 : turnFor(faces)
  if (degrees === 0) return { photo, degrees, faces, facesBefore: faces }
  const after = faces.map((face) => turnedFace(face, photo, degrees))
  return { photo: await turned(photo, degrees), degrees, faces: after, facesBefore: faces }
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
