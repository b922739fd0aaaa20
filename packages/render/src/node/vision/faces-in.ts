import type { Box } from '../pixels/byte-image.ts'
import { faceHull, isInside } from './face-hull.ts'
import type { Face, Point } from './faces.ts'

export function facesIn(faces: readonly Face[], frame: Box, width: number): Face[] {
  const scale = width / frame.width
  const at = ({ x, y }: Point): Point => ({ x: (x - frame.left) * scale, y: (y - frame.top) * scale })
  return faces.map(({ box, score, eyes, nose, mouth, ears }) => ({
    box: { ...at(box), width: box.width * scale, height: box.height * scale },
    score,
    eyes: [at(eyes[0]), at(eyes[1])],
    nose: at(nose),
    mouth: at(mouth),
    ears: [at(ears[0]), at(ears[1])],
  }))
}

interface Drawn {
  width: number
  height: number
  /** Coverage of each pixel by the subject, 0 to 255. */
  matte: Uint8ClampedArray
  faces: readonly Face[]
}

export function photoIn(photo: { width: number; height: number }, frame: Box, width: number): Box {
  const scale = width / frame.width
  return {
    left: -frame.left * scale,
    top: -frame.top * scale,
    width: photo.width * scale,
    height: photo.height * scale,
  }
}

const WHOLE = 0.95

/**
 * @param photo place of the photo in the drawn picture. Parts of a face outside it are ignored, because they cannot be
 * kept
 * @throws Error if a face is cut off
 */
export function refuseCutFaces(drawn: Drawn, photo: Box): void {
  const { faces } = drawn
  for (const [rank, face] of faces.entries()) {
    const share = shareShown(face, drawn, photo)
    if (share < WHOLE) throw new Error(`face ${rank + 1} of ${faces.length} came through by ${share.toFixed(2)} only`)
  }
}

function shareShown(face: Face, { width, height, matte }: Drawn, photo: Box): number {
  const hull = faceHull(face)
  const [left, right] = [Math.min(...hull.map(({ x }) => x)), Math.max(...hull.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...hull.map(({ y }) => y)), Math.max(...hull.map(({ y }) => y))]
  let all = 0
  let shown = 0
  const end = { x: Math.min(right, photo.left + photo.width), y: Math.min(bottom, photo.top + photo.height) }
  for (let y = Math.ceil(Math.max(top, photo.top)); y < end.y; y += 2) {
    for (let x = Math.ceil(Math.max(left, photo.left)); x < end.x; x += 2) {
      if (!isInside(hull, x, y)) continue
      all++
      if (x >= 0 && y >= 0 && x < width && y < height && matte[y * width + x]! > 200) shown++
    }
  }
  return all ? shown / all : 1
}
