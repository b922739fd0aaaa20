import { chroma, contrast, deepen, groundFor, hueDistance, legible, mix } from '../color.ts'
import type { FlyerJob } from './job.ts'

type Colors = FlyerJob['colors']

const PAPER = '#ffffff'
const PALE = 1.6
/** Chroma from which a pale colour, such as yellow, stands out from white. */
const VIVID = 0.5
/**
 * A colour of lower contrast with white would turn into another one if darkened until readable: yellow would become
 * brown.
 */
const BRIGHT = 2.3
const SLATE = '#1d2433'
// A colour of lower contrast with its text would have to change too much to make the text readable.
const CARRIES = 2

const mostColourful = (colors: Colors): string =>
  colors.reduce((best, color) => (chroma(color) > chroma(best) ? color : best))

export interface TextGround {
  ground: string
  text: string
}

export interface PaperPalette {
  main: string
  second: string
  accent: string
  onMain: string
  ink: string
  dark: string
  band: TextGround
}

/** The headline needs a background that contrasts with the paper, so a dark colour replaces a pastel main colour. */
export function paperPalette(colors: Colors): PaperPalette {
  const [main, second, accent] = colors
  const isPale = contrast(main, PAPER) < PALE && chroma(main) < VIVID
  const { ground, text } = groundFor(isPale ? deepGround(colors) : main)
  const isBright = contrast(ground, PAPER) < BRIGHT
  const dark = mix(ground, '#0b0d12', isBright ? 0.88 : 0.72)
  return {
    main: ground,
    second,
    accent,
    onMain: text,
    ink: isBright ? mix(ground, SLATE, 0.88) : deepen(ground),
    dark,
    band: groundFor(contrast(accent, PAPER) < 1.3 ? dark : accent),
  }
}

function deepGround(colors: Colors): string {
  const vivid = mostColourful(colors)
  return chroma(vivid) > 0.15 ? deepen(vivid) : mix(colors[0], SLATE, 0.75)
}

export interface FeedPalette {
  from: string
  to: string
  text: string
  accent: string
  /** Decorative circles. `alpha` is the highest at which text over them stays readable. */
  shapes: readonly { color: string; alpha: number }[]
  ink: string
  pill: TextGround
}

/** The text colour is readable on both ends of the gradient and on every shape. */
export function feedPalette(colors: Colors): FeedPalette {
  const [main, second, accent] = colors
  const { ground: from, text } = groundFor(main)
  const away = text === '#ffffff' ? '#000000' : '#ffffff'
  // A gradient between distant hues turns muddy, and so does a bright colour that is darkened for white text. In both
  // cases the second colour is used for a shape instead of the gradient.
  const isDistant = chroma(from) > 0.2 && chroma(second) > 0.2 && hueDistance(from, second) > 100
  const far = isDistant || (chroma(second) > 0.2 && contrast(text, second) < CARRIES)
  const to = carry(text, far ? mix(from, away, 0.4) : second, away)
  const shape = (color: string, most: number) => ({ color, alpha: readableAlpha(text, [from, to], color, most) })
  return {
    from,
    to,
    text,
    accent,
    shapes: [shape(accent, 0.3), shape(far ? second : away, far ? 0.4 : 0.1), shape(away, 0.12)],
    ink: inkFor(colors),
    pill: groundFor(accent),
  }
}

function carry(text: string, color: string, away: string): string {
  let ground = color
  for (let step = 1; step <= 20 && contrast(text, ground) < 4.5; step++) ground = mix(color, away, step / 20)
  return ground
}

function readableAlpha(text: string, grounds: readonly string[], color: string, most: number): number {
  for (let alpha = most; alpha > 0.02; alpha -= 0.02) {
    if (grounds.every((ground) => contrast(text, mix(ground, color, alpha)) >= 4.5)) return alpha
  }
  return 0
}

function inkFor(colors: Colors): string {
  const [main] = colors
  if (contrast(main, PAPER) >= 2.2) return legible(main, PAPER)
  const vivid = mostColourful(colors)
  return chroma(vivid) > 0.15 ? deepen(vivid) : mix(main, SLATE, 0.85)
}
