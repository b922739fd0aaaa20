import { labelAreas } from '../cutout/mask.ts'
import type { Box, ByteImage } from '../pixels/byte-image.ts'
import { createPlane, type Plane } from '../pixels/plane.ts'
import type { Face } from './faces.ts'
import type { Found } from './found.ts'
import { planeInFrame } from './in-frame.ts'
import { openTflite } from './litert.ts'
import { sampleSquare, wholeOf } from './sample.ts'

const SIDE = 256
const POINTS = SIDE * SIDE
const CLASSES = 6
const GROUND = 0
const HAIR = 1
/** Black clothes are lost as they are and found with their shadows lifted by this gamma. */
const LIFTED = 0.5
/** The classes were trained with smoothed labels: sure ground still gets 0.08, a sure person 0.95. */
const SMOOTHED = { low: 0.09, high: 0.95 }

/** How much of each point belongs to the people whose faces are given, or to anybody where there are none. */
export async function findPeople(picture: ByteImage, faces: readonly Face[], others: readonly Face[]): Promise<Found> {
  const near = await lookAt(picture, boxAround(picture, faces), faces, others)
  const { box, soft } = near
  const end = box.top + box.height
  if (picture.height - end < BELOW * box.height || !reachesDown(soft)) return near
  // Somebody of whom more is seen than head and chest: their legs are found by a look at all of them.
  const tall = { ...box, left: 0, width: picture.width, height: picture.height - box.top }
  return joined(near, await lookAt(picture, tall, faces, others))
}

/** A picture that goes on below the look by less than this share of it is not looked at again. */
const BELOW = 0.1

const reachesDown = ({ width, height, data }: Plane) =>
  data.subarray((height - 2) * width, (height - 1) * width).some((value) => value > 0.5)

/** One look as far as it goes, and below it the other. */
function joined(upper: Found, lower: Found): Found {
  const { box } = lower
  const rows = Math.round((SIDE * box.height) / upper.box.height)
  const columns = Math.min(MOST_COLUMNS, Math.round((SIDE * box.width) / upper.box.width))
  const merge = (of: (found: Found) => Plane) => {
    const above = planeInFrame(of(upper), upper.box, box, columns, rows)
    const below = planeInFrame(of(lower), box, box, columns, rows)
    const from = Math.floor((rows * upper.box.height) / box.height) * columns
    above.data.set(below.data.subarray(from), from)
    return above
  }
  const hair = upper.hair && lower.hair ? merge(({ hair }) => hair!) : upper.hair
  return { ...upper, box, soft: merge(({ soft }) => soft), hair }
}

/** Enough for any outline; a small person in a wide picture would need more than it is worth. */
const MOST_COLUMNS = 1024

async function lookAt(picture: ByteImage, box: Box, faces: readonly Face[], others: readonly Face[]): Promise<Found> {
  const bytes = await sampleSquare(picture, box, SIDE)
  const body = await bodyOf(bytes)
  const plain = await partsOf(bytes, 1)
  const lifted = await partsOf(bytes, LIFTED)
  const soft = createPlane(SIDE, SIDE)
  const hair = createPlane(SIDE, SIDE)
  const parts = createPlane(SIDE, SIDE)
  for (let i = 0; i < POINTS; i++) {
    parts.data[i] = Math.max(plain.person[i]!, lifted.person[i]!)
    const both = 1 / (1 + Math.exp(-(odds(body[i]!) + odds(parts.data[i]!)) / 2))
    soft.data[i] = clamp((both - 0.01) / 0.98)
    hair.data[i] = Math.max(plain.hair[i]!, lifted.hair[i]!)
  }
  const held = settle(soft, body, bytes)
  const confidence = agreementOf(body, parts.data, held)
  keepPeople(soft, faces, others, box)
  return { box, soft, hair, confidence }
}

async function bodyOf(bytes: Uint8Array): Promise<Float32Array> {
  const run = await openTflite('selfie_segmentation.tflite')
  const input = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) input[i] = bytes[i]! / 255
  return (await run(input))[0]!.data
}

async function partsOf(bytes: Uint8Array, gamma: number) {
  const run = await openTflite('selfie_multiclass_256x256.tflite')
  const curve = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** gamma)
  const input = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) input[i] = curve[bytes[i]!]!
  const logits = (await run(input))[0]!.data
  const person = new Float32Array(POINTS)
  const hair = new Float32Array(POINTS)
  for (let i = 0; i < POINTS; i++) {
    let sum = 0
    for (let k = 0; k < CLASSES; k++) sum += Math.exp(logits[i * CLASSES + k]!)
    const ground = Math.exp(logits[i * CLASSES + GROUND]!) / sum
    person[i] = clamp((1 - ground - SMOOTHED.low) / (SMOOTHED.high - SMOOTHED.low))
    hair[i] = Math.exp(logits[i * CLASSES + HAIR]!) / sum
  }
  return { person, hair }
}

const clamp = (value: number) => Math.max(0, Math.min(1, value))
const odds = (share: number) => Math.log((share + 1e-3) / (1 - share + 1e-3))

/** Head and body of the wanted faces: the look is coarse, and a face has to be large enough in it. */
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

/** Intersection over union of what two models took for a person, things that are held aside. */
function agreementOf(one: Float32Array, other: Float32Array, held: Uint8Array): number {
  let both = 0
  let either = 0
  for (let i = 0; i < POINTS; i++) {
    if (held[i]) continue
    const [a, b] = [one[i]! > 0.5, other[i]! > 0.5]
    if (a && b) both++
    if (a || b) either++
  }
  return either ? both / either : 0
}

const REACH = 4
/**
 * Things that are held (a helmet, a bag) are seen by the model for whole bodies alone: they stay, since a body with a
 * bite out of it is worse. What only the model for parts sees, has to be seen more clearly.
 */
const STAYS = { body: 0.4, parts: 0.55 }

/**
 * Where the models disagree over a whole area a ghost would stay: the area stays or goes as one. Returns which points
 * stay as things that are held.
 */
function settle({ data }: Plane, body: Float32Array, bytes: Uint8Array): Uint8Array {
  const torn = Uint8Array.from(data, (value) => (value > 0.2 && value < 0.8 ? 1 : 0))
  const deep = Uint8Array.from(torn, (value, i) => (value && isDeep(torn, i) ? 1 : 0))
  const { label, sizes } = labelAreas({ width: SIDE, height: SIDE, data: deep }, 1)
  const sums = sizes.map(() => ({ soft: 0, body: 0, colour: [0, 0, 0], ground: [0, 0, 0], near: 0 }))
  for (let i = 0; i < POINTS; i++) {
    const sum = sums[label[i]!]!
    sum.soft += data[i]!
    sum.body += body[i]!
    if (label[i]) addColours(sum, data, bytes, i)
  }
  const held = new Uint8Array(POINTS)
  for (let i = 0; i < POINTS; i++) {
    const area = label[i]!
    const size = sizes[area]!
    if (!area || size < 12) continue
    const ofBody = sums[area]!.body > 0.5 * size && !looksLikeGround(sums[area]!, size)
    const stays = !looksLikeGround(sums[area]!, size) && sums[area]!.soft > (ofBody ? STAYS.body : STAYS.parts) * size
    const [x, y] = [i % SIDE, (i / SIDE) | 0]
    for (let v = Math.max(0, y - REACH); v <= Math.min(SIDE - 1, y + REACH); v++) {
      for (let u = Math.max(0, x - REACH); u <= Math.min(SIDE - 1, x + REACH); u++) {
        const at = v * SIDE + u
        if (!torn[at]) continue
        data[at] = stays ? 1 : 0
        if (stays && ofBody) held[at] = 1
      }
    }
  }
  return held
}

interface Colours {
  colour: number[]
  ground: number[]
  near: number
}

/** Sums the colour of a point, and those of sure ground around it. */
function addColours(sum: Colours, data: Float32Array, bytes: Uint8Array, i: number): void {
  for (let c = 0; c < 3; c++) sum.colour[c]! += bytes[i * 3 + c]!
  for (const step of [-AROUND, AROUND, -AROUND * SIDE, AROUND * SIDE]) {
    const j = i + step
    if (j < 0 || j >= POINTS || data[j]! > 0.05) continue
    for (let c = 0; c < 3; c++) sum.ground[c]! += bytes[j * 3 + c]!
    sum.near++
  }
}

/** A piece of wall between hair and shoulder has the colour of the wall around it; what is held seldom has. */
function looksLikeGround({ colour, ground, near }: Colours, size: number): boolean {
  if (near < size / 4) return false
  return Math.hypot(...colour.map((value, c) => value / size - ground[c]! / near)) < ALIKE
}

/** How far around ground is looked at, in points, and how far colours (0 to 441) of one surface lie apart. */
const AROUND = 22
const ALIKE = 24

function isDeep(torn: Uint8Array, i: number): boolean {
  const [x, y] = [i % SIDE, (i / SIDE) | 0]
  const at = (u: number, v: number) => u < 0 || v < 0 || u >= SIDE || v >= SIDE || torn[v * SIDE + u] === 1
  return at(x + REACH, y) && at(x - REACH, y) && at(x, y + REACH) && at(x, y - REACH)
}

/** Drops what hangs together with no wanted face, and from what does, what is nearer to somebody else. */
function keepPeople({ data }: Plane, faces: readonly Face[], others: readonly Face[], box: Box): void {
  const toGrid = ({ box: face }: Face) => ({
    x: ((face.x + face.width / 2 - box.left) / box.width) * SIDE,
    y: ((face.y + face.height / 2 - box.top) / box.height) * SIDE,
    across: (face.width / box.width) * SIDE,
    down: (face.height / box.height) * SIDE,
  })
  const wanted = faces.map(toGrid)
  const strangers = others.map(toGrid)
  for (let i = 0; i < POINTS; i++) {
    if (data[i]! === 0 || strangers.length === 0) continue
    const [x, y] = [i % SIDE, (i / SIDE) | 0]
    const near = (places: typeof wanted) => Math.min(...places.map((place) => bodyDistance(place, x, y)))
    if (near(strangers) < near(wanted)) data[i] = 0
  }
  const inside = Uint8Array.from(data, (value) => (value > 0.3 ? 1 : 0))
  const { label, sizes } = labelAreas({ width: SIDE, height: SIDE, data: inside }, 1)
  const kept = new Set<number>()
  for (const { x, y, across, down } of wanted) {
    for (let v = -0.4; v <= 0.4; v += 0.2) {
      for (let u = -0.4; u <= 0.4; u += 0.2) {
        const [column, row] = [Math.floor(x + u * across), Math.floor(y + v * down)]
        if (column >= 0 && row >= 0 && column < SIDE && row < SIDE) kept.add(label[row * SIDE + column]!)
      }
    }
  }
  kept.delete(0)
  if (kept.size === 0) kept.add(sizes.reduce((best, size, id) => (size > sizes[best]! ? id : best), 0))
  for (let i = 0; i < POINTS; i++) if (label[i] && !kept.has(label[i]!)) data[i] = 0
}

/** How far a point is from somebody's head and the body below it, in widths of their face. */
function bodyDistance(place: { x: number; y: number; across: number; down: number }, x: number, y: number): number {
  const u = (x - place.x) / place.across
  const v = (y - place.y) / place.down
  return Math.hypot(u, v < 0 ? v : Math.max(0, v - 3))
}
