import { contrast, type Rgb, toHex } from '../color.ts'
import type { Pixels } from '../pixels.ts'
import { trim } from '../trim.ts'
import { contrastInk } from './contrast-ink.ts'
import { legibilityOn, READS } from './legibility.ts'
import { liftGround } from './lift-ground.ts'
import { plainGroundOf } from './plain-ground.ts'

/** Contrast with white below which the background of a logo counts as white paper. */
const PAPER = 1.25

/** `ground` is the colour of the removed background, `#rrggbb`, unless that is white paper. */
export interface Ink extends Pixels {
  ground?: string
}

export function prepareLogo(logo: Pixels): Ink {
  const lifted = liftGround(logo)
  const ink = trim(lifted ?? logo)
  const ground = lifted && toHex(plainGroundOf(logo) as unknown as Rgb)
  return ground && contrast(ground, '#ffffff') >= PAPER ? { ...ink, ground } : ink
}

export const logoFor = (ink: Pixels, ground: string): Pixels =>
  legibilityOn(ink, ground) >= READS ? ink : contrastInk(ink, ground)
