import type { Bytes } from '../pixels/byte-image.ts'
import { binColours, type ColourBins } from './colour-bins.ts'
import { costOfBins, fitColourModel } from './colour-model.ts'
import { createGrid, cutGrid, DIRECTIONS } from './grid-cut.ts'

export interface CutInput {
  /** Three bytes a pixel. */
  rgb: Bytes
  width: number
  height: number
  /**
   * What is believed before looking at colours, one log-odds value a pixel: positive for subject, negative for
   * ground. Values of CERTAIN or more (either sign) are never overruled.
   */
  prior: Float32Array
  /** Where colours of the subject differ from place to place: the share (0 to 1) of its second palette at each pixel. */
  subjectZone?: Float32Array
  /** The same for the ground. */
  groundZone?: Float32Array
  /** Where to begin: 1 for the subject; by default wherever the prior is positive. */
  start?: Uint8Array
  rounds?: number
}

export const CERTAIN = 20
/** Weight of a smooth outline against colours, the figure of the method's authors. */
const SMOOTHNESS = 32
const UNBREAKABLE = 1e6
/** How far colours alone may argue: beyond this one odd pixel would outvote its whole neighbourhood. */
const MAX_COLOUR_COST = 12
/** What it costs a pixel to have a colour of its side's first or second palette outside that palette's zone. */
interface Stranger {
  first: number
  second: number
}
/** A wall goes on behind a person's back; a collar reaches up to the chin, but no cheek lies beside a sleeve. */
const GROUND_STRANGER: Stranger = { first: 0.7, second: 0.7 }
const SUBJECT_STRANGER: Stranger = { first: Number.POSITIVE_INFINITY, second: 1.5 }

/**
 * Cuts a subject out of its ground (Rother, Kolmogorov and Blake, "GrabCut", 2004), with a soft prior in place of the
 * hand-drawn rectangle, and palettes that may differ from place to place: a flower pot has the colour of skin, but
 * skin is not expected beside a shirt. Answers 1 for each pixel of the subject, and the log-odds of colours alone.
 */
export function grabCut(input: CutInput): { mask: Uint8Array; odds: Float32Array } {
  const { rgb, width, height, prior, rounds = 4 } = input
  const bins = binColours(rgb)
  const links = contrastLinks(rgb, width, height)
  let mask: Uint8Array = input.start ?? Uint8Array.from(prior, (odds) => (odds > 0 ? 1 : 0))
  let odds: Float32Array = new Float32Array(mask.length)
  for (let round = 0; round < rounds; round++) {
    odds = colourOdds(bins, mask, input)
    const next = cutOnce(links, width, height, prior, odds)
    let changed = 0
    for (let i = 0; i < next.length; i++) if (next[i] !== mask[i]) changed++
    mask = next
    if (changed < next.length * 0.0005) break
  }
  return { mask, odds }
}

function colourOdds(bins: ColourBins, mask: Uint8Array, input: CutInput): Float32Array {
  const { prior, subjectZone, groundZone } = input
  const subject = zonedCost(bins, weightOf(mask, 1, prior), subjectZone, 5, SUBJECT_STRANGER)
  const ground = zonedCost(bins, weightOf(mask, 0, prior), groundZone, 8, GROUND_STRANGER)
  return Float32Array.from(bins.ofPixel, (_, i) =>
    Math.max(-MAX_COLOUR_COST, Math.min(MAX_COLOUR_COST, ground(i) - subject(i))),
  )
}

/**
 * How much each pixel teaches about its side's colours: little where its side is in doubt. The ground learns from clear
 * places only; otherwise hair that was once lost would be held for a colour of the ground for good.
 */
function weightOf(mask: Uint8Array, side: 0 | 1, prior: Float32Array): Float32Array {
  const least = side === 1 ? 0.02 : 0.02
  const sign = side === 1 ? 1 : -1
  return Float32Array.from(mask, (value, i) => {
    if (value !== side) return 0
    const belief = sign * prior[i]!
    const sure = Math.max(0, Math.min(1, (belief - 2) / 6))
    return Math.max(least * Math.exp(Math.min(0, belief) / 2), sure * sure)
  })
}

/**
 * The cost of each pixel's colour under a side's palette or, with zones, under the mix of its two palettes at that
 * place; a palette may also serve outside its zone, at a price. `palette` is the number of colours in each.
 */
function zonedCost(
  bins: ColourBins,
  weight: Float32Array,
  zone: Float32Array | undefined,
  palette: number,
  stranger: Stranger,
): (index: number) => number {
  const first = new Float32Array(bins.count)
  const second = new Float32Array(bins.count)
  for (let i = 0; i < weight.length; i++) {
    if (!weight[i]) continue
    const id = bins.ofPixel[i]!
    const share = zone ? zone[i]! : 0
    first[id] = first[id]! + weight[i]! * (1 - share)
    second[id] = second[id]! + weight[i]! * share
  }
  const firstCost = costOfBins(bins, fitColourModel(bins, first, palette))
  if (!zone) return (i) => firstCost[bins.ofPixel[i]!]!
  const secondCost = costOfBins(bins, fitColourModel(bins, second, palette))
  return (i) => {
    const id = bins.ofPixel[i]!
    const local = firstCost[id]! * (1 - zone[i]!) + secondCost[id]! * zone[i]!
    return Math.min(local, firstCost[id]! + stranger.first, secondCost[id]! + stranger.second)
  }
}

function cutOnce(
  links: Float32Array,
  width: number,
  height: number,
  prior: Float32Array,
  odds: Float32Array,
): Uint8Array {
  const grid = createGrid(width, height)
  grid.capacity.set(links)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const certain = Math.abs(prior[i]!) >= CERTAIN
      grid.terminal[(y + 1) * grid.stride + x + 1] = certain ? Math.sign(prior[i]!) * UNBREAKABLE : prior[i]! + odds[i]!
    }
  }
  const side = cutGrid(grid)
  const mask = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = (y + 1) * grid.stride + 1
    mask.set(side.subarray(row, row + width), y * width)
  }
  return mask
}

/**
 * A cut by outlines alone, for subjects that have the ground's own colours: what is believed holds wherever no edge lies
 * between. An edge of `step` (distance of colours, 0 to 441) counts as one, however strong others are.
 */
export function cutByOutline(input: Pick<CutInput, 'rgb' | 'width' | 'height' | 'prior'>, step: number): Uint8Array {
  const { rgb, width, height, prior } = input
  const links = contrastLinks(rgb, width, height, 1 / (2 * step * step))
  return cutOnce(links, width, height, prior, new Float32Array(prior.length))
}

/** Edges between like neighbours are dear to cut, edges across contrast cheap; laid out as the grid wants them. */
function contrastLinks(
  rgb: CutInput['rgb'],
  width: number,
  height: number,
  beta = 1 / Math.max(1e-6, 2 * meanContrast(rgb, width, height)),
): Float32Array {
  const grid = createGrid(width, height)
  for (let d = 4; d < 8; d++) {
    const [dx, dy] = DIRECTIONS[d]!
    const scale = SMOOTHNESS / Math.hypot(dx, dy)
    for (let y = 0; y < height - dy; y++) {
      for (let x = Math.max(0, -dx); x < width - Math.max(0, dx); x++) {
        const link = scale * Math.exp(-beta * contrast(rgb, y * width + x, (y + dy) * width + x + dx))
        const node = (y + 1) * grid.stride + x + 1
        grid.capacity[node * 8 + d] = link
        grid.capacity[(node + dy * grid.stride + dx) * 8 + 7 - d] = link
      }
    }
  }
  return grid.capacity
}

function contrast(rgb: CutInput['rgb'], i: number, j: number): number {
  const r = rgb[i * 3]! - rgb[j * 3]!
  const g = rgb[i * 3 + 1]! - rgb[j * 3 + 1]!
  const b = rgb[i * 3 + 2]! - rgb[j * 3 + 2]!
  return r * r + g * g + b * b
}

function meanContrast(rgb: CutInput['rgb'], width: number, height: number): number {
  let sum = 0
  let count = 0
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x
      sum += contrast(rgb, i, i + 1) + contrast(rgb, i, i + width)
      count += 2
    }
  }
  return count ? sum / count : 0
}
