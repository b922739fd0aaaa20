import { labelAreas } from '../cutout/mask.ts'
import { boxBlur } from '../pixels/blur.ts'
import type { Box, ByteImage } from '../pixels/byte-image.ts'
import { type Plane, planeOf } from '../pixels/plane.ts'
import type { Found } from './found.ts'
import { planeInFrame } from './in-frame.ts'
import { sampleSquare, squareAround, wholeOf } from './sample.ts'
import { openSubjectModel } from './subject-model.ts'

const MEAN = [0.485, 0.456, 0.406]
const SPREAD = [0.229, 0.224, 0.225]
const FLAT = 0.3
/** Parts smaller than this share of the largest part are dropped. The second shoe of a pair is larger. */
const CRUMB = 0.08
/**
 * Parts that the picture cuts off are dropped if a part inside the picture has at least the share `least` of the
 * largest part's size. A part counts as cut off if it is closer to the picture's edge than `margin`, a share of the
 * view.
 */
const WHOLE = { least: 0.5, margin: 0.02 }
// Distance, in points, up to which the faded edge of a part is kept when the parts beside it are dropped.
const HAZE = 6
/**
 * Contrast stretch of the mask, because the model's edges are too wide. Values up to `low` become 0, values from `high`
 * become 1.
 */
const EDGE = { low: 0.2, high: 0.8 }
/**
 * Margin around the picture in the second view, which is also mirrored, as a share of the picture. What only one view
 * finds has no certain outline.
 */
const WIDER = 0.15

export interface FirstView {
  found: Found
  /**
   * Runs the model on a mirrored and wider view of the picture. The outline stays the same. Its confidence is based
   * on both views.
   */
  viewAgain: () => Promise<Found>
}

// `cutsOff` is false for a picture with a plain border, because it cuts nothing off.
export async function findSubject(picture: ByteImage, cutsOff: boolean): Promise<FirstView | null> {
  const box = squareAround(wholeOf(picture))
  const first = await lookAt(picture, box)
  if (!first) return null
  const { soft, high } = first
  const clear = (plane: Plane) => {
    withoutCrumbs(plane)
    if (cutsOff) withoutCutOff(plane, box, picture)
    return plane
  }
  clear(soft)
  const viewAgain = async () => {
    const second = await lookAt(picture, squareAround(wholeOf(picture), WIDER), true)
    if (!second) return { box, soft, confidence: 0 }
    const again = clear(planeInFrame(second.soft, second.box, box, soft.width, soft.height))
    return { box, soft, confidence: certainty(meanOf(soft, again), high) }
  }
  return { found: { box, soft, confidence: certainty(soft, high) }, viewAgain }
}

interface Seen {
  box: Box
  soft: Plane
  high: number
}

/**
 * Runs the model on a square that keeps the aspect ratio, because it finds less in stretched pictures. Null if it finds
 * no subject.
 */
async function lookAt(picture: ByteImage, box: Box, mirrored = false): Promise<Seen | null> {
  const { side, run } = await openSubjectModel()
  const bytes = await sampleSquare(picture, box, side)
  const points = side * side
  const at = (i: number) => (mirrored ? i - 2 * (i % side) + side - 1 : i)
  const input = new Float32Array(3 * points)
  for (let i = 0; i < points; i++) {
    for (let c = 0; c < 3; c++) input[i * 3 + c] = (bytes[at(i) * 3 + c]! / 255 - MEAN[c]!) / SPREAD[c]!
  }
  const answer = (await run(input)).subarray(0, points)
  const [low, high] = rangeOf(answer)
  if (high - low < FLAT) return null
  const soft = planeOf(side, side, (i) => {
    const stretched = (answer[at(i)]! - low) / (high - low)
    return clamp((stretched - EDGE.low) / (EDGE.high - EDGE.low))
  })
  return { box, soft, high }
}

const meanOf = (a: Plane, b: Plane): Plane => ({ ...a, data: a.data.map((value, i) => (value + b.data[i]!) / 2) })

/**
 * Distance in points. An uncertain point whose neighbours at this distance are uncertain too is not part of an edge.
 */
const DEEP = 3

/**
 * Returns 1 minus the uncertain share of the subject, times `high` if that is below 1. Edges are uncertain over a few
 * points only, doubtful areas throughout.
 * @param high the highest value that the model returned
 */
function certainty({ width, height, data }: Plane, high: number): number {
  const grey = (x: number, y: number) => {
    const value = data[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))]!
    return value > 0.03 && value < 0.97
  }
  let all = 0
  let torn = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x]! > 0.5) all++
      const deep = grey(x, y) && grey(x - DEEP, y) && grey(x + DEEP, y) && grey(x, y - DEEP) && grey(x, y + DEEP)
      if (deep) torn++
    }
  }
  return all ? Math.min(1, high) * Math.max(0, 1 - torn / all) : 0
}

function rangeOf(data: Float32Array): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of data) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}

const clamp = (value: number) => Math.max(0, Math.min(1, value))

const partsOf = ({ width, height, data }: Plane, least: number) =>
  labelAreas({ width, height, data: Uint8Array.from(data, (value) => (value > least ? 1 : 0)) }, 1)

export function withoutCrumbs(plane: Plane): void {
  const { label, sizes } = partsOf(plane, 0.1)
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0)
  for (let i = 0; i < label.length; i++) if (label[i] && sizes[label[i]!]! < CRUMB * largest) plane.data[i] = 0
}

// If the picture shows a whole subject, removes the parts that it cuts off at its sides or top, such as the next cake
// on a tray.
function withoutCutOff(plane: Plane, box: Box, picture: ByteImage): void {
  const { label, sizes } = partsOf(plane, 0.5)
  const isCutOff = sizes.map(() => false)
  const near = WHOLE.margin * box.width
  for (let i = 0; i < label.length; i++) {
    const x = box.left + (((i % plane.width) + 0.5) * box.width) / plane.width
    const y = box.top + ((Math.floor(i / plane.width) + 0.5) * box.height) / plane.height
    const isInside = x > near && y > near && x < picture.width - near
    if (label[i] && !isInside) isCutOff[label[i]!] = true
  }
  const largestOf = (areas: number[]) => areas.reduce((most, area) => Math.max(most, area), 0)
  const whole = sizes.filter((_, id) => !isCutOff[id])
  if (whole.length === sizes.length || largestOf(whole) < WHOLE.least * largestOf(sizes)) return
  const inside = planeOf(plane.width, plane.height, (i) => (label[i] && !isCutOff[label[i]!] ? 1 : 0))
  const around = boxBlur(inside, HAZE)
  for (let i = 0; i < label.length; i++) if (isCutOff[label[i]!] || around.data[i]! < 1e-3) plane.data[i] = 0
}
