import type { Box, ByteImage } from '../pixels/byte-image.ts'
import { createPlane, type Plane } from '../pixels/plane.ts'
import type { Face } from './faces.ts'
import type { Classes, Found } from './found.ts'
import { planeInFrame } from './in-frame.ts'
import { keepPeople } from './keep-people.ts'
import { openTflite } from './litert.ts'
import { sampleSquare, wholeOf } from './sample.ts'
import { settle } from './settle.ts'

const SIDE = 256
const POINTS = SIDE * SIDE
const CLASSES = 6
const GROUND = 0
const HAIR = 1
/** Gamma that lifts shadows, so that black clothes are found. */
const LIFTED = 0.5
/** Share of a person missed by the parts model above which it runs again with lifted shadows. */
const MISSED = 0.015
/** The classes were trained with label smoothing: certain ground scores 0.08, a certain person 0.95. */
const SMOOTHED = { low: 0.09, high: 0.95 }

type FoundPeople = Found & { classes: Classes }

/** How much of each point belongs to the given faces, or to anybody if there are none. */
export async function findPeople(picture: ByteImage, faces: readonly Face[], others: readonly Face[]): Promise<Found> {
  const near = await lookAt(picture, boxAround(picture, faces), faces, others)
  const { box, soft } = near
  const end = box.top + box.height
  if (picture.height - end < BELOW * box.height || !reachesDown(soft)) return near
  // More than head and chest visible: a second look finds the legs.
  const tall = { ...box, left: 0, width: picture.width, height: picture.height - box.top }
  return joined(near, await lookAt(picture, tall, faces, others))
}

/** Minimum share of the picture below the first look that justifies a second one. */
const BELOW = 0.1

const reachesDown = ({ width, height, data }: Plane) =>
  data.subarray((height - 2) * width, (height - 1) * width).some((value) => value > 0.5)

function joined(upper: FoundPeople, lower: FoundPeople): FoundPeople {
  const { box } = lower
  const rows = Math.round((SIDE * box.height) / upper.box.height)
  const columns = Math.min(MOST_COLUMNS, Math.round((SIDE * box.width) / upper.box.width))
  const merge = (of: (found: FoundPeople) => Plane) => {
    const above = planeInFrame(of(upper), upper.box, box, columns, rows)
    const below = planeInFrame(of(lower), box, box, columns, rows)
    const from = Math.floor((rows * upper.box.height) / box.height) * columns
    above.data.set(below.data.subarray(from), from)
    return above
  }
  const classes = { hair: merge((found) => found.classes.hair), firm: merge((found) => found.classes.firm) }
  return { ...upper, box, soft: merge(({ soft }) => soft), classes }
}

const MOST_COLUMNS = 1024

async function lookAt(
  picture: ByteImage,
  box: Box,
  faces: readonly Face[],
  others: readonly Face[],
): Promise<FoundPeople> {
  const bytes = await sampleSquare(picture, box, SIDE)
  const body = await bodyOf(bytes)
  const parts = await partsOf(bytes, 1)
  if (missesMuch(parts.person, body)) addParts(parts, await partsOf(bytes, LIFTED))
  const soft = createPlane(SIDE, SIDE)
  for (let i = 0; i < POINTS; i++) {
    const both = 1 / (1 + Math.exp(-(odds(body[i]!) + odds(parts.person[i]!)) / 2))
    soft.data[i] = clamp((both - 0.01) / 0.98)
  }
  const heldObjects = settle(soft, body, bytes)
  const confidence = agreementOf(body, parts.person, heldObjects)
  keepPeople(soft, faces, others, box)
  const classes = { hair: createPlane(SIDE, SIDE, parts.hair), firm: createPlane(SIDE, SIDE, parts.firm) }
  return { box, soft, classes, confidence }
}

function missesMuch(parts: Float32Array, body: Float32Array): boolean {
  let there = 0
  let missed = 0
  for (let i = 0; i < POINTS; i++) {
    if (body[i]! <= 0.5) continue
    there++
    if (parts[i]! <= 0.5) missed++
  }
  return missed > MISSED * there
}

function addParts(parts: Parts, more: Parts): void {
  for (let i = 0; i < POINTS; i++) {
    parts.person[i] = Math.max(parts.person[i]!, more.person[i]!)
    parts.hair[i] = Math.max(parts.hair[i]!, more.hair[i]!)
    parts.firm[i] = Math.max(parts.firm[i]!, more.firm[i]!)
  }
}

async function bodyOf(bytes: Uint8Array): Promise<Float32Array> {
  const run = await openTflite('selfie_segmentation.tflite')
  const input = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) input[i] = bytes[i]! / 255
  return (await run(input))[0]!.data
}

interface Parts {
  person: Float32Array
  hair: Float32Array
  firm: Float32Array
}

async function partsOf(bytes: Uint8Array, gamma: number): Promise<Parts> {
  const run = await openTflite('selfie_multiclass_256x256.tflite')
  const curve = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** gamma)
  const input = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) input[i] = curve[bytes[i]!]!
  const logits = (await run(input))[0]!.data
  const person = new Float32Array(POINTS)
  const hair = new Float32Array(POINTS)
  const firm = new Float32Array(POINTS)
  for (let i = 0; i < POINTS; i++) {
    let sum = 0
    for (let k = 0; k < CLASSES; k++) sum += Math.exp(logits[i * CLASSES + k]!)
    const ground = Math.exp(logits[i * CLASSES + GROUND]!) / sum
    person[i] = clamp((1 - ground - SMOOTHED.low) / (SMOOTHED.high - SMOOTHED.low))
    hair[i] = Math.exp(logits[i * CLASSES + HAIR]!) / sum
    firm[i] = 1 - ground - hair[i]!
  }
  return { person, hair, firm }
}

const clamp = (value: number) => Math.max(0, Math.min(1, value))
const odds = (share: number) => Math.log((share + 1e-3) / (1 - share + 1e-3))

/** Head and body of the wanted faces, so that faces are large enough in the model's coarse input. */
function boxAround(picture: ByteImage, faces: readonly Face[]): Box {
  if (faces.length === 0) return wholeOf(picture)
  const size = Math.max(...faces.map(({ box }) => box.width))
  const middles = faces.map(({ box }) => box.x + box.width / 2)
  const left = Math.max(0, Math.min(...middles) - 2.6 * size)
  const right = Math.min(picture.width, Math.max(...middles) + 2.6 * size)
  const top = Math.max(0, Math.min(...faces.map(({ box }) => box.y)) - 1.3 * size)
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
