import type { Box, ByteImage } from '../pixels/byte-image.ts'
import { openTflite } from './litert.ts'
import { sampleSquare, squareAround, wholeOf } from './sample.ts'

export interface Point {
  x: number
  y: number
}

/** Coordinates are in pixels of the picture. Left and right are as seen in the picture. */
export interface Face {
  box: { x: number; y: number; width: number; height: number }
  score: number
  eyes: [Point, Point]
  nose: Point
  mouth: Point
  ears: [Point, Point]
}

const SIDE = 192
const GRID = SIDE / 4
const NUMBERS = 16
/** Minimum detection score. Human faces score 0.5 to 0.95. */
const SURE = 0.5
const SAME = 0.3
/** If the largest face is narrower than this share of the picture's longer side, enlarged parts are searched too. */
const SMALL = 0.12

/**
 * Detects all faces, largest first. With `thorough`, detects again at a larger scale if the faces are small or none is
 * found.
 */
export async function detectFaces(picture: ByteImage, thorough = true): Promise<Face[]> {
  const whole = wholeOf(picture)
  let found = await lookAt(picture, squareAround(whole))
  // The detector only finds a face that fills the picture if there is a margin around it.
  if (found.length === 0) found = await lookAt(picture, squareAround(whole, 0.4))
  const largest = Math.max(0, ...found.map(({ box }) => box.width))
  const long = Math.max(picture.width, picture.height)
  if (thorough && largest < SMALL * long) {
    const nearer = await Promise.all(tiles(picture).map((tile) => lookAt(picture, tile)))
    found.push(...nearer.flat())
  }
  const faces = merged(found).sort((a, b) => b.box.width - a.box.width)
  return Promise.all(faces.map((face, rank) => (rank < CLOSER ? closer(picture, face) : face)))
}

const CLOSER = 4

/** Detects the face again in a close crop, for more accurate landmarks. */
async function closer(picture: ByteImage, face: Face): Promise<Face> {
  const { x, y, width, height } = face.box
  if (width > 0.5 * Math.max(picture.width, picture.height)) return face
  const again = merged(await lookAt(picture, squareAround({ left: x, top: y, width, height }, 0.6)))
  const same = again.find((other) => overlap(other.box, face.box) > 0.4)
  return same ? { ...same, score: Math.max(same.score, face.score) } : face
}

function tiles({ width, height }: { width: number; height: number }): Box[] {
  const side = 0.62 * Math.min(width, height)
  const starts = (length: number) => {
    const count = Math.ceil((length - side) / (0.6 * side)) + 1
    return Array.from({ length: count }, (_, k) => ((length - side) * k) / Math.max(1, count - 1))
  }
  const boxes = starts(height).flatMap((top) => starts(width).map((left) => ({ left, top, width: side, height: side })))
  return boxes.slice(0, MOST_TILES)
}

const MOST_TILES = 12

async function lookAt(picture: ByteImage, box: Box): Promise<Face[]> {
  const { run } = await openTflite('face_detection_full_range.tflite')
  const bytes = await sampleSquare(picture, box, SIDE)
  const input = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) input[i] = bytes[i]! / 127.5 - 1
  const outputs = await run(input)
  const numbers = outputs.find(({ shape }) => shape[2] === NUMBERS)!.data
  const scores = outputs.find(({ shape }) => shape[2] === 1)!.data
  const found: Face[] = []
  for (let i = 0; i < scores.length; i++) {
    const score = 1 / (1 + Math.exp(-scores[i]!))
    if (score >= SURE) found.push(readFace(numbers.subarray(i * NUMBERS), i, score, box))
  }
  return found
}

/**
 * Reads centre, size and six landmarks. The model gives them relative to the centre of a cell, in pixels of its input.
 */
function readFace(numbers: Float32Array, cell: number, score: number, { left, top, width: side }: Box): Face {
  const middleX = ((cell % GRID) + 0.5) / GRID
  const middleY = (Math.floor(cell / GRID) + 0.5) / GRID
  const at = (k: number): Point => ({
    x: left + (numbers[k]! / SIDE + middleX) * side,
    y: top + (numbers[k + 1]! / SIDE + middleY) * side,
  })
  const middle = at(0)
  const width = (numbers[2]! / SIDE) * side
  const height = (numbers[3]! / SIDE) * side
  return {
    box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height },
    score,
    eyes: [at(4), at(6)],
    nose: at(8),
    mouth: at(10),
    ears: [at(12), at(14)],
  }
}

function merged(found: readonly Face[]): Face[] {
  let rest = [...found].sort((a, b) => b.score - a.score)
  const faces: Face[] = []
  while (rest.length > 0) {
    const best = rest[0]!
    const same = rest.filter(({ box }) => overlap(best.box, box) > SAME)
    faces.push(meanOf(same))
    rest = rest.filter((face) => !same.includes(face))
  }
  return faces
}

function meanOf(same: readonly Face[]): Face {
  const total = same.reduce((sum, { score }) => sum + score, 0)
  const mean = (value: (face: Face) => number) => same.reduce((sum, face) => sum + face.score * value(face), 0) / total
  const point = (of: (face: Face) => Point): Point => ({ x: mean((f) => of(f).x), y: mean((f) => of(f).y) })
  return {
    box: {
      x: mean(({ box }) => box.x),
      y: mean(({ box }) => box.y),
      width: mean(({ box }) => box.width),
      height: mean(({ box }) => box.height),
    },
    score: same[0]!.score,
    eyes: [point(({ eyes }) => eyes[0]), point(({ eyes }) => eyes[1])],
    nose: point(({ nose }) => nose),
    mouth: point(({ mouth }) => mouth),
    ears: [point(({ ears }) => ears[0]), point(({ ears }) => ears[1])],
  }
}

function overlap(a: Face['box'], b: Face['box']): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / (a.width * a.height + b.width * b.height - width * height)
}
