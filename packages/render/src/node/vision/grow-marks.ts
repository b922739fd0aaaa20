import { binColours } from '../cutout/colour-bins.ts'
import { costOfSamples } from '../cutout/colour-model.ts'
import { labelAreas } from '../cutout/mask.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import type { Bytes } from '../pixels/byte-image.ts'
import { distanceTo } from '../pixels/distance.ts'
import { type Plane, planeOf, toBytes } from '../pixels/plane.ts'
import { planeInFrame } from './in-frame.ts'
import type { Look } from './look.ts'
import { minCut, STEPS } from './min-cut.ts'
import { marksIn, opaque, type Picture } from './picture.ts'
import { sampleSquare, squareAround, wholeOf } from './sample.ts'
import { limited, seam, UNITS } from './settle.ts'

const SIDE = 256
/** Distance from the marks, in points, beyond which only what the model found can belong to the subject. */
const REACH = 40
// Distance from the marks, in points, beyond which colours count as colours of the background.
const GROUND = 24
// Maximum weight of the colours and of the model's guess at a point, in log-odds.
const COLOURS = 2
const GUESS = 1
const SURE = 1e6
const SOFTNESS = 0.8

/**
 * Finds an uncertain outline anew from the user's marks: the subject extends from them across the marked colours and
 * ends at edges (Boykov and Jolly, 2001). Certain outlines are left as they are.
 */
export async function lookByMarks(picture: Picture, look: Look, marks: Bytes): Promise<Look> {
  if (look.cutout === 'clean' || look.cropped) return look
  const seen = opaque(picture)
  const box = squareAround(wholeOf(picture))
  const said = marksIn(marks, picture, { frame: box, width: SIDE, height: SIDE })
  if (!said.data.includes(1)) return look
  const guess = look.found
    ? planeInFrame(look.found.soft, look.found.box, box, SIDE, SIDE)
    : planeOf(SIDE, SIDE, () => 0)
  const inside = split(await sampleSquare(seen, box, SIDE), said, guess, insideOf(picture, box))
  const soft = gaussianBlur(
    planeOf(SIDE, SIDE, (i) => inside[i]!),
    SOFTNESS,
  )
  const { width, height } = picture
  return {
    ...look,
    found: { box, soft, confidence: 1 },
    mask: toBytes(planeInFrame(soft, box, wholeOf(picture), width, height)),
  }
}

type Square = ReturnType<typeof squareAround>

function insideOf({ width, height }: { width: number; height: number }, box: Square) {
  return (i: number) => {
    const x = box.left + (((i % SIDE) + 0.5) * box.width) / SIDE
    const y = box.top + ((Math.floor(i / SIDE) + 0.5) * box.height) / SIDE
    return x >= 0 && y >= 0 && x < width && y < height
  }
}

function split(bytes: Uint8Array, said: Plane, guess: Plane, isInside: (i: number) => boolean): Uint8Array {
  const away = distanceTo(said, (value) => value === 1)
  const bins = binColours(bytes)
  const keep = costOfSamples(bins, (i) => Number(said.data[i] === 1))
  const ground = costOfSamples(bins, (i) => Number(isInside(i) && (said.data[i] === 0 || away[i]! > GROUND)))
  const pull = new Int32Array(SIDE * SIDE)
  const links = new Int32Array(SIDE * SIDE * STEPS.length)
  for (let i = 0; i < pull.length; i++) {
    pull[i] = SURE * pullAt(i)
    const [x, y] = [i % SIDE, (i / SIDE) | 0]
    for (const [way, [right, down]] of STEPS.entries()) {
      if (x + right < 0 || x + right >= SIDE || y + down < 0 || y + down >= SIDE) continue
      links[i * STEPS.length + way] = UNITS * seam(bytes, i, i + down * SIDE + right, Math.hypot(right, down))
    }
  }
  return marked(minCut(SIDE, pull, links))

  function marked(data: Uint8Array): Uint8Array {
    const { label, sizes } = labelAreas({ width: SIDE, height: SIDE, data }, 1)
    const isMarked = sizes.map(() => false)
    for (let i = 0; i < data.length; i++) if (said.data[i] === 1) isMarked[label[i]!] = true
    return data.map((_, i) => (label[i] && isMarked[label[i]!] ? 1 : 0))
  }

  function pullAt(i: number): number {
    if (!isInside(i) || said.data[i] === 0) return -1
    if (said.data[i] === 1) return 1
    const likely = guess.data[i]!
    if (away[i]! > REACH && likely < 0.5) return -1
    const id = bins.ofPixel[i]!
    const colours = limited(ground[id]! - keep[id]!, COLOURS)
    return (UNITS * (colours + limited(Math.log((likely + 0.05) / (1.05 - likely)), GUESS))) / SURE
  }
}
