import { boxBlur, gaussianBlur } from '../pixels/blur.ts'
import type { Box } from '../pixels/byte-image.ts'
import { createPlane, type Plane, planeOf } from '../pixels/plane.ts'
import type { Face } from './faces.ts'
import { DISAGREED, disagreement, mix, type Seen } from './look-again.ts'
import { bodyOf, POINTS, partsOf, SIDE } from './people-models.ts'

/** A point is certain background if both models give a person a lower probability. */
const CERTAIN = 0.15
/**
 * Radius around possible parts of the person in which the picture stays unchanged, and width over which it is blended
 * into the plain background. Both in points of the model's grid.
 */
const MARGIN = 3
const FADE = 1.2
const BLUR = 16
const WHITE = 245

/**
 * Circle of hair around a face, in face sizes: `above` moves its centre up from the middle of the face, and the result
 * is blended out over the last `fade` of the radius.
 */
const HAIR = { above: 0.35, radius: 1.55, fade: 0.3 }

/**
 * If the models disagree about a head, runs them again with all certain background made plain, and adds to `parts`
 * what both models then find. With a plain background, the models find hair that has the colour of the original
 * background. The background is blurred for the parts model, which recognizes hair by its surroundings, and white for
 * the body model.
 */
export async function lookOnPlainGround(bytes: Uint8Array, box: Box, head: Face, seen: Seen): Promise<void> {
  const { body, steady, parts } = seen
  const weight = around(head, box)
  if (disagreement(steady, parts.person, weight) < DISAGREED) return
  const certain = planeOf(SIDE, SIDE, (i) => (body[i]! < CERTAIN && parts.person[i]! < CERTAIN ? 1 : 0))
  const near = boxBlur(certain, MARGIN).data
  const ground = planeOf(SIDE, SIDE, (i) => (near[i]! > 0.999 ? 1 : 0))
  const faded = gaussianBlur(ground, FADE)
  const { person } = await partsOf(onGround(bytes, faded, blurred(bytes, ground)))
  const whole = await bodyOf(onGround(bytes, faded, new Float32Array(3 * POINTS).fill(WHITE)))
  for (let i = 0; i < POINTS; i++) {
    const before = parts.person[i]!
    parts.person[i] = mix(before, Math.max(before, Math.min(person[i]!, whole[i]!)), weight[i]!)
  }
}

export function around({ box: face }: Face, box: Box): Float32Array {
  const [middle, centre] = [face.x + face.width / 2, face.y + (0.5 - HAIR.above) * face.height]
  return Float32Array.from({ length: POINTS }, (_, i) => {
    const x = box.left + (((i % SIDE) + 0.5) / SIDE) * box.width
    const y = box.top + ((Math.floor(i / SIDE) + 0.5) / SIDE) * box.height
    const away = Math.hypot((x - middle) / face.width, (y - centre) / face.height)
    return Math.max(0, Math.min(1, (HAIR.radius - away) / HAIR.fade))
  })
}

function onGround(bytes: Uint8Array, { data: share }: Plane, ground: Float32Array): Uint8Array {
  return bytes.map((value, k) => {
    const behind = share[Math.floor(k / 3)]!
    return value * (1 - behind) + ground[k]! * behind
  })
}

/** Blurs the background without mixing in colours of the person. */
function blurred(bytes: Uint8Array, ground: Plane): Float32Array {
  const weight = gaussianBlur(ground, BLUR).data
  const total = ground.data.reduce((sum, value) => sum + value, 0)
  const out = new Float32Array(3 * POINTS)
  for (let c = 0; c < 3; c++) {
    const own = createPlane(
      SIDE,
      SIDE,
      ground.data.map((share, i) => share * bytes[i * 3 + c]!),
    )
    const mean = own.data.reduce((sum, value) => sum + value, 0) / (total + 1e-6)
    const soft = gaussianBlur(own, BLUR).data
    for (let i = 0; i < POINTS; i++) out[i * 3 + c] = weight[i]! > 2e-3 ? soft[i]! / weight[i]! : mean
  }
  return out
}
