import type { Backdrop } from '../backdrop/ground.ts'
import { type ByteImage, resizeBeyond } from '../pixels/byte-image.ts'
import { toBytes } from '../pixels/plane.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { facesIn, photoIn, refuseCutFaces } from '../vision/faces-in.ts'
import { cutOut, type Face, type Look } from '../vision/look.ts'
import type { Part } from '../vision/picture.ts'
import { readMarks } from '../vision/read-marks.ts'
import { seePeople } from '../vision/see.ts'
import { turned } from '../vision/straighten.ts'
import { type FrameShape, frameHeads, frameLoosely, frameWhole } from './frame.ts'
import { sharpened } from './sharpened.ts'
import { gentleMatte, ownGround } from './soften.ts'

export const COARSE = 4

/** A photo that was framed and cut out, ready for any look. `subject` has three bytes per pixel. */
export interface StudiedPhoto {
  width: number
  height: number
  subject: Uint8ClampedArray
  /** Coverage of each pixel by the people, 0 to 255. */
  matte: Uint8ClampedArray
  faces: Face[]
  /** The photo's own background, blurred. Set only if the outline is too uncertain to replace the background. */
  ownGround?: Backdrop
}

/**
 * Finds, frames and cuts out the people of a photo.
 * @throws Error if one of their faces would be cut off and the user drew no mask
 */
export async function studyPhoto(bytes: Buffer, shape: FrameShape, mask?: Buffer): Promise<StudiedPhoto> {
  const { photo, degrees, heightBefore, sides, look } = await seePeople(bytes)
  const clean = look.cutout === 'clean'
  const frame = clean ? frameHeads(look, shape, sides) : softFrame(look, shape)
  const part = { frame, width: shape.width, height: shape.height }
  if (mask) return cut(photo, look, part, await marksOn({ width: photo.width, height: heightBefore }, mask, degrees))
  const studied = await (clean ? cut : soften)(photo, look, part)
  refuseCutFaces(studied, photoIn(photo, frame, shape.width))
  return studied
}

/** Rotates the mask with the photo, because the user draws the mask on the unrotated photo. */
async function marksOn(
  { width, height }: { width: number; height: number },
  mask: Buffer,
  degrees: number,
): Promise<Uint8Array> {
  const marks = await readMarks(mask, width, height)
  if (degrees === 0) return marks
  const three = new Uint8Array(marks.length * 3)
  for (let i = 0; i < marks.length; i++) three.fill(marks[i]!, i * 3, i * 3 + 3)
  const { data } = await turned({ width, height, data: three }, degrees)
  return marks.map((_, i) => data[i * 3]!)
}

const softFrame = (look: Look, shape: FrameShape) =>
  look.wanted.length > 0 ? frameLoosely(look, shape) : frameWhole(look, shape)

async function cut(photo: Photo, look: Look, part: Part, marks?: Uint8Array): Promise<StudiedPhoto> {
  const { frame, width, height } = part
  const { alpha, colours } = await cutOut(photo, look, marks, part)
  const subject: ByteImage = { width, height, data: new Uint8ClampedArray(colours) }
  return {
    width,
    height,
    subject: await sharpened(subject, width / frame.width),
    matte: toBytes(alpha),
    faces: facesIn(look.wanted, frame, width),
  }
}

async function soften(photo: Photo, look: Look, { frame, width, height }: Part): Promise<StudiedPhoto> {
  const picture = await resizeBeyond(photo, width, height, frame)
  const faces = facesIn(look.wanted, frame, width)
  const matte = gentleMatte(look, faces, { frame, width, height })
  return {
    width,
    height,
    subject: await sharpened(picture, width / frame.width),
    matte: toBytes(matte),
    faces,
    ownGround: await ownGround(picture, matte, COARSE),
  }
}
