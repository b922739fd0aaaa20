import { type Box, type Ctx, drawContainPart } from '../canvas.ts'
import { toHex } from '../color.ts'
import { plainGroundOf } from '../logo/plain-ground.ts'
import type { Pixels } from '../pixels.ts'
import type { FlyerJob, LogoLook, Marked } from './job.ts'

const LIGHT = 0.86
const BLACK = 0.15
// Share of a logo's ink that is white. Above it, a logo that has more white than black needs a dark background.
const MUCH = 0.3
/**
 * A pixel of at most this alpha is empty. A pixel of at least the lightness `PAPER` is white paper. Both are 0 to 255.
 */
const CLEAR = 16
const PAPER = 244
/** Maximum distance from the logo's background colour in any channel. JPEG noise stays below it. */
const NOISE = 24
/** Ratio of width to height from which a logo is a wordmark, which may contain the name. */
const WORDMARK = 1.8
/** Least height of a letter, as a share of the height of the logo's ink. */
const LETTER = 0.2
/**
 * A wordmark of at most `JOINED` shapes has joined letters and is taken to contain the name. Any other wordmark is
 * taken to contain it if its number of shapes divided by the name's number of letters is within `OTHER`.
 */
const JOINED = 3
const OTHER = { fewer: 0.7, more: 1.5 }
const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 }

const lightness = (data: ArrayLike<number>, at: number) =>
  0.2126 * (data[at] as number) + 0.7152 * (data[at + 1] as number) + 0.0722 * (data[at + 2] as number)

export function readLogo(pixels: Pixels): LogoLook {
  const { data } = pixels
  let [weight, sum, white, black] = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] as number) / 255
    const light = lightness(data, at) / 255
    weight += alpha
    sum += alpha * light
    if (light > LIGHT) white += alpha
    if (light < BLACK) black += alpha
  }
  // White letters beside a coloured symbol would be invisible on a white background.
  const isLight = sum > LIGHT * weight || (white > MUCH * weight && white > black)
  // An opaque logo keeps its own background. Only margins in the plain colour of its border, or in white, are cut off.
  const opaque = weight > 0.99 * (data.length / 4)
  const plain = opaque ? plainGroundOf(pixels) : null
  const ground = plain && lightness(plain, 0) < PAPER ? plain : null
  const isInk = ground
    ? (at: number) => ground.some((value, part) => Math.abs((data[at + part] as number) - value) > NOISE)
    : opaque
      ? (at: number) => lightness(data, at) < PAPER
      : (at: number) => (data[at + 3] as number) > CLEAR
  const ink = findInk(pixels, isInk)
  return {
    tone: !opaque && weight > 0 && isLight ? 'light' : 'dark',
    ...(plain && !ground && ink !== WHOLE && { isOnWhite: true }),
    ...(ground && { ground: toHex([ground[0] ?? 0, ground[1] ?? 0, ground[2] ?? 0]) }),
    ink,
    letters: countShapes(pixels, isInk, ink.height * pixels.height * LETTER),
  }
}

function findInk({ width, height }: Pixels, isInk: (at: number) => boolean): Box {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInk((y * width + x) * 4)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return WHOLE
  return {
    x: left / width,
    y: top / height,
    width: (right + 1 - left) / width,
    height: (bottom + 1 - top) / height,
  }
}

export const logoRatio = ({ logo, logoLook }: Marked): number => {
  const { width, height } = logoLook?.ink ?? WHOLE
  return (logo.width * width) / (logo.height * height)
}

function countShapes({ width, height }: Pixels, isInk: (at: number) => boolean, least: number): number {
  const rest = new Uint8Array(width * height)
  for (let cell = 0; cell < rest.length; cell++) rest[cell] = isInk(cell * 4) ? 1 : 0
  let count = 0
  for (let start = 0; start < rest.length; start++) {
    if (!rest[start]) continue
    rest[start] = 0
    let [top, foot] = [height, 0]
    for (const open = [start]; open.length > 0; ) {
      const cell = open.pop() as number
      const x = cell % width
      const y = (cell - x) / width
      top = Math.min(top, y)
      foot = Math.max(foot, y)
      for (const next of [x > 0 ? cell - 1 : -1, x < width - 1 ? cell + 1 : -1, cell - width, cell + width]) {
        if (!rest[next]) continue
        rest[next] = 0
        open.push(next)
      }
    }
    if (foot + 1 - top >= least) count++
  }
  return count
}

function holdsName({ logoLook, brandName }: FlyerJob): boolean {
  const drawn = logoLook?.letters ?? 0
  const written = brandName.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return drawn <= JOINED || (drawn >= written * OTHER.fewer && drawn <= written * OTHER.more)
}

/** Name to write beside the logo. Empty if the logo is a wordmark that seems to contain the name. */
export const nameBeside = (job: FlyerJob): string => (logoRatio(job) >= WORDMARK && holdsName(job) ? '' : job.brandName)

export const tileOf = ({ logoLook }: Pick<Marked, 'logoLook'>): string =>
  logoLook?.ground ?? (logoLook?.tone === 'light' ? '#15181f' : '#ffffff')

export function drawLogo(ctx: Ctx, { logo, logoLook }: Marked, box: Box, align?: { x: number; y: number }): Box {
  const { x, y, width, height } = logoLook?.ink ?? WHOLE
  const part = { x: x * logo.width, y: y * logo.height, width: width * logo.width, height: height * logo.height }
  return drawContainPart(ctx, logo, part, box, align)
}
