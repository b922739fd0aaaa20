import { labelAreas } from '../cutout/mask.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { type ByteImage, resizeImage } from '../pixels/byte-image.ts'
import { type Plane, planeOf } from '../pixels/plane.ts'
import type { Found } from './found.ts'
import { planeInFrame } from './in-frame.ts'
import { ALIKE } from './plain-border.ts'
import { wholeOf } from './sample.ts'
import { withoutCrumbs } from './subject.ts'

const SIDE = 640
/** A soft shadow is the background colour darkened by about the same factor in all channels, without an edge. */
const SHADOW = { darkest: 0.7, colour: 0.05, step: 5 }
const SOFTNESS = 0.8
/**
 * Minimum share of the model's result that lies outside the background. With less, the flood fill has taken a light
 * part of the subject for background.
 */
const AGREED = 0.97
const MOST = 0.85

/**
 * Finds the subject on a background of one known colour: everything that a flood fill from the picture's border does
 * not reach. Confirms the model's result, or replaces an uncertain one, for example of a screen that shows a landscape.
 * @param ground background colour: red, green and blue, 0 to 255
 * @param guess result of the model
 */
export async function besideGround(picture: ByteImage, ground: readonly number[], guess: Found): Promise<Found | null> {
  const box = wholeOf(picture)
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const seen = await resizeImage(picture, width, height)
  const soft = planeInFrame(guess.soft, guess.box, box, width, height)
  const plane = outsideOf(reached(seen, ground, soft), soft)
  withoutCrumbs(plane)
  const agreed = planeOf(width, height, (i) => plane.data[i]! * soft.data[i]!)
  if (sumOf(agreed) < AGREED * sumOf(soft) || sumOf(plane) > MOST * plane.data.length) return null
  return { box, soft: gaussianBlur(plane, SOFTNESS), confidence: 1 }
}

const sumOf = ({ data }: Plane): number => data.reduce((sum, value) => sum + value, 0)

const outsideOf = (isGround: Uint8Array, { width, height }: Plane): Plane =>
  planeOf(width, height, (i) => 1 - isGround[i]!)

/**
 * Background connected to the border. Background enclosed by the subject, such as inside a handle, is included where
 * the model agrees.
 */
function reached({ width, height, data }: ByteImage, ground: readonly number[], guess: Plane): Uint8Array {
  const alike = new Uint8Array(width * height)
  for (let i = 0; i < alike.length; i++) alike[i] = isAlike(data, i, ground) || isShadow(i) ? 1 : 0
  const { label, sizes } = labelAreas({ width, height, data: alike }, 1)
  const seen = sizes.map(() => 0)
  const atBorder = sizes.map(() => false)
  for (let i = 0; i < alike.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    seen[label[i]!]! += guess.data[i]!
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) atBorder[label[i]!] = true
  }
  return alike.map((_, i) => {
    const id = label[i]!
    return id > 0 && (atBorder[id] || seen[id]! < 0.5 * sizes[id]!) ? 1 : 0
  })

  function isShadow(i: number): boolean {
    const factors = ground.map((value, c) => data[i * 3 + c]! / Math.max(1, value))
    const [least, most] = [Math.min(...factors), Math.max(...factors)]
    if (most > 1.05 || least < SHADOW.darkest || most - least > SHADOW.colour) return false
    const beside = [i % width ? i - 1 : i, i >= width ? i - width : i]
    return beside.every((j) => Math.abs(data[j * 3 + 1]! - data[i * 3 + 1]!) <= SHADOW.step)
  }
}

const isAlike = (data: ByteImage['data'], i: number, ground: readonly number[]) =>
  ground.every((value, c) => Math.abs(data[i * 3 + c]! - value) <= ALIKE)
