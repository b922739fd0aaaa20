import { labelAreas } from '../cutout/mask.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { type ByteImage, resizeImage } from '../pixels/byte-image.ts'
import { type Plane, planeOf } from '../pixels/plane.ts'
import type { Found } from './found.ts'
import { planeInFrame } from './in-frame.ts'
import { CLEAN } from './judge.ts'
import { ALIKE, evened, type PlainGround } from './plain-border.ts'
import { wholeOf } from './sample.ts'
import { withoutCrumbs } from './subject.ts'

const SIDE = 640
/**
 * A soft shadow multiplies the background colour by at least `darkest`, in all channels by the same factor up to a
 * difference of `colour`. It has no edge: neighbouring pixels differ by at most `step` levels.
 */
const SHADOW = { darkest: 0.7, colour: 0.05, step: 5 }
const SOFTNESS = 0.8
// Tolerance, in levels, of the flood fill on a background without noise. More would let it run into white parts of the
// subject.
const LEAST_NOISE = 4
const USUAL = 0.97
/**
 * Minimum share of what the model found that must stay outside the flood fill. If less stays outside, the fill has run
 * into a subject as light as the background.
 */
const AGREED = 0.97
const MOST = 0.85
/**
 * An area that the model did not find is taken for the subject's shadow if it is dark and large: its darkest channel is
 * below `most` times the background's, and it covers more than `area` times what the model found. If the model is
 * uncertain, the area must also have the background's colour: the ratios of the three channels to those of the
 * background differ by less than `colour`.
 */
const DARK = { most: 0.85, area: 0.02, colour: 0.1 }

/** Up to this probability, the model has not found a pixel to be part of the subject. */
const UNSEEN = 0.1

/**
 * Finds the subject on a plain background: everything that a flood fill from the picture's border does not reach.
 * @param guess result of the model
 * @returns null if the flood fill reaches into what the model found, or if nearly the whole picture would be subject
 */
export async function besideGround(picture: ByteImage, plain: PlainGround, guess: Found): Promise<Found | null> {
  const box = wholeOf(picture)
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const seen = evened(await resizeImage(picture, width, height), plain)
  const ground = plain.colour
  const soft = planeInFrame(guess.soft, guess.box, box, width, height)
  const plane = outsideOf(reached(seen, ground, soft), soft)
  withoutShadeAndGlow(plane, { picture: seen, ground, found: soft, isCertain: guess.confidence >= CLEAN.object })
  withoutCrumbs(plane)
  const agreed = planeOf(width, height, (i) => plane.data[i]! * soft.data[i]!)
  if (sumOf(agreed) < AGREED * sumOf(soft) || sumOf(plane) > MOST * plane.data.length) return null
  return { box, soft: gaussianBlur(plane, SOFTNESS), confidence: 1 }
}

interface Seen {
  picture: ByteImage
  ground: readonly number[]
  found: Plane
  isCertain: boolean
}

/**
 * Removes two kinds of areas that the model did not find and that are no parts of the subject. Lamplight on a wall and
 * soft shadows fade into the background without an edge. Shadows with an edge meet the limits of `DARK`.
 */
function withoutShadeAndGlow(plane: Plane, { picture: { data }, ground, found, isCertain }: Seen): void {
  const { width, height } = plane
  const unseen = Uint8Array.from(plane.data, (there, i) => (there > 0.5 && found.data[i]! <= UNSEEN ? 1 : 0))
  const { label, sizes } = labelAreas({ width, height, data: unseen }, 1)
  const steps = sizes.map((): number[] => [])
  const light = sizes.map(() => [0, 0, 0])
  for (let i = 0; i < label.length; i++) {
    const id = label[i]!
    if (id === 0) continue
    for (let c = 0; c < 3; c++) light[id]![c]! += data[i * 3 + c]! / (Math.max(1, ground[c]!) * sizes[id]!)
    for (const j of neighboursOf(i, width, height)) {
      if (plane.data[j] === 0) steps[id]!.push(Math.abs(data[j * 3 + 1]! - data[i * 3 + 1]!))
    }
  }
  const least = DARK.area * sumOf(found)
  const isLeftOut = sizes.map((size, id) => {
    const edge = steps[id]!.sort((a, b) => a - b)
    const [darkest, lightest] = [Math.min(...light[id]!), Math.max(...light[id]!)]
    const isShade = size > least && darkest < DARK.most && (isCertain || lightest - darkest < DARK.colour)
    return isShade || (edge.length > 0 && edge[edge.length >> 1]! <= SHADOW.step)
  })
  for (let i = 0; i < label.length; i++) if (label[i] && isLeftOut[label[i]!]) plane.data[i] = 0
}

function neighboursOf(i: number, width: number, height: number): number[] {
  const [x, y] = [i % width, Math.floor(i / width)]
  return [x ? i - 1 : i, y ? i - width : i, x < width - 1 ? i + 1 : i, y < height - 1 ? i + width : i]
}

const sumOf = ({ data }: Plane): number => data.reduce((sum, value) => sum + value, 0)

const outsideOf = (isGround: Uint8Array, { width, height }: Plane): Plane =>
  planeOf(width, height, (i) => 1 - isGround[i]!)

/**
 * Returns 1 for background connected to the picture's border. Background that the subject encloses, such as inside a
 * handle, is included if the model found no subject there.
 */
function reached({ width, height, data }: ByteImage, ground: readonly number[], guess: Plane): Uint8Array {
  const alike = new Uint8Array(width * height)
  const noise = noiseAround()
  const lit = alike.map((_, i) => (offOf(i) <= noise ? 1 : 0))
  for (let i = 0; i < alike.length; i++) alike[i] = lit[i] || isShadow(i) ? 1 : 0
  const { label, sizes } = labelAreas({ width, height, data: alike }, 1)
  const seen = sizes.map(() => 0)
  const plain = sizes.map(() => 0)
  const atBorder = sizes.map(() => false)
  for (let i = 0; i < alike.length; i++) {
    seen[label[i]!]! += guess.data[i]!
    plain[label[i]!]! += lit[i]!
    if (isAtBorder(i)) atBorder[label[i]!] = true
  }
  return alike.map((_, i) => {
    const id = label[i]!
    const isHole = seen[id]! < 0.5 * sizes[id]! && plain[id]! > 0.5 * sizes[id]!
    return id > 0 && (atBorder[id] || isHole) ? 1 : 0
  })

  function offOf(i: number): number {
    return Math.max(...ground.map((value, c) => Math.abs(data[i * 3 + c]! - value)))
  }

  function noiseAround(): number {
    const ring = Array.from({ length: width * height }, (_, i) => i).filter((i) => isAtBorder(i))
    const off = ring.map(offOf).sort((a, b) => a - b)
    return Math.min(ALIKE, LEAST_NOISE + 2 * off[Math.floor(USUAL * off.length)]!)
  }

  function isAtBorder(i: number): boolean {
    const [x, y] = [i % width, Math.floor(i / width)]
    return x === 0 || y === 0 || x === width - 1 || y === height - 1
  }

  function isShadow(i: number): boolean {
    const factors = ground.map((value, c) => data[i * 3 + c]! / Math.max(1, value))
    const [least, most] = [Math.min(...factors), Math.max(...factors)]
    if (most > 1.05 || least < SHADOW.darkest || most - least > SHADOW.colour) return false
    return neighboursOf(i, width, height).every((j) => Math.abs(data[j * 3 + 1]! - data[i * 3 + 1]!) <= SHADOW.step)
  }
}
