import type { Ctx } from '../canvas.ts'
import type { Pixels } from '../pixels.ts'
import { type Face, fontOf } from '../text.ts'
import { measureStrokes, type Strokes } from './strokes.ts'

export interface Lettering {
  face: Face
  weight: number
}

export const ASSUMED: Lettering = { face: 'Inter', weight: 700 }

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

/** Logos use capitals, title case and lower case. */
const SAMPLES = ['HAMBURGER FONTS SIX ZAK', 'Handmade Goods Oak Tree', 'handmade goods lively paint'] as const
const SIZE = 72

/** Typical spread of each measure among the site's fonts. Normalizes the distance between two measurements. */
const SPREAD: Strokes = { weight: 0.055, contrast: 0.35, foot: 0.45, straight: 0.13, rhythm: 0.22 }

/** Shapes that differ from every font by more than this normalized distance are leaves, faces or noise. */
const STRANGE = 9

interface Sample {
  lettering: Lettering
  strokes: Strokes
}

type GetContext = (width: number, height: number) => Ctx

/**
 * Matches a logo's letters to the site's fonts, which must be loaded.
 * @param getContext creates a canvas for the samples
 * @returns a function that returns null if it finds no letters
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
