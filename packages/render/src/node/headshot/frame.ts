import type { Box } from '../pixels/byte-image.ts'
import type { Look } from '../vision/look.ts'
import type { SidesAt } from '../vision/straighten.ts'

export interface FrameShape {
  width: number
  height: number
  /** Width of the face as a share of the frame's height. */
  face: number
  /** Space above the hair as a share of the frame's height. */
  air: number
}

/** A portrait in the ratio 4:5. The middle of the face is at about two fifths of the height, from the top. */
export const PORTRAIT: FrameShape = { width: 1200, height: 1500, face: 0.32, air: 0.1 }
/** The ratio 5:4, for people side by side, because a portrait of them would be half empty above their heads. */
export const GROUP: FrameShape = { width: 1500, height: 1200, face: 0.28, air: 0.1 }

/**
 * Minimum height of the crop in pixels. A crop around a tiny face is enlarged to this height if the photo is large
 * enough.
 */
const FEWEST_PIXELS = 300
const LOOSE = 1.35
/**
 * Minimum and maximum distance from the centre of a face to the top of the hair, in face widths: a shaved head and a
 * tall headwrap.
 */
const CROWN = { least: 0.75, most: 2.1 }

interface Size {
  width: number
  height: number
}

interface PhotoHead {
  x: number
  y: number
  width: number
  top: number
}

/** Minimum width of a group for the wide format, in widths of a portrait with faces of the same size. */
const APART = 1.2

export function portraitFor(look: Look): FrameShape {
  if (look.wanted.length < 2) return PORTRAIT
  const { across, down, face } = spreadOf(look)
  const portrait = (face / PORTRAIT.face) * (PORTRAIT.width / PORTRAIT.height)
  const isWide = across > APART * portrait && across * GROUP.height > (down * GROUP.width) / (1 - GROUP.air)
  return isWide ? GROUP : PORTRAIT
}

function spreadOf(look: Look) {
  const heads = headsOf(look)
  const left = Math.min(...heads.map(({ x, width }) => x - width * 0.5))
  const right = Math.max(...heads.map(({ x, width }) => x + width * 0.5))
  const top = Math.min(...heads.map((head) => head.top))
  const face = Math.max(...heads.map(({ width }) => width))
  const lowest = Math.max(...heads.map(({ y, width }) => y + width))
  return { left, right, top, face, across: right - left + face * 1.2, down: lowest - top }
}

/**
 * Returns the crop for head and shoulders, in pixels of the photo. The crop may extend beyond the top and the sides of
 * the photo if only background is missing there, but never beyond the bottom.
 * @param sides the columns at which each row of a straightened photo ends. Without them the crop stays inside the
 * photo, unless it would cut a face
 */
export function frameHeads(look: Look, shape: FrameShape, sides?: SidesAt): Box {
  const widest = frameAt(look, shape, sides, Number.POSITIVE_INFINITY)
  if (!sides) return widest
  // If a cut shoulder would show, move the crop aside by at most `ASIDE`. If that is too little, try closer crops.
  const ends = cutEnds(look, sides)
  for (let share = 1; share >= CLOSEST; share -= 0.02) {
    const frame = frameAt(look, shape, sides, share * widest.height)
    const free = ends(frame)
    const left = clamp(frame.left, Math.ceil(free.left), Math.floor(free.right) - frame.width)
    if (free.right - free.left >= frame.width && Math.abs(left - frame.left) <= ASIDE * frame.width)
      return { ...frame, left }
  }
  return widest
}

/** Minimum height of a closer crop, as a share of the widest, and largest shift of a crop, as a share of its width. */
const CLOSEST = 0.7
const ASIDE = 0.08

function frameAt(look: Look, shape: FrameShape, sides: SidesAt | undefined, most: number): Box {
  const aspect = shape.width / shape.height
  const { left, right, top, face, across, down } = spreadOf(look)
  const room = openSides(look, sides !== undefined)

  let height = Math.max(face / shape.face, across / aspect, Math.min(FEWEST_PIXELS, look.height))
  height = Math.max(height, down / (1 - shape.air))
  height = Math.min(height, Math.max((look.height - top) / (1 - shape.air), (right - left) / aspect, face * 1.9))
  if (!room.sides) height = Math.min(height, look.width / aspect)
  if (!room.top) height = Math.min(height, look.height)
  height = Math.max(Math.min(height, most), leastFor(look, aspect))
  const width = height * aspect

  let x = holdingHeads(look, (left + right) / 2 - width / 2, width)
  if (!room.sides && width <= look.width) x = clamp(x, 0, look.width - width)
  let y = Math.min(top - shape.air * height, look.height - height)
  if (!room.top && height <= look.height) y = clamp(y, 0, look.height - height)
  return wholePixels({ left: x, top: y, width, height }, look, aspect)
}

/** Largest distance of the back of a head from the middle of its face, and margin behind it, in face widths. */
const BACK = { most: 1.4, margin: 0.08 }

/**
 * Returns the left side of a crop of the width `across`, moved from `x` as little as necessary to contain the heads. In
 * a profile view, a crop around the face would cut off the back of the head.
 */
function holdingHeads({ mask, width, wanted }: Look, x: number, across: number): number {
  const ends = wanted.map(({ box }) => {
    const middle = Math.round(clamp(box.x + box.width / 2, 0, width - 1))
    const [from, to] = [box.y - 0.3 * box.height, box.y + 0.5 * box.height].map(
      (y) => Math.max(0, Math.round(y)) * width,
    )
    const reach = (step: number) => {
      let most = 0
      for (let row = from!; row < Math.min(to!, mask.length); row += width) {
        let [column, there] = [middle, 0]
        while (column >= 0 && column < width && mask[row + column]! > 127) [column, there] = [column + step, there + 1]
        most = Math.max(most, there)
      }
      return Math.min(most, BACK.most * box.width) + BACK.margin * box.width
    }
    return { left: middle - reach(-1), right: middle + reach(1) }
  })
  const [left, right] = [Math.min(...ends.map((end) => end.left)), Math.max(...ends.map((end) => end.right))]
  return right - left > across ? x : clamp(x, right - across, left)
}

/**
 * Returns a function that gives the columns between which a crop must stay. A side is limited only where the edge of
 * the photo cuts the person, because beyond that edge the crop would show repeated border pixels. Any other side has an
 * infinite limit.
 */
function cutEnds({ mask, width, height }: Look, sides: SidesAt): (frame: Box) => { left: number; right: number } {
  // Sample slightly inside the border, because masks fade at the border itself.
  const inset = Math.ceil(0.01 * width)
  return ({ top, height: rows }) => {
    let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let y = Math.max(0, top); y < Math.min(height, top + rows); y++) {
      const ends = sides(y)
      if (mask[y * width + Math.ceil(ends.left) + inset]! > 127) left = Math.max(left, ends.left)
      if (mask[y * width + Math.floor(ends.right) - 1 - inset]! > 127) right = Math.min(right, ends.right)
    }
    return { left, right }
  }
}

/**
 * Whether the crop would trim the faces at the sides, because the photo cuts the head off at the top and is not high
 * enough for a crop as wide as the faces.
 */
export function trimsFace(look: Look, { width, height }: FrameShape): boolean {
  return look.wanted.length > 0 && look.touchesBorder.top && spanOf(look, 0) / (width / height) > look.height
}

export function frameLoosely(look: Look, shape: FrameShape): Box {
  const aspect = shape.width / shape.height
  const close = frameHeads(look, shape)
  const height = Math.max(Math.min(close.height * LOOSE, look.height, look.width / aspect), leastFor(look, aspect))
  const width = height * aspect
  const middle = close.left + close.width / 2 - width / 2
  const left = width > look.width ? middle : clamp(middle, 0, look.width - width)
  const above = close.top - (height - close.height) * 0.35
  const top = height > look.height ? look.height - height : clamp(above, 0, look.height - height)
  return wholePixels({ left, top, width, height }, look, aspect)
}

export function frameWhole(photo: Size, shape: FrameShape): Box {
  const aspect = shape.width / shape.height
  const height = Math.min(photo.height, photo.width / aspect)
  const width = height * aspect
  return wholePixels(
    { left: (photo.width - width) / 2, top: (photo.height - height) * 0.4, width, height },
    photo,
    aspect,
  )
}

/**
 * Margins beside the faces, in face widths. `tight` is negative and trims the ears, which is better than a gap above
 * hair that the photo cuts off.
 */
const MARGIN = { usual: 0.02, tight: -0.05 }

/** Returns the minimum height of a crop that contains the faces, as far as they are inside the photo. */
function leastFor(look: Look, aspect: number): number {
  const usual = spanOf(look, MARGIN.usual) / aspect
  if (usual <= look.height || !look.touchesBorder.top) return usual
  return Math.max(look.height, spanOf(look, MARGIN.tight) / aspect)
}

function spanOf({ wanted, width }: Look, margin: number): number {
  const left = Math.min(...wanted.map(({ box }) => box.x - margin * box.width))
  const right = Math.max(...wanted.map(({ box }) => box.x + (1 + margin) * box.width))
  return Math.min(width, right) - Math.max(0, left)
}

function headsOf(look: Look): PhotoHead[] {
  return look.wanted.map(({ box }) => {
    const [x, y, { width }] = [box.x + box.width / 2, box.y + box.height / 2, box]
    return { x, y, width, top: clamp(crownOf(look, x, y, width), y - CROWN.most * width, y - CROWN.least * width) }
  })
}

/** Returns the highest row up to which the subject continues above a face without a gap. */
function crownOf({ mask, width, height }: Look, x: number, y: number, size: number): number {
  const from = Math.max(0, Math.round(x - size * 0.3))
  const to = Math.min(width, Math.round(x + size * 0.3))
  let row = Math.min(height - 1, Math.max(0, Math.round(y)))
  while (row > 0) {
    const above = mask.subarray((row - 1) * width + from, (row - 1) * width + to)
    if (!above.some((value) => value > 127)) break
    row--
  }
  return row
}

function openSides({ mask, width, height, wanted, touchesBorder }: Look, may: boolean) {
  const lowest = Math.max(...wanted.map(({ box }) => box.y + 2.4 * box.height))
  const shoulders = Math.round(Math.min(height, lowest))
  // Sample slightly inside the border, because masks fade at the border itself.
  const inset = Math.floor(0.01 * width)
  let sides = true
  for (let y = 0; y < shoulders; y++) {
    if (mask[y * width + inset]! > 127 || mask[(y + 1) * width - 1 - inset]! > 127) sides = false
  }
  return { top: may && !touchesBorder.top, sides: may && sides }
}

function wholePixels(box: Box, photo: Size, aspect: number): Box {
  const height = Math.max(5, Math.round(box.height))
  const width = Math.max(4, Math.round(height * aspect))
  const left = Math.round(box.left)
  const top = Math.min(Math.round(box.top), Math.max(0, photo.height - height))
  return { left, top, width, height }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), value))
}
