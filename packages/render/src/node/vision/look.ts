import type { ByteImage, Bytes } from '../pixels/byte-image.ts'
import { createPlane, type Plane, toBytes } from '../pixels/plane.ts'
import { besideGround } from './beside-ground.ts'
import { detectFaces, type Face } from './faces.ts'
import { hasFaintOutline } from './faint-outline.ts'
import type { Found } from './found.ts'
import { forceFaces, inFace, planeInFrame } from './in-frame.ts'
import { judge, type Verdict } from './judge.ts'
import { matteOf, solvedSize } from './matte.ts'
import { withoutShadow } from './own-shadow.ts'
import { findPeople } from './person.ts'
import { marksIn, opaque, outlineOf, type Part, type Picture, partOf } from './picture.ts'
import { type PlainGround, plainBorder } from './plain-border.ts'
import { wholeOf } from './sample.ts'
import { findSubject } from './subject.ts'

export type { Face, Point } from './faces.ts'
export type { Picture } from './picture.ts'

export interface Look extends Verdict {
  width: number
  height: number
  faces: Face[]
  /** Faces of the people in the mask, each at least half as large as the largest. */
  wanted: Face[]
  /** Coverage of each pixel by the subject, 0 to 255, at the picture's size. */
  mask: Uint8ClampedArray
  found: Found | null
}

export interface CutOut {
  width: number
  height: number
  /** Coverage of each pixel by the subject, 0 to 1. */
  alpha: Plane
  /**
   * The subject's colours without the background, three values per pixel, 0 to 255. They differ from the photo at
   * translucent pixels.
   */
  colours: Float32Array
}

const COMPANION = 0.5

export async function findFaces(picture: Picture): Promise<Face[]> {
  return detectFaces(opaque(picture))
}

export async function lookAtPhoto(picture: Picture, subject: 'person' | 'object', known?: Face[]): Promise<Look> {
  const { width, height } = picture
  const seen = opaque(picture)
  const faces = known ?? (await detectFaces(seen, subject === 'person'))
  const large = faces.filter(({ box }) => box.width >= COMPANION * faces[0]!.box.width)
  const whole = wholeOf(picture)
  const outline = outlineOf(picture)
  const own = outline && subject === 'object' ? withoutShadow(outline, seen) : outline
  const border = subject === 'object' ? plainBorder(seen) : null
  const look = () =>
    subject === 'person' ? findPeople(seen, large, faces.slice(large.length)) : findObject(seen, border)
  const found = own ? { box: whole, soft: own, confidence: 1 } : await look()
  const plane = found ? planeInFrame(found.soft, found.box, whole, width, height) : createPlane(width, height)
  const wanted =
    subject === 'person' ? standingOut(found ? large.filter((face) => isHuman(face, found)) : large, plane) : large
  if (subject === 'person') forceFaces(plane, wanted, whole)
  const mask = toBytes(plane)
  const verdict = judge({ mask, width, height, found, wanted, subject, plainBorder: border !== null })
  return { width, height, faces, wanted, mask, found, ...verdict }
}

/** Confidence in an outline without visible edges. It is below the minimum for a clean outline. */
const GUESSED = 0.5

async function findObject(seen: ByteImage, border: PlainGround | null): Promise<Found | null> {
  const first = await findSubject(seen, border === null)
  if (!first) return null
  const beside = border && (await besideGround(seen, border, first.found))
  if (beside) return beside
  const found = await first.viewAgain()
  return !border && (await hasFaintOutline(seen, found)) ? { ...found, confidence: GUESSED } : found
}

/**
 * Minimum mean, over the points of a detected face, of the share of skin or of person, whichever is larger. The share
 * of person counts too, because skin out of focus is not found. Patterns of houses, books and drawings that look like a
 * face have less than 0.07, real faces 0.17 or more.
 */
const HUMAN = 0.1

function isHuman(face: Face, { box, soft, classes }: Found): boolean {
  if (!classes) return true
  const [skin, person] = [classes.skin, soft].map((plane) => inFace(plane, box, face))
  return skin!.reduce((sum, share, i) => sum + Math.max(share, person![i]!), 0) > HUMAN * skin!.length
}

/**
 * Keeps the largest face, and other faces if they are inside the mask. This excludes passers-by who are out of focus.
 */
function standingOut(faces: readonly Face[], { width, height, data }: Plane): Face[] {
  return faces.filter(({ box, nose }, rank) => {
    if (rank === 0) return true
    const reach = box.width / 4
    let sum = 0
    let count = 0
    for (let y = Math.max(0, Math.round(nose.y - reach)); y < Math.min(height, nose.y + reach); y++) {
      for (let x = Math.max(0, Math.round(nose.x - reach)); x < Math.min(width, nose.x + reach); x++) {
        sum += data[y * width + x]!
        count++
      }
    }
    return sum > 0.5 * count
  })
}

/**
 * Computes the matte and the colours of the subject, for the whole picture or for a part at another size.
 * @param marks the user's mask, one byte per pixel: 255 keep, 0 remove, 128 undecided
 */
export async function cutOut(picture: Picture, look: Look, marks?: Bytes, wantedPart?: Part): Promise<CutOut> {
  const part = wantedPart ?? { frame: wholeOf(picture), width: picture.width, height: picture.height }
  const { frame, width, height } = part
  const forced = marks ? marksIn(marks, picture, part) : unsaid(width, height)
  const classes = look.found?.classes
  if (classes) forceFaces(forced, look.wanted, frame)
  const solved = solvedSize(part)
  const placed = (plane: Plane) => planeInFrame(plane, look.found!.box, frame, solved.width, solved.height)
  const guess = look.found
    ? {
        soft: placed(look.found.soft),
        hair: classes && { strands: placed(classes.hair), firm: placed(classes.firm) },
        forced,
      }
    : { soft: createPlane(width, height), forced }
  return { width, height, ...(await matteOf(await partOf(opaque(picture), part), guess)) }
}

const unsaid = (width: number, height: number) =>
  createPlane(width, height, new Float32Array(width * height).fill(Number.NaN))
