import type { Box } from '../pixels/byte-image.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { sharp } from '../sharp.ts'
import { type ShotSetup, SIDE } from './shot-setup.ts'
import { enlarged } from './stand.ts'

/** Look of the paper print. Lengths are shares of the picture's side. */
const PRINT = { longest: 0.88, border: 0.014, shadow: { blur: 0.014, below: 0.01, strength: 0.34 } }
/**
 * Blur beside a photo that does not fill the square, near its edge and farther out, where single columns of its border
 * would show as stripes, and the widths of the transitions to both. Shares of the picture's side.
 */
const BESIDE = { blur: 0.02, transition: 0.04, far: { blur: 0.09, transition: 0.12 } }
/** The farther blur is done at this fraction of the size. */
const COARSE = 8

const opened = ({ data, width, height }: Photo) => sharp(data, { raw: { width, height, channels: 3 } })

/**
 * Draws the prominent part of the photo and its surroundings as a paper print with a white border that lies on a
 * background.
 */
export async function asPrint(photo: Photo, likely: Box, { ground, tint }: ShotSetup): Promise<Uint8ClampedArray> {
  const part = partAround(withoutCutOffEnd(likely, photo), photo)
  const scale = (PRINT.longest * SIDE) / Math.max(part.width, part.height)
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)]
  const border = Math.round(PRINT.border * SIDE)
  const paper = { width: width + 2 * border, height: height + 2 * border }
  const [left, top] = [Math.round((SIDE - paper.width) / 2), Math.round((SIDE - paper.height) / 2)]
  const { blur, below, strength } = PRINT.shadow
  const sheet = { create: { ...paper, channels: 4, background: { r: 0, g: 0, b: 0, alpha: strength } } } as const
  const shadow = await emptySquare()
    .composite([{ input: sheet, left, top: top + Math.round(below * SIDE) }])
    .png()
    .toBuffer()
  const softShadow = await sharp(shadow)
    .blur(blur * SIDE)
    .png()
    .toBuffer()
  const print = await lit(opened(photo).extract(part).resize(width, height), tint)
    .extend({ top: border, bottom: border, left: border, right: border, background: '#ffffff' })
    .png()
    .toBuffer()
  const base = Buffer.from(Uint8ClampedArray.from(enlarged(ground)).buffer)
  const whole = sharp(base, { raw: { width: SIDE, height: SIDE, channels: 3 } })
  return bytesOf(whole.composite([{ input: softShadow }, { input: print, left, top }]))
}

/** Space on each side of the prominent part, as a share of its longer side. Needed because its outline is uncertain. */
const AROUND = 0.12
/** Minimum ratio of a part's shorter side to its longer one, where the photo is large enough. */
const RATIO = 0.8
const LEAST = 0.45

function partAround({ left, top, width, height }: Box, photo: Photo): Box {
  const room = 2 * AROUND * Math.max(width, height)
  const least = Math.max(RATIO * (Math.max(width, height) + room), LEAST * Math.max(photo.width, photo.height))
  const across = stretch(left + width / 2, Math.max(width + room, least), photo.width)
  const down = stretch(top + height / 2, Math.max(height + room, least), photo.height)
  return { left: across.from, top: down.from, width: across.length, height: down.length }
}

function stretch(middle: number, wanted: number, whole: number) {
  const length = Math.min(whole, Math.round(wanted))
  return { from: Math.round(Math.max(0, Math.min(whole - length, middle - length / 2))), length }
}

/**
 * Crops the photo to a square around its prominent part. If that part and a margin do not fit, the outermost pixels of
 * the photo continue beyond its edges, blurred.
 */
export async function asWhole(photo: Photo, likely: Box, tint: ShotSetup['tint']): Promise<Uint8ClampedArray> {
  const seen = withoutCutOffEnd(likely, photo)
  const square = squareAround(seen, photo, seen === likely ? SQUARE.margin : 0)
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
 * Minimum side of the square as a share of the photo's shorter side, space around the prominent part as a share of that part
 * where the photo has it, and minimum margin.
 */
const SQUARE = { least: 0.6, room: 0.8, margin: 0.07 }

function squareAround(seen: Box, { width, height }: Photo, margin: number): Box {
  const longest = Math.max(seen.width, seen.height)
  const most = Math.min(width, height)
  const across = withMargin(seen.left, seen.left + seen.width, width, margin * longest)
  const down = withMargin(seen.top, seen.top + seen.height, height, margin * longest)
  const wanted = Math.min(most, Math.max(SQUARE.least * most, (1 + SQUARE.room) * longest))
  const side = Math.round(Math.max(wanted, across.to - across.from, down.to - down.from))
  return { left: startOf(across, side, width), top: startOf(down, side, height), width: side, height: side }
}

interface Stretch {
  from: number
  to: number
}

// A part that the photo cuts off gets no margin there.
const withMargin = (from: number, to: number, whole: number, margin: number): Stretch => ({
  from: from > 0 ? from - margin : 0,
  to: to < whole ? to + margin : whole,
})

function startOf({ from, to }: Stretch, side: number, whole: number): number {
  const middle = (from + to - side) / 2
  const [least, most] = side > whole ? [whole - side, 0] : [0, whole - side]
  if (side > whole && (from === 0) !== (to === whole)) return from === 0 ? most : least
  return Math.round(Math.max(least, Math.min(most, middle)))
}

/** Minimum share of the prominent part that the square must keep if it crops ends that the photo already cuts off. */
const KEPT_OF_CUT_OFF = 0.75

/** Shortens a box that is too long for a square at the ends where the photo cuts it off, such as a forearm. */
function withoutCutOffEnd(box: Box, { width, height }: Photo): Box {
  const side = Math.min(width, height)
  const fits = (length: number) => length > side && side >= KEPT_OF_CUT_OFF * length
  const over = { x: box.left + box.width - side, y: box.top + box.height - side }
  const isCloseUp = box.width === width || box.height === height
  if (fits(box.width)) {
    if (isCloseUp) return { ...box, left: Math.round((box.left + over.x) / 2), width: side }
    if (box.left === 0) return { ...box, left: over.x, width: side }
    if (box.left > 0 && box.left + box.width === width) return { ...box, width: side }
  }
  if (fits(box.height)) {
    if (isCloseUp) return { ...box, top: Math.round((box.top + over.y) / 2), height: side }
    if (box.top === 0) return { ...box, top: over.y, height: side }
    if (box.top > 0 && box.top + box.height === height) return { ...box, height: side }
  }
  return box
}

const emptySquare = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })

const lit = (picture: ReturnType<typeof sharp>, tint: ShotSetup['tint']) => picture.linear([...tint], [0, 0, 0])

async function bytesOf(picture: ReturnType<typeof sharp>): Promise<Uint8ClampedArray> {
  const { buffer, byteOffset, length } = await picture.removeAlpha().raw().toBuffer()
  return new Uint8ClampedArray(buffer, byteOffset, length)
}
