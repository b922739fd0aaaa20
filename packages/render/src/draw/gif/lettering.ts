import type { Ctx } from '../canvas.ts'
import type { Pixels } from '../pixels.ts'
import { type Face, fontOf } from '../text.ts'
import { measureStrokes, type Strokes } from './strokes.ts'

/** What goes with a logo's lettering. */
export interface Lettering {
  face: Face
  weight: number
}

/** What stands where a logo has no letters to measure. */
export const ASSUMED: Lettering = { face: 'Inter', weight: 700 }

/** Every face the site ships, in the weights it is drawn in. */
export const LETTERINGS: readonly Lettering[] = [
  { face: 'Inter', weight: 500 },
  { face: 'Inter', weight: 700 },
  { face: 'Inter', weight: 900 },
  { face: 'Tinos', weight: 400 },
  { face: 'Tinos', weight: 700 },
  { face: 'Caveat', weight: 700 },
  { face: 'Permanent Marker', weight: 400 },
  { face: 'JetBrains Mono', weight: 700 },
]

/** Logos are set in capitals, in words with a capital, or small: a face is measured in each. */
const SAMPLES = ['HAMBURGER FONTS SIX ZAK', 'Handmade Goods Oak Tree', 'handmade goods lively paint'] as const
const SIZE = 72

/** How much a difference in each measure counts: by how far apart the faces of the site are in it. */
const SPREAD: Strokes = { weight: 0.055, contrast: 0.35, foot: 0.45, straight: 0.13, rhythm: 0.22 }

/** Letters this unlike those of every face are none: leaves, faces of people, noise. */
const STRANGE = 9

interface Sample {
  lettering: Lettering
  strokes: Strokes
}

type GetContext = (width: number, height: number) => Ctx

/**
 * Measures logos against the faces of the site, which are measured once and in the same way. They have to be loaded.
 *
 * @param getContext makes a canvas to draw them on
 * @returns what takes a logo to the face and weight whose letters measure most alike; null where it has no lettering
 */
export function createInference(getContext: GetContext): (logo: Pixels) => Lettering | null {
  let samples: Sample[] | undefined
  return (logo) => {
    const seen = measureStrokes(logo)
    if (!seen) return null
    samples ??= measureFaces(getContext)
    const away = (sample: Sample) => apart(seen, sample.strokes)
    const nearest = samples.reduce((best, each) => (away(each) < away(best) ? each : best))
    return away(nearest) > STRANGE ? null : nearest.lettering
  }
}

const apart = (a: Strokes, b: Strokes): number =>
  (Object.keys(SPREAD) as (keyof Strokes)[]).reduce((sum, key) => sum + ((a[key] - b[key]) / SPREAD[key]) ** 2, 0)

function measureFaces(getContext: GetContext): Sample[] {
  const ctx = getContext(SIZE * 26, SIZE * 2)
  return LETTERINGS.flatMap((lettering) =>
    SAMPLES.flatMap((sample) => {
      const strokes = measureStrokes(drawSample(ctx, lettering, sample))
      return strokes ? [{ lettering, strokes }] : []
    }),
  )
}

function drawSample(ctx: Ctx, lettering: Lettering, sample: string): Pixels {
  const { width, height } = ctx.canvas
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = '#000000'
  ctx.textBaseline = 'middle'
  ctx.font = fontOf(lettering, SIZE)
  ctx.fillText(sample, SIZE / 2, height / 2)
  return ctx.getImageData(0, 0, width, height)
}
