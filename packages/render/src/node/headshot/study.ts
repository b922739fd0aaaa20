import type { Ground } from '../backdrop/ground.ts'
import { type FoundPerson, findPerson } from '../cutout/find-person.ts'
import { matteFrame } from '../cutout/matte-frame.ts'
import { isTrusted, weighEvidence } from '../cutout/trust.ts'
import { SURE_FACE } from '../head/find-heads.ts'
import type { Head } from '../head/head.ts'
import { type ByteImage, resizeBeyond, resizeImage } from '../pixels/byte-image.ts'
import { toBytes } from '../pixels/plane.ts'
import { readPhoto } from '../pixels/read-photo.ts'
import { type FrameShape, frameHeads, frameLoosely, frameWhole } from './frame.ts'
import { sharpened } from './sharpened.ts'
import { gentleMatte, ownGround } from './soften.ts'

/** Without a trusted outline only a face as clear as this decides the frame. */
const CERTAIN_FACE = SURE_FACE + 0.27
/** Backdrops and everything soft are worked out at this share of the size. */
export const COARSE = 4

/** A photo framed and understood, ready to be shown in any look. Colours are three bytes a pixel. */
export interface StudiedPhoto {
  width: number
  height: number
  /** The person's own colours. */
  subject: Uint8ClampedArray
  /** How much of each pixel is the person, 0 to 255. */
  matte: Uint8ClampedArray
  heads: Head[]
  /** The photo's own ground out of focus, where the cut is not to be trusted with another backdrop. */
  ownGround?: Ground
}

/** Finds, frames and cuts out the person of a photo. */
export async function studyPhoto(bytes: Buffer, shape: FrameShape): Promise<StudiedPhoto> {
  const photo = await readPhoto(bytes)
  const person = await findPerson(photo)
  if (!person) return soften(photo, shape)
  const { data: rgb } = await resizeImage(photo, person.mask.width, person.mask.height, person.region)
  if (isTrusted(person, weighEvidence(rgb, person))) return cutOut(photo, shape, person)
  // A face that only may be one is no reason to crop: what is not sure to be the middle stays whole.
  return soften(photo, shape, person.faceScore < CERTAIN_FACE ? undefined : person)
}

async function cutOut(photo: ByteImage, shape: FrameShape, person: FoundPerson): Promise<StudiedPhoto> {
  const { width, height } = shape
  const frame = frameHeads(person, photo, shape, true)
  const matted = await matteFrame(photo, person, frame, width, height)
  const subject: ByteImage = { width, height, data: new Uint8ClampedArray(matted.subject) }
  return {
    width,
    height,
    subject: await sharpened(subject, width / frame.width),
    matte: toBytes(matted.matte),
    heads: matted.heads,
  }
}

async function soften(photo: ByteImage, shape: FrameShape, person?: FoundPerson): Promise<StudiedPhoto> {
  const { width, height } = shape
  const frame = person ? frameLoosely(person, photo, shape) : frameWhole(photo, shape)
  const picture = await resizeBeyond(photo, width, height, frame)
  const { matte, heads } = gentleMatte(person, frame, width, height)
  return {
    width,
    height,
    subject: await sharpened(picture, width / frame.width),
    matte: toBytes(matte),
    heads,
    ownGround: await ownGround(picture, matte, COARSE),
  }
}
