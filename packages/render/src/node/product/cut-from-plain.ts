import { CERTAIN, cutByOutline } from '../cutout/grabcut.ts'
import { grow, type Mask } from '../cutout/mask.ts'
import type { ByteImage } from '../pixels/byte-image.ts'
import { toLab } from '../pixels/lab.ts'
import { convexHull } from './hull.ts'
import type { PlainGround } from './plain-ground.ts'
import { tidyProduct, withoutCrumbs } from './tidy-product.ts'

/** Distance in L*a*b* from which a pixel is no ground any more, at least, and in multiples of the ground's own noise. */
const DIFFERENT = { least: 5, noise: 3.5 }
/** Light and shadow on the ground change its lightness by up to so much, and its colour by no more than a share of that. */
const LIGHT = { darker: 48, brighter: 16, tint: 0.3, drift: 3 }
/** Change of lightness over two pixels that no soft light makes. */
const CRISP = 9
/** An edge this strong (distance of colours, 0 to 441) may be the outline of something white on white. */
const FAINT_EDGE = 7
/** A gap in a crisp outline that is closed, in shares of the picture's width. */
const GAP = 0.012
/** What a pixel is believed to be, log-odds, positive for the product: by its look, and by whether it lies among others. */
const BELIEF = { far: -3, ground: -0.8, light: 0.5, band: 0.5, other: 1.5, most: 6 }

type Look = 'ground' | 'light' | 'other'

/**
 * What stands on a plain ground, without its shadow. Whatever differs from the ground belongs to the product, and so does
 * what lies among it up to the nearest outline, even a white label on white.
 */
export function cutFromPlain(image: ByteImage, ground: PlainGround): Mask {
  const { width, height, data: rgb } = image
  const { looks, belief } = lookAt(image, ground)
  const size = { width, height }
  const core = withoutCrumbs({ ...size, data: Uint8Array.from(looks, (look) => (look === 'other' ? 1 : 0)) })
  const among = grow(convexHull(core), Math.round(width * GAP)).data
  const isBand = bandsOf(core)
  const prior = belief.map((value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    const atBorder = Math.min(x, y, width - 1 - x, height - 1 - y) < 2
    if (looks[i] === 'other') return core.data[i] ? value : BELIEF.far
    if (atBorder || !among[i]) return atBorder ? -CERTAIN : BELIEF.far
    return isBand(x, y) ? Math.max(value, BELIEF.band) : value
  })
  const mask = cutByOutline({ rgb, width, height, prior }, FAINT_EDGE)
  return tidyProduct({ ...size, data: mask }, (hole) => mean(hole, belief) > 0)
}

/**
 * Whether a place has product above and below it but not on both sides: a label right round a bottle. A place with
 * product on all sides may be the eye of a handle.
 */
function bandsOf({ width, height, data }: Mask): (x: number, y: number) => boolean {
  const columns = Array.from({ length: width }, () => ({ from: height, to: -1 }))
  const rows = Array.from({ length: height }, () => ({ from: width, to: -1 }))
  for (let i = 0; i < data.length; i++) {
    if (!data[i]) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    for (const [span, at] of [
      [columns[x]!, y],
      [rows[y]!, x],
    ] as const) {
      span.from = Math.min(span.from, at)
      span.to = Math.max(span.to, at)
    }
  }
  const within = ({ from, to }: { from: number; to: number }, at: number) => at > from && at < to
  return (x, y) => within(columns[x]!, y) && !within(rows[y]!, x)
}

function lookAt(image: ByteImage, ground: PlainGround): { looks: Look[]; belief: Float32Array } {
  const { width, height, data } = image
  const threshold = Math.max(DIFFERENT.least, DIFFERENT.noise * ground.noise)
  const lightness = new Float32Array(width * height)
  const away = new Float32Array(width * height)
  const mayBeLight = new Uint8Array(width * height)
  for (let i = 0; i < away.length; i++) {
    const [l, a, b] = toLab(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!)
    lightness[i] = l
    const darker = ground.lab[i * 3]! - l
    const tint = Math.hypot(a - ground.lab[i * 3 + 1]!, b - ground.lab[i * 3 + 2]!)
    away[i] = Math.hypot(darker, tint)
    const inRange = darker < LIGHT.darker && darker > -LIGHT.brighter
    mayBeLight[i] = inRange && tint < LIGHT.drift + LIGHT.tint * Math.abs(darker) ? 1 : 0
  }
  const looks = Array.from(away, (distance, i): Look => {
    if (distance <= threshold) return 'ground'
    return mayBeLight[i] && !isCrisp(lightness, i, width, height) ? 'light' : 'other'
  })
  const belief = away.map((distance, i) => {
    const look = looks[i]!
    return look === 'other' ? Math.min(BELIEF.most, BELIEF.other + (distance - threshold) / 6) : BELIEF[look]
  })
  return { looks, belief }
}

function isCrisp(lightness: Float32Array, i: number, width: number, height: number): boolean {
  const [x, y] = [i % width, Math.floor(i / width)]
  const across = x > 0 && x < width - 1 ? Math.abs(lightness[i + 1]! - lightness[i - 1]!) : 0
  const down = y > 0 && y < height - 1 ? Math.abs(lightness[i + width]! - lightness[i - width]!) : 0
  return Math.max(across, down) > CRISP
}

const mean = (area: readonly number[], values: Float32Array): number =>
  area.reduce((sum, i) => sum + values[i]!, 0) / area.length
