import { boxBlur } from '../pixels/blur.ts'
import type { ByteImage } from '../pixels/byte-image.ts'
import { type Plane, planeOf } from '../pixels/plane.ts'
import { GREY } from '../pixels/read-photo.ts'

/** Maximum value, 0 to 255, of the brightest channel of a pixel that counts as shadow. */
const BLACK = 48
const OPAQUE = 0.9
/** Width of a product's translucent edge, as a share of the picture's longer side. It is kept even if it is black. */
const EDGE = 0.004

/**
 * Returns the opacity of a cut-out picture without the shadow that was saved in it, which is black and nowhere
 * opaque.
 * @param seen the picture with its transparent parts on neutral grey
 */
export function withoutShadow({ width, height, data }: Plane, seen: ByteImage): Plane {
  const solid = planeOf(width, height, (i) => (data[i]! > OPAQUE ? 1 : 0))
  const near = boxBlur(solid, Math.max(1, Math.round(EDGE * Math.max(width, height)))).data
  return planeOf(width, height, (i) => {
    const a = data[i]!
    if (a > OPAQUE || near[i]! > 0) return a
    const brightest = Math.max(seen.data[i * 3]!, seen.data[i * 3 + 1]!, seen.data[i * 3 + 2]!)
    return brightest <= GREY * (1 - a) + BLACK * a + 1 ? 0 : a
  })
}
