import { boxBlur } from '../pixels/blur.ts'
import type { ByteImage } from '../pixels/byte-image.ts'
import { createPlane, createSampler, type Plane, planeOf } from '../pixels/plane.ts'

/** Distance, in pixels of the solved matte, over which colours of hair and background are averaged. */
const REACH = 44
/** Distance from the background up to which hair can have gaps. Deeper, what looks like one is a highlight. */
const DEEPEST = 24
const LEAST_NEAR = 0.01
/** Minimum share of hair in a square around a pixel of a gap. The pixel itself need not count as hair. */
const HAIR = 0.3
const AROUND = 9
/** Maximum share of skin or clothes at a pixel of a gap. Their colour may equal that of the background. */
const FIRM = 0.2
/** Colour distances, 0 to 441: minimum between hair and background, maximum within a plain background. */
const CONTRAST = 160
const PLAIN = 50
/** Minimum share of the surrounding background that has the plain colour. */
const MOSTLY = 0.85
/**
 * Thresholds of the hair's share in a pixel's colour. Below them the pixel is background only, mostly background, or
 * partly hair.
 */
const EMPTY = 0.15
const GAP = 0.45
const MIXED = 0.6
/**
 * Largest distance of a gap's colour from the mixtures of hair and background. Highlights are farther, because they
 * have a hue of their own or are brighter than the background.
 */
const UNMIXED = 20

/**
 * Colours of the hair and of the plain background beside it, one plane per channel. `inside` marks pixels at which gaps
 * in the hair can show the background.
 */
interface HairEdge {
  inside: Plane
  strands: Plane[]
  ground: Plane[]
}

/**
 * Finds the edge of hair in front of a plain background. The models see no gaps between curls, so without this the old
 * background would stay visible in them.
 * @param known alpha where it is certain: 1 for the person, 0 for the background. NaN elsewhere.
 */
export function hairEdge(picture: ByteImage, known: Float32Array, hair: Plane, firm: Plane): HairEdge {
  const { width, height } = hair
  const colour = [0, 1, 2].map((c) => planeOf(width, height, (i) => picture.data[i * 3 + c]!))
  const distance = (to: readonly Plane[]) => planeOf(width, height, (i) => colourDistance(i, colour, to))
  const outside = planeOf(width, height, (i) => (known[i] === 0 ? 1 : 0))
  const near = boxBlur(outside, REACH)
  const rough = distance(localColour(colour, outside, near))
  // Exclude stray strands of hair outside the mask, which are no background.
  const plain = planeOf(width, height, (i) => (outside.data[i] && rough.data[i]! < PLAIN ? 1 : 0))
  const nearPlain = boxBlur(plain, REACH)
  const ground = localColour(colour, plain, nearPlain)
  const fromGround = distance(ground)
  const own = planeOf(width, height, (i) => (hair.data[i]! > HAIR && fromGround.data[i]! > CONTRAST ? 1 : 0))
  const strands = localColour(colour, own, boxBlur(own, REACH))
  const around = boxBlur(hair, AROUND)
  const nearEdge = boxBlur(outside, DEEPEST)
  const inside = planeOf(width, height, (i) => {
    if (known[i] === 0 || firm.data[i]! > FIRM || around.data[i]! < HAIR || nearEdge.data[i]! < LEAST_NEAR) return 0
    // Accept only hair that is darker than the background. In lighter hair, shadows have the colour of a dark
    // background and would look like gaps.
    const isDarker = sumAt(i, strands) < sumAt(i, ground)
    return isDarker && colourDistance(i, strands, ground) > CONTRAST && nearPlain.data[i]! > MOSTLY * near.data[i]!
      ? 1
      : 0
  })
  return { inside, strands, ground }
}

const valueAt = (plane: Plane, i: number) => plane.data[i]!

const sumAt = (i: number, [red, green, blue]: readonly Plane[]) => red!.data[i]! + green!.data[i]! + blue!.data[i]!

function colourDistance(i: number, one: readonly Plane[], other: readonly Plane[]): number {
  let squares = 0
  for (let c = 0; c < 3; c++) squares += (one[c]!.data[i]! - other[c]!.data[i]!) ** 2
  return Math.sqrt(squares)
}

function localColour(colour: readonly Plane[], weight: Plane, total: Plane): Plane[] {
  return colour.map((plane) => {
    const weighted = boxBlur({ ...plane, data: plane.data.map((value, i) => value * weight.data[i]!) }, REACH)
    return { ...plane, data: weighted.data.map((value, i) => value / (total.data[i]! + 1e-6)) }
  })
}

/**
 * Marks gaps in hair as background (0) or unknown (NaN) in `known`, and lowers `guess` there to the share of hair.
 * Changes both arrays.
 */
export function openGaps(edge: HairEdge, picture: ByteImage, known: Float32Array, guess: Plane): void {
  const { width, height } = guess
  const shares = planeOf(width, height, (i) => (edge.inside.data[i] ? shareOfHair(edge, picture, i, valueAt) : 1))
  const gaps = boxBlur(
    planeOf(width, height, (i) => (shares.data[i]! < GAP ? 1 : 0)),
    1,
  )
  for (let i = 0; i < known.length; i++) {
    const share = shares.data[i]!
    if (gaps.data[i] === 0 || share >= MIXED) continue
    known[i] = share < EMPTY ? 0 : Number.NaN
    guess.data[i] = Math.min(guess.data[i]!, share)
  }
}

/** Lowers alpha where the full-size picture shows background through the hair. */
export function thinHair(edge: HairEdge, picture: ByteImage, alpha: Plane): Plane {
  const { width, height } = picture
  const sample = createSampler(edge.inside, width, height)
  const out = createPlane(width, height, alpha.data.slice())
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (out.data[i] === 0 || sample(edge.inside, x, y) < 0.5) continue
      const share = shareOfHair(edge, picture, i, (plane) => sample(plane, x, y))
      out.data[i] = Math.min(out.data[i]!, share / MIXED)
    }
  }
  return out
}

/**
 * Returns the position of a pixel's colour between background (0) and hair (1). Returns 1 if the colour is no mixture
 * of the two.
 */
function shareOfHair(
  { strands, ground }: HairEdge,
  picture: ByteImage,
  i: number,
  at: (plane: Plane, i: number) => number,
) {
  let along = 0
  let whole = 0
  let squares = 0
  for (let c = 0; c < 3; c++) {
    const behind = at(ground[c]!, i)
    const step = at(strands[c]!, i) - behind
    const off = picture.data[i * 3 + c]! - behind
    along += off * step
    whole += step * step
    squares += off * off
  }
  const share = Math.max(0, Math.min(1, along / Math.max(1, whole)))
  const aside = squares - 2 * share * along + share * share * whole
  return aside > UNMIXED * UNMIXED ? 1 : share
}
