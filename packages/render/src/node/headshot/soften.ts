import type { Ground } from '../backdrop/ground.ts'
import type { FoundPerson } from '../cutout/find-person.ts'
import { maskInFrame } from '../cutout/matte-frame.ts'
import type { Head } from '../head/head.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { type Box, type ByteImage, resizeImage } from '../pixels/byte-image.ts'
import { createPlane, type Plane, resizePlane } from '../pixels/plane.ts'

/** Worked out at this width: nothing in it is finer. */
const COARSE_WIDTH = 150

/**
 * A matte that fades over a broad band, for people whose outline is uncertain: in focus on head and chest, out of focus
 * towards the edges. Without a person it is an oval in the middle, open below.
 */
export function gentleMatte(
  person: FoundPerson | undefined,
  frame: Box,
  width: number,
  height: number,
): { matte: Plane; heads: Head[] } {
  const coarseHeight = Math.round((COARSE_WIDTH * height) / width)
  const found = person && maskInFrame(person, frame, COARSE_WIDTH, coarseHeight)
  const soft = createPlane(COARSE_WIDTH, coarseHeight)
  const heads = found?.heads ?? []
  for (let y = 0; y < coarseHeight; y++) {
    for (let x = 0; x < COARSE_WIDTH; x++) {
      const i = y * COARSE_WIDTH + x
      const likely = heads.length ? Math.max(...heads.map((head) => bodyAt(x, y, head))) : ovalAt(x, y, coarseHeight)
      soft.data[i] = Math.max(likely, 0.9 * (found?.mask.data[i] ?? 0))
    }
  }
  const scale = width / COARSE_WIDTH
  return {
    matte: resizePlane(gaussianBlur(soft, COARSE_WIDTH * (heads.length ? 0.04 : 0.07)), width, height),
    heads: heads.map((head) => ({ x: head.x * scale, y: head.y * scale, width: head.width * scale })),
  }
}

function bodyAt(x: number, y: number, head: Head): number {
  const u = Math.abs(x - head.x) / head.width
  const v = (y - head.y) / head.width
  const skull = Math.hypot(u / 0.8, (v + 0.1) / 1.05) < 1
  const body = v > 0.4 && u < 0.5 + (v - 0.4) * 1.2
  return skull || body ? 1 : 0
}

function ovalAt(x: number, y: number, height: number): number {
  // Whoever it is stands on the lower edge, so the oval is open there.
  const below = Math.min(0, y / height - 0.52) / 0.46
  return Math.hypot((x / COARSE_WIDTH - 0.5) / 0.42, below) < 1 ? 1 : 0
}

/** The picture's own ground out of focus: blurred without the person, so that no ghost of them surrounds them. */
export async function ownGround(picture: ByteImage, matte: Plane, coarse: number): Promise<Ground> {
  const width = Math.round(picture.width / coarse)
  const height = Math.round(picture.height / coarse)
  const small = await resizeImage(picture, width, height)
  const there = resizePlane(matte, width, height)
  const weight = createPlane(
    width,
    height,
    there.data.map((a) => 1.04 - a),
  )
  const sigma = width * 0.04
  const total = gaussianBlur(weight, sigma)
  const data = new Float32Array(width * height * 3)
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(
      width,
      height,
      weight.data.map((w, i) => w * small.data[i * 3 + c]!),
    )
    const blurred = gaussianBlur(channel, sigma)
    for (let i = 0; i < total.data.length; i++) data[i * 3 + c] = blurred.data[i]! / total.data[i]!
  }
  return { width, height, data }
}
