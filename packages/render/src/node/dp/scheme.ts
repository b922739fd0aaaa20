import type { DpWish } from '../../draw/dp/understand-dp.ts'
import type { Rgb } from '../backdrop/ground.ts'
import { lightness } from '../pixels/lab.ts'

/** What a style is drawn with: its own idea, changed by what a person asked for. */
export interface Scheme {
  /** Main colour, second colour, and the colour of light. */
  colours: readonly [Rgb, Rgb, Rgb]
  /** 0 for crisp, 1 for soft edges of light and shapes. */
  softness: number
  /** Below 1 for a darker ground, above for a brighter one. */
  brightness: number
}

/** Light that is darker than this (L*) lights nothing. */
const LEAST_LIGHT = 74

/** The style's scheme with the wish's colours in their order; a missing one is a shade of the first. */
export function schemeFor(own: Scheme, wish: DpWish): Scheme {
  const [first, second, third] = wish.colours
  const colours: Scheme['colours'] = first
    ? [first, second ?? shade(first, 0.55), atLeast(third ?? second ?? first, LEAST_LIGHT)]
    : own.colours
  return {
    colours,
    softness: wish.softness ?? own.softness,
    brightness: wish.brightness ?? own.brightness,
  }
}

export function shade([r, g, b]: Rgb, share: number): Rgb {
  return [r * share, g * share, b * share]
}

export function tint([r, g, b]: Rgb, share: number): Rgb {
  return [r + (255 - r) * share, g + (255 - g) * share, b + (255 - b) * share]
}

/** The colour mixed with as much white as it takes to reach a lightness (L*). */
export function atLeast(colour: Rgb, wanted: number): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    if (lightness(...tint(colour, share)) >= wanted) return tint(colour, share)
  }
  return [255, 255, 255]
}

/** The colour mixed with as much black as it takes to come down to a lightness (L*). */
export function atMost(colour: Rgb, wanted: number): Rgb {
  for (let share = 1; share > 0; share -= 0.05) {
    if (lightness(...shade(colour, share)) <= wanted) return shade(colour, share)
  }
  return [0, 0, 0]
}
