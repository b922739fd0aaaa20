import { chroma, contrast, parseHex, type Rgb, toHex } from '../color.ts'
import type { Pixels } from '../pixels.ts'
import { plainGroundOf } from './plain-ground.ts'

/** Alpha below which a pixel is an edge or nothing. */
const SOLID = 200
/** Distances of colours, in levels of red, green and blue together: to the ground, and between two colours of a brand. */
const GROUND = 60
const APART = 80
/** Distance of neighbours within a flat area. */
const ALIKE = 20
/** Levels a bin of the first count is wide. */
const BIN = 16
/** Share of the ink that a further colour has to have. */
const LEAST = 0.03
/** Share of the ink that one colour has to have: in a photo none has. */
const STRONG = 0.2
/** Contrast with paper below which a colour is paper. */
const PALE = 1.25
const MOST = 3

interface Bin {
  color: Rgb
  count: number
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/**
 * Up to three colours a logo is made of, the strongest first, as `#rrggbb`. White is none, nor is a plain ground the logo
 * lies on, unless there is nothing else. Empty for a picture in which no colour stands out, such as a photo.
 * @param pixels a small version is enough
 */
export function logoColors(pixels: Pixels): readonly string[] {
  const ground = plainGroundOf(pixels) as Rgb | null
  // Of thin letters nothing is flat; there the edges have to do.
  const flat = countBins(pixels, ground, isFlat)
  const bins = flat.length > 0 ? flat : countBins(pixels, ground, () => true)
  const ink = bins.reduce((sum, { count }) => sum + count, 0)
  const groups = grouped(bins).filter(
    ({ color, count }) => count >= ink * LEAST && contrast(toHex(color), '#ffffff') >= PALE,
  )
  const ranked = groups.toSorted((a, b) => weightOf(b) - weightOf(a))
  const [first] = ranked
  if (!first || ranked.every(({ count }) => count < ink * STRONG))
    return ground && isColour(ground) ? [toHex(ground)] : []
  return ranked.slice(0, MOST).map(({ color }) => toHex(color))
}

const isColour = (color: Rgb): boolean => chroma(toHex(color)) > 0.2

/** A small area of a strong colour says more of a brand than a large one of grey. */
const weightOf = ({ color, count }: Bin): number => count * (0.12 + chroma(toHex(color)))

const colourAt = ({ data }: Pixels, at: number): Rgb => [
  data[at] as number,
  data[at + 1] as number,
  data[at + 2] as number,
]

/** Whether the pixels to the right and below are alike: softened edges are mixtures of two colours. */
function isFlat(pixels: Pixels, at: number): boolean {
  const { data, width } = pixels
  return [at + 4, at + width * 4].every(
    (next) => (data[next + 3] ?? 0) >= SOLID && distance(colourAt(pixels, at), colourAt(pixels, next)) < ALIKE,
  )
}

function countBins(pixels: Pixels, ground: Rgb | null, counts: (pixels: Pixels, at: number) => boolean): Bin[] {
  const { data } = pixels
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < SOLID) continue
    const color = colourAt(pixels, at)
    if ((ground && distance(color, ground) < GROUND) || !counts(pixels, at)) continue
    const key = color.reduce((sum, part) => sum * 256 + Math.floor(part / BIN), 0)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    for (const [part, value] of color.entries()) sum[part as 0 | 1 | 2] += value
    sum[3]++
    sums.set(key, sum)
  }
  return [...sums.values()].map(([red, green, blue, count]) => ({
    color: [red / count, green / count, blue / count],
    count,
  }))
}

/** The fullest bins, each with the lesser ones close to it. Its own colour stands for all: a mean would be none of them. */
function grouped(bins: readonly Bin[]): Bin[] {
  const groups: Bin[] = []
  for (const { color, count } of bins.toSorted((a, b) => b.count - a.count)) {
    const near = groups.find((group) => distance(group.color, color) < APART)
    if (near) near.count += count
    else groups.push({ color, count })
  }
  return groups
}

/** Main and second colour of a brand after its logo; the second is a lighter main colour where the logo has one alone. */
export function brandAfterLogo(pixels: Pixels): { main: string; second: string; accent: string | null } | null {
  const [main, second, accent] = logoColors(pixels)
  if (!main) return null
  const lighter = toHex(parseHex(main).map((part) => part + (255 - part) * 0.45) as unknown as Rgb)
  return { main, second: second ?? lighter, accent: accent ?? null }
}
