import type { StudiedPhoto } from '../headshot/study.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { distanceTo } from '../pixels/distance.ts'
import { type Plane, planeOf, resizePlane } from '../pixels/plane.ts'

/** The person as shapes to draw with. */
export interface Figure {
  /** How much of each pixel is the person, 0 to 1. */
  matte: Plane
  /** Distance from the person's smoothed outline in pixels, 0 within. */
  outside: Float32Array
  /** Middle and size of the head; the middle of the picture where no head was found. */
  head: { x: number; y: number; width: number }
}

/** Radius of the badge that stands in for an outline that cannot be trusted, in widths of the picture. */
const BADGE = 0.4
const SMALL = 4

/**
 * The outline to draw with. An uncertain one would make every outline wrong, so such a photo becomes a round badge,
 * which is always clean.
 */
export function figureOf(photo: StudiedPhoto): Figure {
  const { width, height, faces } = photo
  const box = faces[0]?.box
  const head = box
    ? { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
    : { x: width / 2, y: height * 0.42, width: width * 0.3 }
  if (photo.ownGround) {
    const beyond = planeOf(width, height, (i) =>
      beyondBadge((i % width) + 0.5, Math.floor(i / width) + 0.5, width, height),
    )
    const matte = planeOf(width, height, (i) => Math.max(0, Math.min(1, 0.5 - beyond.data[i]!)))
    return { matte, outside: beyond.data.map((value) => Math.max(0, value)), head }
  }
  const matte = planeOf(width, height, (i) => photo.matte[i]! / 255)
  return { matte, outside: distanceOutside(matte), head }
}

/** Distance from the rim of the badge, negative within. */
function beyondBadge(x: number, y: number, width: number, height: number): number {
  return Math.hypot(x - width / 2, y - height / 2) - BADGE * width
}

/** Measured on a small smoothed copy: strands of hair would fray every line drawn around them. */
function distanceOutside(matte: Plane): Float32Array {
  const small = gaussianBlur(resizePlane(matte, Math.round(matte.width / SMALL), Math.round(matte.height / SMALL)), 1.5)
  const distance = { ...small, data: distanceTo(small, (value) => value >= 0.5) }
  // The chamfer distance has eight corners; a little blur makes it round.
  const round = resizePlane(gaussianBlur(distance, 1.2), matte.width, matte.height)
  return round.data.map((value) => Math.max(0, value * SMALL - 2))
}
