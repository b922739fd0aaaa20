import { boxBlur } from '../pixels/blur.ts'
import { type Plane, planeOf } from '../pixels/plane.ts'
import { colourEvidence } from './colour-evidence.ts'
import { minCut, STEPS } from './min-cut.ts'

const TORN = { low: 0.1, high: 0.9 }
const GROWN = 2
/**
 * Radius in which every point must be uncertain. Such a point lies in a doubtful area and not on the edge of a certain
 * one.
 */
const REACH = 4
/** Maximum weight of the models' result at a doubtful point, in log-odds, and cost of a seam per point. */
const OPINION = 1
const SEAM = 2
/** Share and maximum weight of the evidence of a point's colour, in log-odds. */
const COLOUR = { share: 0.5, most: 1.5 }
/** Minimum evidence of the colour with which the body model's result is used although the parts model outvoted it. */
const BACKED = 1
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
 * has an edge all around and is kept. Returns the points of kept objects.
 * @param body minimum of what the body model found in all views
 * @param bytes the picture that the models saw
 */
export function settle(soft: Plane, body: Float32Array, bytes: Uint8Array): Uint8Array {
  const { width: side, data } = soft
  const agreed = data.map((share, i) => (share > 0.5 === body[i]! > 0.5 ? share : 0.5))
  const evidence = colourEvidence(bytes, agreed)
  const backed = data.map((share, i) => (isBacked(share, body[i]!, evidence[i]!) ? 1 : 0))
  const torn = planeOf(side, side, (i) => (isUncertain(data[i]!) || backed[i] ? 1 : 0))
  const doubtful = boxBlur(torn, GROWN).data
  const leaning = data.map(
    (share, i) =>
      limited(backed[i] ? 0 : Math.log((share + 1e-3) / (1 - share + 1e-3)), OPINION) +
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
    data[i] = deep[i]! < SOME ? (data[i]! + inside[i]!) / 2 : inside[i]!
    if (deep[i]! >= SOME && inside[i] && body[i]! > 0.5) heldObjects[i] = 1
  }
  return heldObjects
}

const SOME = 1e-3

export const limited = (value: number, most: number) => Math.max(-most, Math.min(most, value))

const isUncertain = (share: number) => share > TORN.low && share < TORN.high

/**
 * Whether the parts model outvoted the body model although the colour is the person's, as in a braid far from the head.
 */
const isBacked = (share: number, body: number, evidence: number) => share <= 0.5 && body > 0.5 && evidence > BACKED

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
