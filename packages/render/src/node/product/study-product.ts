import { subjectColours } from '../cutout/foreground.ts'
import { guidedUpsample } from '../cutout/guided-upsample.ts'
import { grow, type Mask } from '../cutout/mask.ts'
import { solveMatte } from '../cutout/solve-matte.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { type Box, type ByteImage, resizeBeyond } from '../pixels/byte-image.ts'
import { createPlane, type Plane, resizePlane } from '../pixels/plane.ts'
import { type Photo, readPhoto } from '../pixels/read-photo.ts'
import { type FoundProduct, findProduct } from './find-product.ts'

/** Longer side of a cut-out in pixels: as large as a product is shown. */
const LONGEST = 1100
/** No photo is enlarged further than this for a shot. */
const MOST_ENLARGED = 3
/** Room around the product, in shares of its longer side, in which its outline is looked for. */
const ROOM = 0.06
/** The matte is solved at this many pixels along the longer side, and then enlarged along the picture's edges. */
const SOLVED = 420
/** Pixels of the solved matte on either side of the outline that may be half product. */
const BAND = 2
const HAZE = 0.06

/** A product with the room around it, at the size it is shown. */
export interface CutProduct {
  /** The part of the photo it is taken from. */
  frame: Box
  width: number
  height: number
  /** The product's own colours, three values a pixel, 0 to 255: right also where the matte is thin. */
  colours: Float32Array
  /** How much of each pixel is product, 0 to 1. */
  matte: Plane
  /** The box around what is at least half product, in pixels. */
  box: Box
}

export interface StudiedProduct {
  photo: Photo
  /** Null where the product could not be told from its ground with certainty. */
  cut: CutProduct | null
}

/** Reads a photo and cuts its product out, once for all shots of it. */
export async function studyProduct(bytes: Buffer): Promise<StudiedProduct> {
  const photo = await readPhoto(bytes)
  const found = await findProduct(photo)
  return { photo, cut: found && (await cutProduct(photo, found)) }
}

async function cutProduct(photo: Photo, found: FoundProduct): Promise<CutProduct> {
  const frame = frameOf(found.box)
  const scale = Math.min(MOST_ENLARGED, LONGEST / Math.max(frame.width, frame.height))
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
  const picture = await resizeBeyond(photo, width, height, frame)
  const matted = photo.alpha
    ? { matte: alphaIn(photo.alpha, frame, width, height), colours: Float32Array.from(picture.data) }
    : await matteOf(photo, found.mask, frame, picture)
  return { frame, width, height, ...matted, box: boxOf(matted.matte) }
}

function frameOf({ left, top, width, height }: Box): Box {
  const room = Math.ceil(Math.max(width, height) * ROOM)
  return { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room }
}

async function matteOf(photo: ByteImage, mask: Mask, frame: Box, picture: ByteImage) {
  const shrink = SOLVED / Math.max(picture.width, picture.height)
  const [width, height] = [Math.round(picture.width * shrink), Math.round(picture.height * shrink)]
  const small = await resizeBeyond(photo, width, height, frame)
  const inFrame = maskIn(mask, photo, frame, width, height)
  const soft = gaussianBlur(createPlane(width, height, Float32Array.from(inFrame.data)), 1)
  const matte = solveMatte(small, certainOf(inFrame), soft)
  const fine = withoutHaze(guidedUpsample(matte, small, picture))
  return { matte: fine, colours: subjectColours(small, matte, picture, fine) }
}

/** 1 well inside a mask, 0 well outside, NaN along its outline. */
function certainOf(mask: Mask): Float32Array {
  const [outer, inner] = [grow(mask, BAND).data, grow(mask, -BAND).data]
  return Float32Array.from(outer, (value, i) => (inner[i] ? 1 : value ? Number.NaN : 0))
}

/** The part of a mask of the whole photo that lies in a frame; beyond the photo is no product. */
function maskIn(mask: Mask, photo: ByteImage, frame: Box, width: number, height: number): Mask {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const my = Math.floor(((frame.top + ((y + 0.5) * frame.height) / height) * mask.height) / photo.height)
    if (my < 0 || my >= mask.height) continue
    for (let x = 0; x < width; x++) {
      const mx = Math.floor(((frame.left + ((x + 0.5) * frame.width) / width) * mask.width) / photo.width)
      if (mx >= 0 && mx < mask.width) data[y * width + x] = mask.data[my * mask.width + mx]!
    }
  }
  return { width, height, data }
}

function alphaIn(alpha: Plane, frame: Box, width: number, height: number): Plane {
  const part = createPlane(frame.width, frame.height)
  for (let y = 0; y < frame.height; y++) {
    const from = y + frame.top
    if (from < 0 || from >= alpha.height) continue
    for (let x = 0; x < frame.width; x++) {
      const at = x + frame.left
      if (at >= 0 && at < alpha.width) part.data[y * frame.width + x] = alpha.data[from * alpha.width + at]!
    }
  }
  const shrink = frame.width / width
  return resizePlane(shrink > 2 ? gaussianBlur(part, shrink / 2.5) : part, width, height)
}

/** Traces of a few percent are errors of the fit; on another ground they would show as a halo. */
const withoutHaze = (matte: Plane): Plane => ({
  ...matte,
  data: matte.data.map((a) => Math.max(0, Math.min(1, (a - HAZE) / (1 - 2 * HAZE)))),
})

function boxOf({ width, height, data }: Plane): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let i = 0; i < data.length; i++) {
    if (data[i]! < 0.5) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return right > left ? { left, top, width: right - left, height: bottom - top } : { left: 0, top: 0, width, height }
}
