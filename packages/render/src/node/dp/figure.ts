import type { StudiedPhoto } from '../headshot/study.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { distanceTo } from '../pixels/distance.ts'
import { type Plane, planeOf, resizePlane } from '../pixels/plane.ts'

export interface Figure {
  /** Coverage of each pixel by the person, 0 to 1. */
  matte: Plane
  /** Distance in pixels from the person's smoothed outline, 0 inside the outline. */
  outside: Float32Array
  head: { x: number; y: number; width: number }
}

/** Radius of a round badge as a share of the picture's width. The badge replaces an uncertain outline. */
const BADGE = 0.4
const SMALL = 4

/**
 * Returns the person's outline. If it is uncertain, returns a round badge, because every style draws along an outline.
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

function beyondBadge(x: number, y: number, width: number, height: number): number {
  return Math.hypot(x - width / 2, y - height / 2) - BADGE * width
}

/**
 * Computes distances on a small smoothed copy of the matte, because strands of hair would make the lines that styles
 * draw around the person ragged.
 */
function distanceOutside(matte: Plane): Float32Array {
  const small = gaussianBlur(resizePlane(matte, Math.round(matte.width / SMALL), Math.round(matte.height / SMALL)), 1.5)
  const distance = { ...small, data: distanceTo(small, (value) => value >= 0.5) }
  // Blur the distance slightly, because the contours of the chamfer distance are octagonal.
  const round = resizePlane(gaussianBlur(distance, 1.2), matte.width, matte.height)
  return round.data.map((value) => Math.max(0, value * SMALL - 2))
}
