import type { Box, ByteImage } from '../pixels/byte-image.ts'
import { createPlane, type Plane } from '../pixels/plane.ts'
import type { Face } from './faces.ts'
import type { Classes, Found } from './found.ts'
import { headDoubt } from './head-doubt.ts'
import { inFace, planeInFrame } from './in-frame.ts'
import { keepPeople } from './keep-people.ts'
import { fading, lookAtHead, mix, steadyBody, together } from './look-again.ts'
import { bodyOf, POINTS, partsBeside, SIDE } from './people-models.ts'
import { lookOnPlainGround } from './plain-ground.ts'
import { sampleSquare, wholeOf } from './sample.ts'
import { settle } from './settle.ts'

type FoundPeople = Found & { classes: Classes }

/** Finds how much of each point belongs to the people with the given faces, or to anybody if there are none. */
export async function findPeople(picture: ByteImage, faces: readonly Face[], others: readonly Face[]): Promise<Found> {
  const [head, ...companions] = faces
  const alone = companions.length === 0 ? head : undefined
  const look = (above: number) => lookAt(picture, boxAround(picture, faces, BESIDE.usual, above), faces, others, alone)
  const usual = await look(ABOVE.usual)
  const first = usual.box.top > 0 && reachesUp(usual.soft) ? await look(ABOVE.tall) : usual
  const near = alone && first.confidence < DOUBTED ? await lookOtherwise(picture, alone, others, first) : first
  const { box, soft } = near
  const isOpen = {
    left: box.left > 0 && reachesAside(soft, 1),
    right: box.left + box.width < picture.width && reachesAside(soft, soft.width - 2),
    below: picture.height - box.top - box.height >= BELOW * box.height && reachesDown(soft),
  }
  if (!isOpen.left && !isOpen.right && !isOpen.below) return near
  // If more than head and chest is visible, find legs and outstretched arms in a second view.
  const height = isOpen.below ? picture.height - box.top : box.height
  const whole = { left: 0, top: box.top, width: picture.width, height }
  return joined(near, await lookAt(picture, whole, faces, others), picture)
}

/**
 * Uses another view if the models agree in it. In the usual view, things beside the person may mislead them, and at some
 * sizes of a photo one model misses a hat.
 */
async function lookOtherwise(
  picture: ByteImage,
  face: Face,
  others: readonly Face[],
  first: FoundPeople,
): Promise<FoundPeople> {
  const box = otherView(first.box, boxAround(picture, [face], BESIDE.closer))
  const closer = await lookAt(picture, box, [face], others, face)
  if (closer.confidence < SURE) return first
  return closerTogether(first, closer, picture)
}

/** Returns the closer view, or the usual one with a margin if the photo shows no more than the closer one does. */
export function otherView(usual: Box, closer: Box): Box {
  if (closer.width < usual.width) return closer
  const [across, down] = [MARGIN * usual.width, MARGIN * usual.height]
  return {
    left: usual.left - across,
    top: usual.top - down,
    width: usual.width + 2 * across,
    height: usual.height + 2 * down,
  }
}

/** Blends two views: the closer one inside its box, fading out near its sides, and the first one elsewhere. */
export function closerTogether(first: FoundPeople, closer: FoundPeople, picture: ByteImage): FoundPeople {
  const size = { columns: SIDE, rows: SIDE }
  return { ...blended(closer, first, fading(closer.box, picture), size), confidence: closer.confidence }
}

/** Space to each side of the middle of a face, in face widths. */
const BESIDE = { usual: 2.6, closer: 1.8 }
/** Space above a face, in face widths: usual, and for hats and headwraps that reach beyond it. */
const ABOVE = { usual: 1.3, tall: 2.6 }
/** Margin of a second view that cannot be closer, as a share of the first. */
const MARGIN = 0.05
/** Confidence below which a single person is viewed a second time. */
const DOUBTED = 0.9
/** Minimum confidence in the second view that replaces a doubtful one. */
const SURE = 0.92

/** Minimum height below the first view that justifies a second view, as a share of the first view's height. */
const BELOW = 0.1

const reaches = ({ width, data }: Plane, row: number) =>
  data.subarray(row * width, (row + 1) * width).some((value) => value > 0.5)
const reachesUp = (plane: Plane) => reaches(plane, 1)
const reachesDown = (plane: Plane) => reaches(plane, plane.height - 2)
const reachesAside = ({ width, data }: Plane, column: number) =>
  data.some((value, i) => i % width === column && value > 0.5)

/** Blends a view of head and chest with a view of the whole person, which is coarser. Nothing fades above the head. */
function joined(upper: FoundPeople, whole: FoundPeople, picture: ByteImage): FoundPeople {
  const { box } = whole
  const size = {
    rows: Math.round((SIDE * box.height) / upper.box.height),
    columns: Math.min(MOST_COLUMNS, Math.round((SIDE * box.width) / upper.box.width)),
  }
  return blended(upper, whole, fading({ ...upper.box, top: 0 }, picture), size)
}

function blended(
  inner: FoundPeople,
  outer: FoundPeople,
  share: Float32Array,
  { columns, rows }: { columns: number; rows: number },
): FoundPeople {
  const placed = (plane: Plane, from: Box) => planeInFrame(plane, from, outer.box, columns, rows)
  const weight = placed(createPlane(SIDE, SIDE, share), inner.box).data
  const blend = (of: (found: FoundPeople) => Plane) => {
    const [within, around] = [placed(of(inner), inner.box), placed(of(outer), outer.box)]
    return { ...around, data: around.data.map((value, i) => mix(value, within.data[i]!, weight[i]!)) }
  }
  return { ...inner, box: outer.box, ...mergedBy(blend) }
}

function mergedBy(merge: (of: (found: FoundPeople) => Plane) => Plane) {
  const classes = {
    hair: merge((found) => found.classes.hair),
    skin: merge((found) => found.classes.skin),
    firm: merge((found) => found.classes.firm),
  }
  return { soft: merge(({ soft }) => soft), classes }
}

const MOST_COLUMNS = 1024

/**
 * Minimum mean probability of a person within the face. Below it, the parts model did not recognize the person, for
 * example because of hair over the face.
 */
const SEES_FACE = 0.5

// Confidence is lowered by this factor times `headDoubt`, the area beside the head that only the body model found. A
// strip of wall there is small compared with the person, but it is where everybody looks.
const HEAD_DOUBT = 4

const seesFace = (points: Float32Array) => points.reduce((sum, share) => sum + share, 0) > SEES_FACE * points.length

async function lookAt(
  picture: ByteImage,
  box: Box,
  faces: readonly Face[],
  others: readonly Face[],
  head?: Face,
): Promise<FoundPeople> {
  const bytes = await sampleSquare(picture, box, SIDE)
  const body = await bodyOf(bytes)
  const parts = await partsBeside(body, bytes)
  const steady = await steadyBody(picture, box, bytes, body, parts.person)
  if (head) {
    await lookAtHead(picture, box, head, { body, steady, parts })
    await lookOnPlainGround(bytes, box, head, { body, steady, parts })
  }
  const plane = (data: Float32Array) => createPlane(SIDE, SIDE, data)
  const witness = head && !seesFace(inFace(plane(parts.person), box, head)) ? steady : parts.person
  const soft = createPlane(SIDE, SIDE)
  for (let i = 0; i < POINTS; i++) soft.data[i] = clamp((together(steady[i]!, witness[i]!) - 0.01) / 0.98)
  const heldObjects = settle(soft, steady, witness, bytes)
  const doubt = head ? HEAD_DOUBT * headDoubt(soft, steady, witness, head, box) : 0
  const confidence = Math.max(0, agreementOf(steady, parts.person, heldObjects) - doubt)
  keepPeople(soft, faces, others, box)
  const classes = { hair: plane(parts.hair), skin: plane(parts.skin), firm: plane(parts.firm) }
  return { box, soft, classes, confidence }
}

const clamp = (value: number) => Math.max(0, Math.min(1, value))

/**
 * Returns a box around the heads and bodies of the people with the given faces. The crop makes faces large enough for
 * the coarse input of the models.
 */
function boxAround(picture: ByteImage, faces: readonly Face[], beside: number, above = ABOVE.usual): Box {
  if (faces.length === 0) return wholeOf(picture)
  const size = Math.max(...faces.map(({ box }) => box.width))
  const middles = faces.map(({ box }) => box.x + box.width / 2)
  const left = Math.max(0, Math.min(...middles) - beside * size)
  const right = Math.min(picture.width, Math.max(...middles) + beside * size)
  const top = Math.max(0, Math.min(...faces.map(({ box }) => box.y)) - above * size)
  const lowest = Math.max(...faces.map(({ box }) => box.y + box.height))
  const tall = Math.max(1.25 * Math.max(right - left, 4.4 * size), lowest + 2 * size - top)
  return { left, top, width: right - left, height: Math.min(picture.height, top + tall) - top }
}

function agreementOf(one: Float32Array, other: Float32Array, heldObjects: Uint8Array): number {
  let both = 0
  let either = 0
  for (let i = 0; i < POINTS; i++) {
    if (heldObjects[i]) continue
    const [a, b] = [one[i]! > 0.5, other[i]! > 0.5]
    if (a && b) both++
    if (a || b) either++
  }
  return either ? both / either : 0
}
