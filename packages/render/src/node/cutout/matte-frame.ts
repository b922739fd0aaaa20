import type { Head } from '../head/head.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { type Box, type ByteImage, resizeBeyond } from '../pixels/byte-image.ts'
import { createPlane, type Plane } from '../pixels/plane.ts'
import type { FoundPerson } from './find-person.ts'
import { subjectColours } from './foreground.ts'
import { guidedUpsample } from './guided-upsample.ts'
import { solveMatte } from './solve-matte.ts'
import { trimap } from './trimap.ts'

/** A part of a photo at its final size with the person in it told apart. */
export interface MattedFrame {
  picture: ByteImage
  /** How much of each pixel is the person, 0 to 1. */
  matte: Plane
  /** The person's own colours, three values a pixel, 0 to 255: right also where the matte is thin. */
  subject: Float32Array
  /** Heads in pixels of the picture. */
  heads: Head[]
}

/** The matte is solved at this height and then enlarged along the picture's edges. */
const SOLVE_HEIGHT = 500
const HAZE = 0.05

export async function matteFrame(
  photo: ByteImage,
  person: FoundPerson,
  frame: Box,
  width: number,
  height: number,
): Promise<MattedFrame> {
  const picture = await resizeBeyond(photo, width, height, frame)
  const solveWidth = Math.round((SOLVE_HEIGHT * width) / height)
  const small = await resizeBeyond(photo, solveWidth, SOLVE_HEIGHT, frame)
  const { mask, heads } = maskInFrame(person, frame, solveWidth, SOLVE_HEIGHT)
  const soft = gaussianBlur(mask, 1.5)
  const matte = solveMatte(small, trimap(soft, heads), soft)
  const fine = withoutHaze(guidedUpsample(matte, small, picture))
  const scale = width / solveWidth
  return {
    picture,
    matte: fine,
    subject: subjectColours(small, matte, picture, fine),
    heads: heads.map((head) => ({ x: head.x * scale, y: head.y * scale, width: head.width * scale })),
  }
}

/** Traces of a few percent are errors of the fit; on a plain backdrop they would show as a halo. */
function withoutHaze(matte: Plane): Plane {
  return { ...matte, data: matte.data.map((a) => Math.max(0, Math.min(1, (a - HAZE) / (1 - 2 * HAZE)))) }
}

/** The mask as it lies in the frame. Beyond the region that was cut there is no person, but below it there is. */
export function maskInFrame({ mask, region, silhouettes }: FoundPerson, frame: Box, width: number, height: number) {
  const out = createPlane(width, height)
  const scale = mask.width / region.width
  for (let y = 0; y < height; y++) {
    const my = Math.floor((((y + 0.5) * frame.height) / height + frame.top - region.top) * scale)
    if (my < 0) continue
    const row = Math.min(mask.height - 1, my) * mask.width
    for (let x = 0; x < width; x++) {
      const mx = Math.floor((((x + 0.5) * frame.width) / width + frame.left - region.left) * scale)
      if (mx >= 0 && mx < mask.width) out.data[y * width + x] = mask.data[row + mx]!
    }
  }
  const toFrame = (frame.width / width) * scale
  const heads = silhouettes.map(({ head }) => ({
    x: head.x / toFrame - ((frame.left - region.left) * width) / frame.width,
    y: head.y / toFrame - ((frame.top - region.top) * height) / frame.height,
    width: head.width / toFrame,
  }))
  return { mask: out, heads }
}
