import type { Box } from '../pixels/byte-image.ts'
import { createPlane, type Plane } from '../pixels/plane.ts'
import { faceHull, isInside } from './face-hull.ts'
import type { Face } from './faces.ts'

/** Resamples a plane that covers `box` into `frame` of the same picture. Points outside the box are 0. */
export function planeInFrame(plane: Plane, box: Box, frame: Box, width: number, height: number): Plane {
  const out = createPlane(width, height)
  const across = Array.from({ length: width }, (_, x) => {
    const at = (((x + 0.5) * frame.width) / width + frame.left - box.left) / box.width
    return at < 0 || at > 1 ? -1 : clamp(at * plane.width - 0.5, plane.width - 1)
  })
  for (let y = 0; y < height; y++) {
    const at = (((y + 0.5) * frame.height) / height + frame.top - box.top) / box.height
    if (at < 0 || at > 1) continue
    const v = clamp(at * plane.height - 0.5, plane.height - 1)
    const top = Math.floor(v)
    const [upper, lower] = [top * plane.width, Math.min(plane.height - 1, top + 1) * plane.width]
    for (let x = 0; x < width; x++) {
      const u = across[x]!
      if (u < 0) continue
      const left = Math.floor(u)
      const right = Math.min(plane.width - 1, left + 1)
      const f = u - left
      const above = plane.data[upper + left]! * (1 - f) + plane.data[upper + right]! * f
      const below = plane.data[lower + left]! * (1 - f) + plane.data[lower + right]! * f
      out.data[y * width + x] = above + (below - above) * (v - top)
    }
  }
  return out
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

const POINTS = 8

/**
 * Returns the values of a plane that covers `box`, taken from the middle of a face. Excludes the hair and the
 * background beside the face.
 */
export function inFace(plane: Plane, box: Box, { box: { x, y, width, height } }: Face): Float32Array {
  const middle = { left: x + 0.2 * width, top: y + 0.15 * height, width: 0.6 * width, height: 0.75 * height }
  return planeInFrame(plane, box, middle, POINTS, POINTS).data
}

/** Sets values inside the faces' hulls to 1. The faces are in pixels of the picture that `frame` crops. */
export function forceFaces(forced: Plane, faces: readonly Face[], frame: Box): void {
  const { width, height, data } = forced
  const [sx, sy] = [frame.width / width, frame.height / height]
  for (const face of faces) {
    const hull = faceHull(face)
    const rows = hull.map(({ y }) => (y - frame.top) / sy)
    const columns = hull.map(({ x }) => (x - frame.left) / sx)
    for (let y = Math.max(0, Math.floor(Math.min(...rows))); y < Math.min(height, Math.max(...rows)); y++) {
      for (let x = Math.max(0, Math.floor(Math.min(...columns))); x < Math.min(width, Math.max(...columns)); x++) {
        if (isInside(hull, (x + 0.5) * sx + frame.left, (y + 0.5) * sy + frame.top)) data[y * width + x] = 1
      }
    }
  }
}
