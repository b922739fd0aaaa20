import { boxBlur } from '../pixels/blur.ts'
import type { Box } from '../pixels/byte-image.ts'
import { type Plane, planeOf } from '../pixels/plane.ts'
import type { Face } from './faces.ts'
import { around } from './plain-ground.ts'
import { isAlone } from './settle.ts'

// Radius in mask pixels. A point counts only if the body model alone found the person everywhere within it. This leaves
// out thin strips, which arise because the outlines of two models never agree exactly.
const RIM = 1

/**
 * Returns the size of the area beside a head that was kept although only the body model found it, as a multiple of the
 * face's area. Such an area is hardly ever the person, but a shadow on the wall or the wall itself. Areas below the
 * chin do not count, because they may be things that the person holds.
 * @param soft what was kept of the person
 */
export function headDoubt(
  { width, height, data }: Plane,
  body: Float32Array,
  parts: Float32Array,
  head: Face,
  box: Box,
): number {
  const weight = around(head, box)
  const chin = ((head.box.y + head.box.height - box.top) / box.height) * height
  const alone = planeOf(width, height, (i) => (isAlone(body[i]!, parts[i]!) && data[i]! > 0.5 ? 1 : 0))
  const wide = boxBlur(alone, RIM).data
  let sum = 0
  for (let i = 0; i < Math.floor(chin) * width; i++) if (wide[i]! > 0.999) sum += weight[i]!
  const face = (head.box.width / box.width) * (head.box.height / box.height) * width * height
  return sum / face
}
