import type { Box, ByteImage } from '../pixels/byte-image.ts'
import { createPlane } from '../pixels/plane.ts'
import type { Face } from './faces.ts'
import { planeInFrame } from './in-frame.ts'
import { bodyOf, type Parts, POINTS, partsOf, SIDE } from './people-models.ts'
import { sampleSquare } from './sample.ts'

/** Margin of the wider view, as a share of the first view. */
const WIDER = 0.3
/** Space around a face, in sizes of the face, for hair and shoulders. */
const HEAD = { above: 1.2, beside: 1.3, below: 1.1 }
/** A head that fills more than this share of the first view needs no closer view. */
const CLOSE = 0.8
/** Minimum share of the head on which the models must disagree to justify a closer view. */
export const DISAGREED = 0.04
/**
 * Share of the closer view, at each side, over which its result fades out. Near its sides the closer view is no
 * better than the first view.
 */
const FADE = 0.15

export interface Seen {
  body: Float32Array
  steady: Float32Array
  parts: Parts
}

/**
 * Runs the body model on three more views (mirrored, wider, and wider mirrored) and combines the results by `steadied`.
 * @param body what the body model found in the view as given
 * @param person what the parts model found in the view as given
 */
export async function steadyBody(
  picture: ByteImage,
  box: Box,
  bytes: Uint8Array,
  body: Float32Array,
  person: Float32Array,
): Promise<Float32Array> {
  const wide = within(picture, {
    left: box.left - WIDER * box.width,
    top: box.top - WIDER * box.height,
    right: box.left + (1 + WIDER) * box.width,
    bottom: box.top + (1 + WIDER) * box.height,
  })
  const wider = await sampleSquare(picture, wide, SIDE)
  const others = [
    mirrored(await bodyOf(mirrored(bytes, 3)), 1),
    ...[await bodyOf(wider), mirrored(await bodyOf(mirrored(wider, 3)), 1)].map((seen) => inBox(seen, wide, box)),
  ]
  return steadied(body, person, others)
}

/**
 * Returns the minimum of all views, because background that continues a shoulder is found in some of them only. What
 * both models find in the first view stays, because another view may miss the whole person.
 */
export function steadied(body: Float32Array, person: Float32Array, others: readonly Float32Array[]): Float32Array {
  return body.map((share, i) => {
    const least = Math.min(share, ...others.map((other) => other[i]!))
    return Math.max(least, Math.min(share, person[i]!))
  })
}

/** Runs the models on the head alone if they disagree about it, and writes the result into `steady` and `parts`. */
export async function lookAtHead(
  picture: ByteImage,
  box: Box,
  { box: face }: Face,
  { body, steady, parts }: Seen,
): Promise<void> {
  const head = within(picture, {
    left: face.x - HEAD.beside * face.width,
    top: face.y - HEAD.above * face.height,
    right: face.x + (1 + HEAD.beside) * face.width,
    bottom: face.y + (1 + HEAD.below) * face.height,
  })
  if (head.width > CLOSE * box.width && head.height > CLOSE * box.height) return
  const weight = inBox(fading(head, picture), head, box)
  if (disagreement(body, parts.person, weight) < DISAGREED) return
  const bytes = await sampleSquare(picture, head, SIDE)
  const closerBody = inBox(await bodyOf(bytes), head, box)
  const closerPerson = inBox((await partsOf(bytes)).person, head, box)
  for (let i = 0; i < POINTS; i++) {
    const share = weight[i]!
    if (share === 0) continue
    steady[i] = mix(steady[i]!, together(body[i]!, closerBody[i]!), share)
    parts.person[i] = mix(parts.person[i]!, together(parts.person[i]!, closerPerson[i]!), share)
  }
}

export function disagreement(body: Float32Array, person: Float32Array, weight: Float32Array): number {
  let apart = 0
  let either = 0
  for (let i = 0; i < POINTS; i++) {
    if (weight[i] === 0) continue
    const [a, b] = [body[i]! > 0.5, person[i]! > 0.5]
    if (a !== b) apart++
    if (a || b) either++
  }
  return either ? apart / either : 0
}

/**
 * Returns a weight per point: 1 inside the box, falling to 0 at sides of the box that are not sides of the picture.
 */
export function fading(box: Box, { width, height }: ByteImage): Float32Array {
  const open = {
    left: box.left <= 0,
    right: box.left + box.width >= width,
    top: box.top <= 0,
    bottom: box.top + box.height >= height,
  }
  const towards = (at: number, isOpen: boolean) => (isOpen ? 1 : Math.min(1, at / FADE))
  return Float32Array.from({ length: POINTS }, (_, i) => {
    const [u, v] = [((i % SIDE) + 0.5) / SIDE, (Math.floor(i / SIDE) + 0.5) / SIDE]
    return Math.min(
      towards(u, open.left),
      towards(1 - u, open.right),
      towards(v, open.top),
      towards(1 - v, open.bottom),
    )
  })
}

function within(
  { width, height }: ByteImage,
  sides: { left: number; top: number; right: number; bottom: number },
): Box {
  const [left, top] = [Math.max(0, sides.left), Math.max(0, sides.top)]
  return { left, top, width: Math.min(width, sides.right) - left, height: Math.min(height, sides.bottom) - top }
}

export const inBox = (data: Float32Array, from: Box, box: Box): Float32Array =>
  planeInFrame(createPlane(SIDE, SIDE, data), from, box, SIDE, SIDE).data

export const odds = (share: number) => Math.log((share + 1e-3) / (1 - share + 1e-3))

/** Returns the mean of two probabilities, computed in log-odds. */
export const together = (a: number, b: number) => 1 / (1 + Math.exp(-(odds(a) + odds(b)) / 2))

export const mix = (a: number, b: number, share: number) => a + (b - a) * share

function mirrored<T extends Uint8Array | Float32Array>(data: T, channels: number): T {
  const out = data.map(() => 0) as T
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [to, from] = [(y * SIDE + x) * channels, (y * SIDE + SIDE - 1 - x) * channels]
      for (let c = 0; c < channels; c++) out[to + c] = data[from + c]!
    }
  }
  return out
}
