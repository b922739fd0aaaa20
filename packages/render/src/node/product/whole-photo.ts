import { type Box, openImage, resizeBeyond } from '../pixels/byte-image.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { outOfFocus } from './out-of-focus.ts'
import { type ShotSetup, SIDE } from './shot-setup.ts'
import type { StudiedProduct } from './study-product.ts'

interface Framing {
  /** Space to leave around the prominent part, as a share of its longer side. The photo may have less. */
  room: number
  tint: ShotSetup['tint']
  isStudio: boolean
}

/**
 * Crops the photo to a square around its prominent part. If that part and a margin do not fit, the photo continues
 * mirrored beyond its edges, out of focus. In a studio shot, all that is far from the part is out of focus.
 */
export async function asWhole(
  { photo, likely, found }: Pick<StudiedProduct, 'photo' | 'likely' | 'found'>,
  { room, tint, isStudio }: Framing,
): Promise<Uint8ClampedArray> {
  const square = squareAround(likely, photo, room, isStudio)
  const lit = openImage(await resizeBeyond(photo, SIDE, SIDE, square, 'mirror')).linear([...tint], [0, 0, 0])
  const { buffer, byteOffset, length } = await lit.raw().toBuffer()
  const picture = new Uint8ClampedArray(buffer, byteOffset, length)
  const share = (pixels: number) => Math.max(0, pixels) / square.width
  const margins = {
    left: share(-square.left),
    right: share(square.left + square.width - photo.width),
    top: share(-square.top),
    bottom: share(square.top + square.height - photo.height),
  }
  const isCalm = isStudio && found !== null
  if (!isCalm && Object.values(margins).every((margin) => margin === 0)) return picture
  return outOfFocus(picture, { margins, square, found, isCalm })
}

/**
 * Minimum side of the square as a share of the photo's shorter side, and minimum margin around the prominent part as a
 * share of its longer side.
 */
const SQUARE = { least: 0.6, margin: 0.05 }

// Bounds of the prominent part along one axis of the photo.
interface Stretch {
  from: number
  to: number
}

function squareAround(likely: Box, { width, height }: Photo, room: number, isStudio: boolean): Box {
  const most = Math.min(width, height)
  const seen = {
    across: stretchOf(likely.left, likely.width, width),
    down: stretchOf(likely.top, likely.height, height),
  }
  const isCloseUp = isWhole(seen.across, width) || isWhole(seen.down, height)
  const share = isCloseUp ? KEPT.closeUp : KEPT.other
  const kept = {
    across: withoutCutOffEnd(seen.across, width, most, isCloseUp, share),
    down: withoutCutOffEnd(seen.down, height, most, isCloseUp, share),
  }
  const isCropped = kept.across !== seen.across || kept.down !== seen.down
  const longest = Math.max(kept.across.to - kept.across.from, kept.down.to - kept.down.from)
  const least = SQUARE.margin * longest
  const isFree = isInside(seen.across, width, least) && isInside(seen.down, height, least)
  const isRoomy = isStudio && isFree && longest + 2 * least > most
  const margin = isCropped ? 0 : isRoomy ? Math.min(room * longest, Math.max(width, height) - longest) / 2 : least
  const across = withMargin(kept.across, width, margin)
  const down = withMargin(kept.down, height, margin)
  const wanted = Math.min(most, Math.max(SQUARE.least * most, (1 + room) * longest))
  const side = Math.round(Math.max(wanted, across.to - across.from, down.to - down.from))
  // What the photo lacks is added above rather than below, because a wall out of focus looks more natural than a floor.
  const foot = isRoomy ? Math.max(height, down.to) : height
  const isCutAbove = kept.down.from === 0 && kept.down.to < height
  const above = isCutAbove ? 0 : Math.round(Math.min(0, foot - side))
  const top = side > height ? above : startOf(down, side, height)
  return { left: startOf(across, side, width), top, width: side, height: side }
}

/** A part that ends within this share of the photo's edge counts as cut off, because outlines are unreliable there. */
const AT_EDGE = 0.01

const stretchOf = (from: number, length: number, whole: number): Stretch => ({
  from: from < AT_EDGE * whole ? 0 : from,
  to: from + length > (1 - AT_EDGE) * whole ? whole : from + length,
})

const isInside = ({ from, to }: Stretch, whole: number, margin: number): boolean =>
  from >= margin && to <= whole - margin

const isWhole = ({ from, to }: Stretch, whole: number): boolean => from === 0 && to === whole

/** Minimum share of the prominent part that the square must keep if it crops ends that the photo already cuts off. */
const KEPT = { closeUp: 0.6, other: 0.75 }

/** Shortens a part that is longer than the square, such as a forearm, at the end where the photo cuts it off. */
function withoutCutOffEnd(seen: Stretch, whole: number, side: number, isCloseUp: boolean, least: number): Stretch {
  const { from, to } = seen
  const length = to - from
  if (length <= side || side < least * length) return seen
  if (isCloseUp) return { from: (from + to - side) / 2, to: (from + to + side) / 2 }
  if (from === 0) return { from: to - side, to }
  return to === whole ? { from, to: from + side } : seen
}

// Adds the margin to each end of a part, except where the photo cuts the part off.
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
