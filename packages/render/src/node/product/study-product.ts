import type { Box } from '../pixels/byte-image.ts'
import type { Plane } from '../pixels/plane.ts'
import type { Photo } from '../pixels/read-photo.ts'
import type { Found } from '../vision/found.ts'
import { lookByMarks } from '../vision/grow-marks.ts'
import type { Sides } from '../vision/judge.ts'
import { cutOut, type Look } from '../vision/look.ts'
import { KEEP, readMarks, UNDECIDED } from '../vision/read-marks.ts'
import { seeObject } from '../vision/see.ts'
import { isOnOneSurface } from './one-surface.ts'
import { type View, viewOf } from './seen-from-above.ts'
import { wellLit } from './well-lit.ts'

const LONGEST = 1240
const MOST_ENLARGED = 3
const ROOM = 0.06
/** Alpha from which a pixel counts towards the size of the product. */
const THERE = 127
// A product continues beyond the photo if it covers more than this share of the photo's outermost row.
const GOES_ON = 0.005

export interface CutProduct {
  frame: Box
  width: number
  height: number
  /** Three values per pixel, 0 to 255. Translucent pixels have the product's own colour, without the background. */
  colours: Float32Array
  /** Coverage of each pixel by the product, 0 to 1. */
  matte: Plane
  box: Box
  view: View
  beyondPhoto: { top: boolean; bottom: boolean }
}

export interface CroppedProduct extends CutProduct {
  sides: Sides
}

export interface StudiedProduct {
  /**
   * The photo. Bad light is corrected if the product was not cut out, because it is then shown with its own background.
   */
  photo: Photo
  /**
   * The cut-out product. Null if the user drew no mask and the outline is uncertain or the photo cuts the product off.
   */
  cut: CutProduct | null
  /**
   * The visible part, cut out, of a product that the photo cuts off. Null if the photo cuts it off only at the left or
   * only at the right, or if the user drew a mask.
   */
  cropped: CroppedProduct | null
  /**
   * Bounds of the prominent part of the photo, even if they are uncertain. The whole photo if no part is prominent.
   */
  likely: Box
  found: Found | null
}

export async function studyProduct(bytes: Buffer, mask?: Buffer, longest = LONGEST): Promise<StudiedProduct> {
  const { photo, look: found } = await seeObject(bytes)
  const marks = mask && (await readMarks(mask, photo.width, photo.height))
  const look = marks ? await lookByMarks(photo, found, marks) : found
  const outlined = marks || look.cutout === 'clean' || (look.cropped && !isCutAside(look.touchesBorder))
  const product = outlined ? await cutProduct(photo, look, longest, marks) : null
  const seen = { photo, found: look.found, likely: boxOf(look, (i) => look.mask[i]! > THERE) }
  if (!product) return { ...seen, photo: wellLit(photo), cut: null, cropped: null }
  if (!look.cropped || marks) return { ...seen, cut: product, cropped: null }
  return { ...seen, cut: null, cropped: { ...product, sides: look.touchesBorder } }
}

// A product that is cut off at its left or right alone can neither fill another picture nor stand in its middle.
const isCutAside = ({ left, right, top, bottom }: Sides): boolean => left !== right && !top && !bottom

async function cutProduct(photo: Photo, look: Look, longest: number, marks?: Uint8Array): Promise<CutProduct> {
  const isThere = (i: number) => (marks && marks[i] !== UNDECIDED ? marks[i] === KEEP : look.mask[i]! > THERE)
  const frame = frameOf(boxOf(look, isThere))
  const scale = Math.min(MOST_ENLARGED, longest / Math.max(frame.width, frame.height))
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
  const { alpha, colours } = await cutOut(photo, look, marks, { frame, width, height })
  clearBeyond(alpha, frame, photo)
  const box = boxOf(alpha, (i) => alpha.data[i]! > 0.5)
  const view = (await isOnOneSurface(photo, look.mask)) ? 'above' : viewOf(alpha, box.height / box.width)
  const goesOn = (row: number) => {
    let count = 0
    for (let x = 0; x < look.width; x++) if (isThere(row * look.width + x)) count++
    return count > GOES_ON * look.width
  }
  const beyondPhoto = { top: goesOn(0), bottom: goesOn(look.height - 1) }
  return { frame, width, height, colours, matte: alpha, box, view, beyondPhoto }
}

// Sets the matte outside the photo to 0. Cutting out repeats the photo's outermost pixels there.
function clearBeyond({ width, height, data }: Plane, frame: Box, photo: Photo): void {
  for (let i = 0; i < data.length; i++) {
    const x = frame.left + (((i % width) + 0.5) * frame.width) / width
    const y = frame.top + ((Math.floor(i / width) + 0.5) * frame.height) / height
    if (x < 0 || y < 0 || x > photo.width || y > photo.height) data[i] = 0
  }
}

function frameOf({ left, top, width, height }: Box): Box {
  const room = Math.ceil(Math.max(width, height) * ROOM)
  return { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room }
}

function boxOf({ width, height }: { width: number; height: number }, isThere: (index: number) => boolean): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let i = 0; i < width * height; i++) {
    if (!isThere(i)) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return right > left ? { left, top, width: right - left, height: bottom - top } : { left: 0, top: 0, width, height }
}
