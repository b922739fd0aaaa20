import { gaussianBlur } from '../../pixels/blur.ts'
import { type Plane, planeOf, resizePlane } from '../../pixels/plane.ts'

const SMALL = 4

/** Returns the strength, 0 to 1 per pixel, of a light from behind on the left (-1) or right (1) edge of a person. */
export function edgeTowards(matte: Plane, side: -1 | 1): Float32Array {
  const width = Math.round(matte.width / SMALL)
  const height = Math.round(matte.height / SMALL)
  const soft = gaussianBlur(resizePlane(matte, width, height), 2)
  const step = Math.max(1, Math.round(width * 0.014))
  const edge = planeOf(width, height, (i) => {
    const x = i % width
    const beyond = Math.max(0, Math.min(width - 1, x + side * step))
    return Math.max(0, Math.min(1, 1.6 * (soft.data[i]! - soft.data[i - x + beyond]!)))
  })
  return resizePlane(edge, matte.width, matte.height).data
}
