import { chroma, contrast, parseHex, type Rgb, toHex } from '../color.ts'
import type { Pixels } from '../pixels.ts'
import { plainGroundOf } from './plain-ground.ts'

/** Minimum alpha of a pixel that counts. Pixels below it are edges or empty. */
const SOLID = 200
/** Minimum Euclidean colour distances (0 to 441): to the background, and between two brand colours. */
const GROUND = 60
const APART = 80
/** Maximum colour distance between neighbours in a flat area. */
const ALIKE = 20
/** Width of a histogram bin, in levels. */
const BIN = 16
/** Minimum share of the ink for a brand colour. */
const LEAST = 0.03
/** Share of the ink that at least one colour must have. The colours of a photo all have less. */
const STRONG = 0.2
/** Contrast with white paper below which a colour counts as paper. */
const PALE = 1.25
const MOST = 3

interface Bin {
  color: Rgb
  count: number
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/**
 * Returns up to three colours, strongest first, as `#rrggbb`. The colour of a plain background counts only if no other
 * colour is dominant. Empty for a picture without dominant colours, such as a photo.
 * @param pixels a scaled-down version is enough
 */
export function logoColors(pixels: Pixels): readonly string[] {
  const ground = plainGroundOf(pixels) as Rgb | null
  // Thin letters have no flat area, so their antialiased edges count too.
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

/** A small area of a strong colour is more typical of a brand than a large grey one. */
const weightOf = ({ color, count }: Bin): number => count * (0.12 + chroma(toHex(color)))

const colourAt = ({ data }: Pixels, at: number): Rgb => [
  data[at] as number,
  data[at + 1] as number,
  data[at + 2] as number,
]

/** The mixed colour of an antialiased edge must not count. */
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

/** A group keeps the colour of its fullest bin, because the logo may not contain a mean colour. */
function grouped(bins: readonly Bin[]): Bin[] {
  const groups: Bin[] = []
  for (const { color, count } of bins.toSorted((a, b) => b.count - a.count)) {
    const near = groups.find((group) => distance(group.color, color) < APART)
    if (near) near.count += count
    else groups.push({ color, count })
  }
  return groups
}

export function brandAfterLogo(pixels: Pixels): { main: string; second: string; accent: string | null } | null {
  const [main, second, accent] = logoColors(pixels)
  if (!main) return null
  const lighter = toHex(parseHex(main).map((part) => part + (255 - part) * 0.45) as unknown as Rgb)
  return { main, second: second ?? lighter, accent: accent ?? null }
}
