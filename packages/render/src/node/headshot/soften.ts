import type { Backdrop } from '../backdrop/ground.ts'
import { blurBeside, gaussianBlur } from '../pixels/blur.ts'
import { type ByteImage, resizeImage } from '../pixels/byte-image.ts'
import { createPlane, type Plane, resizePlane } from '../pixels/plane.ts'
import { planeInFrame } from '../vision/in-frame.ts'
import type { Face, Look } from '../vision/look.ts'
import type { Part } from '../vision/picture.ts'

const COARSE_WIDTH = 150

/**
 * Returns a matte with a wide soft edge, for people with an uncertain outline: 1 on head and chest, 0 far from them. If
 * there is no face, returns a soft oval that is open at the bottom.
 */
export function gentleMatte(look: Look, faces: readonly Face[], { frame, width, height }: Part): Plane {
  const coarseHeight = Math.round((COARSE_WIDTH * height) / width)
  const found = look.found && faces.length > 0 ? look.found : null
  const there = found && planeInFrame(found.soft, found.box, frame, COARSE_WIDTH, coarseHeight)
  const heads = faces.map(({ box }) => ({
    x: ((box.x + box.width / 2) * COARSE_WIDTH) / width,
    y: ((box.y + box.height / 2) * COARSE_WIDTH) / width,
    width: (box.width * COARSE_WIDTH) / width,
  }))
  const soft = createPlane(COARSE_WIDTH, coarseHeight)
  for (let y = 0; y < coarseHeight; y++) {
    for (let x = 0; x < COARSE_WIDTH; x++) {
      const i = y * COARSE_WIDTH + x
      const likely = heads.length ? Math.max(...heads.map((head) => bodyAt(x, y, head))) : ovalAt(x, y, coarseHeight)
      soft.data[i] = Math.max(likely, 0.9 * (there?.data[i] ?? 0))
    }
  }
  return resizePlane(gaussianBlur(soft, COARSE_WIDTH * (heads.length ? 0.04 : 0.07)), width, height)
}

interface Head {
  x: number
  y: number
  width: number
}

function bodyAt(x: number, y: number, head: Head): number {
  const u = Math.abs(x - head.x) / head.width
  const v = (y - head.y) / head.width
  const skull = Math.hypot(u / 0.8, (v + 0.1) / 1.05) < 1
  const body = v > 0.4 && u < 0.5 + (v - 0.4) * 1.2
  return skull || body ? 1 : 0
}

function ovalAt(x: number, y: number, height: number): number {
  // The oval is open at the bottom, because the person reaches the lower edge of the photo.
  const below = Math.min(0, y / height - 0.52) / 0.46
  return Math.hypot((x / COARSE_WIDTH - 0.5) / 0.42, below) < 1 ? 1 : 0
}

export async function ownGround(picture: ByteImage, matte: Plane, coarse: number): Promise<Backdrop> {
  const width = Math.round(picture.width / coarse)
  const height = Math.round(picture.height / coarse)
  const small = await resizeImage(picture, width, height)
  return blurBeside(small, resizePlane(matte, width, height), width * 0.04)
}
