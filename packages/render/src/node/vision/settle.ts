import { boxBlur } from '../pixels/blur.ts'
import { type Plane, planeOf } from '../pixels/plane.ts'
import { colourEvidence } from './colour-evidence.ts'
import { odds } from './look-again.ts'
import { minCut, STEPS } from './min-cut.ts'

const TORN = { low: 0.1, high: 0.9 }
const GROWN = 2
/**
 * Distance, in points, at which the four neighbours of an uncertain point must be uncertain too. Such a point lies in a
 * doubtful area and not on the edge of a certain one.
 */
const REACH = 4
/**
 * Maximum weight of the models' result at a doubtful point, and cost of a seam, which is a cut between two adjacent
 * points, where both have the same colour. Both in log-odds.
 */
const OPINION = 1
const SEAM = 2
/** Factor and maximum weight of the evidence of a point's colour, in log-odds. */
const COLOUR = { share: 0.5, most: 1.5 }
/**
 * Minimum difference of the models' probabilities at a point that only the body model takes for the person, and maximum
 * weight of the parts model's result there, in log-odds.
 */
const ALONE = { apart: 0.5, opinion: 0.5 }
/**
 * Colour difference (0 to 441) at which a seam costs 0.6 of its full cost. `LEAST` is the share of the cost that
 * remains along the sharpest edge.
 */
const EDGE = 15
const LEAST = 0.05
export const UNITS = 100

/**
 * Splits doubtful areas by a minimum cut along sharp edges and by colour. An area that continues the background without
 * an edge becomes background, and so does an enclosed one with the background's colours. An object held by the person
 * has an edge all around and is kept. Changes `soft`, and returns 1 for the points of kept objects.
 * @param body minimum of what the body model found in all views
 * @param parts what the parts model found. It replaces `soft`, the mean of both models, where only the body model finds
 * a person. Because the body model is certain of most of what it finds, that mean would keep the wall between hair and
 * a shoulder
 * @param bytes the picture that the models saw
 */
export function settle(soft: Plane, body: Float32Array, parts: Float32Array, bytes: Uint8Array): Uint8Array {
  const { width: side, data } = soft
  const alone = body.map((share, i) => (isAlone(share, parts[i]!) ? 1 : 0))
  const agreed = data.map((share, i) => (!alone[i] && share > 0.5 === body[i]! > 0.5 ? share : 0.5))
  const evidence = colourEvidence(bytes, agreed)
  const torn = planeOf(side, side, (i) => (isUncertain(data[i]!) || alone[i] ? 1 : 0))
  const doubtful = boxBlur(torn, GROWN).data
  const leaning = data.map(
    (share, i) =>
      (alone[i] ? limited(odds(parts[i]!), ALONE.opinion) : limited(odds(share), OPINION)) +
      limited(COLOUR.share * evidence[i]!, COLOUR.most),
  )
  const inside = split(soft, doubtful, bytes, leaning)
  const deep = boxBlur(
    planeOf(side, side, (i) => (isDeep(torn, i) ? 1 : 0)),
    REACH,
  ).data
  const heldObjects = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) {
    if (doubtful[i]! < SOME) continue
    const isDecided = deep[i]! >= SOME
    if (isDecided && inside[i] && body[i]! > 0.5 && data[i]! < TORN.high) heldObjects[i] = 1
    data[i] = isDecided ? inside[i]! : (data[i]! + inside[i]!) / 2
  }
  return heldObjects
}

const SOME = 1e-3

export const limited = (value: number, most: number) => Math.max(-most, Math.min(most, value))

export const isAlone = (body: number, parts: number) => body - parts > ALONE.apart

const isUncertain = (share: number) => share > TORN.low && share < TORN.high

function split(
  { width: side, data }: Plane,
  doubtful: Float32Array,
  bytes: Uint8Array,
  leaning: Float32Array,
): Uint8Array {
  const pull = new Int32Array(data.length)
  const links = new Int32Array(data.length * STEPS.length)
  for (let i = 0; i < data.length; i++) {
    if (doubtful[i]! < SOME) continue
    pull[i]! += UNITS * leaning[i]!
    const [x, y] = [i % side, (i / side) | 0]
    for (const [way, [right, down]] of STEPS.entries()) {
      if (x + right < 0 || x + right >= side || y + down < 0 || y + down >= side) continue
      const to = i + down * side + right
      const price = UNITS * seam(bytes, i, to, Math.hypot(right, down))
      if (doubtful[to]! < SOME) pull[i]! += data[to]! > 0.5 ? price : -price
      else links[i * STEPS.length + way] = price
    }
  }
  const cut = minCut(side, pull, links)
  return cut.map((within, i) => (doubtful[i]! < SOME ? (data[i]! > 0.5 ? 1 : 0) : within))
}

export function seam(bytes: Uint8Array, a: number, b: number, length: number): number {
  let squares = 0
  for (let c = 0; c < 3; c++) squares += (bytes[a * 3 + c]! - bytes[b * 3 + c]!) ** 2
  return (SEAM * (Math.exp(-squares / (2 * EDGE * EDGE)) + LEAST)) / length
}

function isDeep({ width: side, data: torn }: Plane, i: number): boolean {
  const [x, y] = [i % side, (i / side) | 0]
  const at = (u: number, v: number) => u < 0 || v < 0 || u >= side || v >= side || torn[v * side + u] === 1
  return torn[i] === 1 && at(x + REACH, y) && at(x - REACH, y) && at(x, y + REACH) && at(x, y - REACH)
}
