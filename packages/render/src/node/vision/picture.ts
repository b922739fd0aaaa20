import { type Box, type ByteImage, type Bytes, resizeBeyond } from '../pixels/byte-image.ts'
import { createPlane, type Plane, planeOf } from '../pixels/plane.ts'
import { GREY } from '../pixels/read-photo.ts'

export interface Picture {
  width: number
  height: number
  data: Bytes
  /** Opacity, 0 to 1. Set for a three-byte picture that had transparency. */
  alpha?: Plane
}

export interface Part {
  frame: Box
  width: number
  height: number
}

const CUT_BEFORE = 0.05

/** Removes the alpha channel: three bytes per pixel, with transparent pixels on neutral grey. */
export function opaque({ width, height, data }: Picture): ByteImage {
  if (data.length === width * height * 3) return { width, height, data }
  const rgb = new Uint8Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const a = data[i * 4 + 3]! / 255
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = data[i * 4 + c]! * a + GREY * (1 - a)
  }
  return { width, height, data: rgb }
}

export function outlineOf({ width, height, data, alpha }: Picture): Plane | null {
  const four = data.length === width * height * 4
  const own = alpha ?? (four ? planeOf(width, height, (i) => data[i * 4 + 3]! / 255) : null)
  if (!own) return null
  let clear = 0
  let there = 0
  for (const value of own.data) {
    if (value < 0.1) clear++
    if (value > 0.9) there++
  }
  return clear >= CUT_BEFORE * own.data.length && there > 0 ? own : null
}

export function partOf(picture: ByteImage, { frame, width, height }: Part): Promise<ByteImage> {
  return resizeBeyond(picture, width, height, {
    left: Math.round(frame.left),
    top: Math.round(frame.top),
    width: Math.round(frame.width),
    height: Math.round(frame.height),
  })
}

const KEEP = 192
const REMOVE = 64

/** The user's mask in a part of the picture: 1 keep, 0 remove, NaN undecided. */
export function marksIn(marks: Bytes, picture: Picture, { frame, width, height }: Part): Plane {
  const out = createPlane(width, height, new Float32Array(width * height).fill(Number.NaN))
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * frame.height) / height + frame.top)
    if (row < 0 || row >= picture.height) continue
    for (let x = 0; x < width; x++) {
      const column = Math.floor(((x + 0.5) * frame.width) / width + frame.left)
      if (column < 0 || column >= picture.width) continue
      const mark = marks[row * picture.width + column]!
      if (mark >= KEEP) out.data[y * width + x] = 1
      else if (mark <= REMOVE) out.data[y * width + x] = 0
    }
  }
  return out
}
