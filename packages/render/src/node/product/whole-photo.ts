import type { Box } from '../pixels/byte-image.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { sharp } from '../sharp.ts'
import { type ShotSetup, SIDE } from './shot-setup.ts'

/**
 * Blur beside a photo that does not fill the square, near its edge and farther out, where single columns of its border
 * would show as stripes, and the widths of the transitions to both. Shares of the picture's side.
 */
const BESIDE = { blur: 0.02, transition: 0.04, far: { blur: 0.2, transition: 0.12 } }
/** The farther blur is done at this fraction of the size. */
const COARSE = 8

const opened = ({ data, width, height }: Photo) => sharp(data, { raw: { width, height, channels: 3 } })

interface Framing {
  /** Space around the prominent part as a share of that part, where the photo has it. */
  room: number
  tint: ShotSetup['tint']
}

/**
 * Crops the photo to a square around its prominent part. If that part and a margin do not fit, the outermost pixels of
 * the photo continue beyond its edges, blurred.
 */
export async function asWhole(photo: Photo, likely: Box, { room, tint }: Framing): Promise<Uint8ClampedArray> {
  const square = squareAround(likely, photo, room)
  const [left, top] = [Math.max(0, square.left), Math.max(0, square.top)]
  const width = Math.min(photo.width, square.left + square.width) - left
  const height = Math.min(photo.height, square.top + square.height) - top
  const scale = SIDE / square.width
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)]
  const part = opened(photo).extract({ left, top, width, height }).resize(wide, tall)
  if (wide === SIDE && tall === SIDE) return bytesOf(lit(part, tint))
  const before = { left: Math.round((left - square.left) * scale), top: Math.round((top - square.top) * scale) }
  const after = { right: SIDE - wide - before.left, bottom: SIDE - tall - before.top }
  const inner = sharp(await bytesOf(lit(part, tint)), raw(wide, tall))
  return blurredBeside(await bytesOf(inner.extend({ ...before, ...after, extendWith: 'copy' })), {
    ...before,
    ...after,
  })
}

const raw = (width: number, height: number) => ({ raw: { width, height, channels: 3 } }) as const

/** Blurs the `margins` beside a photo in a square picture, given in pixels. */
async function blurredBeside(
  picture: Uint8ClampedArray,
  margins: Record<'left' | 'right' | 'top' | 'bottom', number>,
): Promise<Uint8ClampedArray> {
  const square = () => sharp(picture, raw(SIDE, SIDE))
  const out = await bytesOf(square().blur(BESIDE.blur * SIDE))
  const small = Math.round(SIDE / COARSE)
  const coarse = await bytesOf(square().resize(small, small))
  const blurred = await bytesOf(sharp(coarse, raw(small, small)).blur((BESIDE.far.blur * SIDE) / COARSE))
  const far = await bytesOf(sharp(blurred, raw(small, small)).resize(SIDE, SIDE))
  const inside = (at: number, first: number, last: number) =>
    Math.min(first > 0 ? at - first : SIDE, last > 0 ? SIDE - last - at : SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const depth = Math.min(inside(x, margins.left, margins.right), inside(y, margins.top, margins.bottom))
      const share = Math.max(0, Math.min(1, depth / (BESIDE.transition * SIDE)))
      const farther = Math.max(0, Math.min(1, -depth / (BESIDE.far.transition * SIDE)))
      for (let k = (y * SIDE + x) * 3, end = k + 3; k < end; k++) {
        const beside = out[k]! + (far[k]! - out[k]!) * farther
        out[k] = beside + (picture[k]! - beside) * share
      }
    }
  }
  return out
}

/**
 * Minimum side of the square as a share of the photo's shorter side, and minimum margin as a share of the prominent part.
 */
const SQUARE = { least: 0.6, margin: 0.05 }

// Bounds of the prominent part along one axis of the photo.
interface Stretch {
  from: number
  to: number
}

function squareAround(likely: Box, { width, height }: Photo, room: number): Box {
  const most = Math.min(width, height)
  const seen = {
    across: stretchOf(likely.left, likely.width, width),
    down: stretchOf(likely.top, likely.height, height),
  }
  const isCloseUp = isWhole(seen.across, width) || isWhole(seen.down, height)
  const kept = {
    across: withoutCutOffEnd(seen.across, width, most, isCloseUp),
    down: withoutCutOffEnd(seen.down, height, most, isCloseUp),
  }
  const isCropped = kept.across !== seen.across || kept.down !== seen.down
  const longest = Math.max(kept.across.to - kept.across.from, kept.down.to - kept.down.from)
  const margin = isCropped ? 0 : SQUARE.margin * longest
  const across = withMargin(kept.across, width, margin)
  const down = withMargin(kept.down, height, margin)
  const wanted = Math.min(most, Math.max(SQUARE.least * most, (1 + room) * longest))
  const side = Math.round(Math.max(wanted, across.to - across.from, down.to - down.from))
  return { left: startOf(across, side, width), top: startOf(down, side, height), width: side, height: side }
}

/** A part that ends within this share of the photo's edge counts as cut off, because outlines are unreliable there. */
const AT_EDGE = 0.01

const stretchOf = (from: number, length: number, whole: number): Stretch => ({
  from: from < AT_EDGE * whole ? 0 : from,
  to: from + length > (1 - AT_EDGE) * whole ? whole : from + length,
})

const isWhole = ({ from, to }: Stretch, whole: number): boolean => from === 0 && to === whole

/** Minimum share of the prominent part that the square must keep if it crops ends that the photo already cuts off. */
const KEPT = { closeUp: 0.6, other: 0.75 }

/** Shortens a part that is too long for a square at the ends where the photo cuts it off, such as a forearm. */
function withoutCutOffEnd(seen: Stretch, whole: number, side: number, isCloseUp: boolean): Stretch {
  const { from, to } = seen
  const length = to - from
  if (length <= side || side < (isCloseUp ? KEPT.closeUp : KEPT.other) * length) return seen
  if (isCloseUp) return { from: (from + to - side) / 2, to: (from + to + side) / 2 }
  if (from === 0) return { from: to - side, to }
  return to === whole ? { from, to: from + side } : seen
}

// A part that the photo cuts off gets no margin there.
const withMargin = ({ from, to }: Stretch, whole: number, margin: number): Stretch => ({
  from: from > 0 ? from - margin : 0,
  to: to < whole ? to + margin : whole,
})

function startOf({ from, to }: Stretch, side: number, whole: number): number {
  const middle = (from + to - side) / 2
  const [least, most] = side > whole ? [whole - side, 0] : [0, whole - side]
  if (side > whole && (from === 0) !== (to === whole)) return from === 0 ? most : least
  return Math.round(Math.max(least, Math.min(most, middle)))
}

const lit = (picture: ReturnType<typeof sharp>, tint: ShotSetup['tint']) => picture.linear([...tint], [0, 0, 0])

async function bytesOf(picture: ReturnType<typeof sharp>): Promise<Uint8ClampedArray> {
  const { buffer, byteOffset, length } = await picture.removeAlpha().raw().toBuffer()
  return new Uint8ClampedArray(buffer, byteOffset, length)
}
