import type { DpIntent } from '../../draw/dp/understand-dp.ts'
import type { Rgb } from '../backdrop/ground.ts'
import { lightness } from '../pixels/lab.ts'

export interface Scheme {
  colours: readonly [Rgb, Rgb, Rgb]
  /** The second colour of the user's prompt or reference picture. Undefined if it gives only one colour or none. */
  accent?: Rgb | undefined
  softness: number
  brightness: number
}

const LEAST_LIGHT = 74

export function schemeFor(own: Scheme, intent: DpIntent): Scheme {
  const [first, second, third] = intent.colours
  const colours: Scheme['colours'] = first
    ? [first, second ?? shade(first, 0.55), atLeast(third ?? second ?? first, LEAST_LIGHT)]
    : own.colours
  return {
    colours,
    accent: second,
    softness: intent.softness ?? own.softness,
    brightness: intent.brightness ?? own.brightness,
  }
}

export function shade([r, g, b]: Rgb, share: number): Rgb {
  return [r * share, g * share, b * share]
}

export function tint([r, g, b]: Rgb, share: number): Rgb {
  return [r + (255 - r) * share, g + (255 - g) * share, b + (255 - b) * share]
}

export function atLeast(colour: Rgb, wanted: number): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    if (lightness(...tint(colour, share)) >= wanted) return tint(colour, share)
  }
  return [255, 255, 255]
}

export function atMost(colour: Rgb, wanted: number): Rgb {
  for (let share = 1; share > 0; share -= 0.05) {
    if (lightness(...shade(colour, share)) <= wanted) return shade(colour, share)
  }
  return [0, 0, 0]
}
