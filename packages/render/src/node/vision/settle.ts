import { labelAreas } from '../cutout/mask.ts'
import type { Plane } from '../pixels/plane.ts'

const REACH = 4
/**
 * Thresholds for keeping points. Held objects (a helmet, a bag) are seen only by the whole-body model and stay,
 * because a gap in the body looks worse. Points seen only by the parts model need more certainty.
 */
const STAYS = { body: 0.4, parts: 0.55 }

/**
 * Keeps or drops areas of disagreement as a whole, to avoid ghosts. Returns the points kept as held objects.
 * @param body the least that the body model found from any look
 */
export function settle(soft: Plane, body: Float32Array): Uint8Array {
  const { width: side, data } = soft
  const torn = Uint8Array.from(data, (value) => (value > 0.2 && value < 0.8 ? 1 : 0))
  const deep = Uint8Array.from(torn, (value, i) => (value && isDeep(torn, side, i) ? 1 : 0))
  const { label, sizes } = labelAreas({ width: side, height: side, data: deep }, 1)
  const sums = sizes.map(() => ({ soft: 0, body: 0 }))
  for (let i = 0; i < data.length; i++) {
    const sum = sums[label[i]!]!
    sum.soft += data[i]!
    sum.body += body[i]!
  }
  const heldObjects = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const area = label[i]!
    const size = sizes[area]!
    if (!area || size < 12) continue
    const sum = sums[area]!
    const ofBody = sum.body > 0.5 * size
    const stays = sum.soft > (ofBody ? STAYS.body : STAYS.parts) * size
    const [x, y] = [i % side, (i / side) | 0]
    for (let v = Math.max(0, y - REACH); v <= Math.min(side - 1, y + REACH); v++) {
      for (let u = Math.max(0, x - REACH); u <= Math.min(side - 1, x + REACH); u++) {
        const at = v * side + u
        if (!torn[at]) continue
        data[at] = stays ? 1 : 0
        if (stays && ofBody) heldObjects[at] = 1
      }
    }
  }
  return heldObjects
}

function isDeep(torn: Uint8Array, side: number, i: number): boolean {
  const [x, y] = [i % side, (i / side) | 0]
  const at = (u: number, v: number) => u < 0 || v < 0 || u >= side || v >= side || torn[v * side + u] === 1
  return at(x + REACH, y) && at(x - REACH, y) && at(x, y + REACH) && at(x, y - REACH)
}
