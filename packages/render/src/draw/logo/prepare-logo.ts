import type { Pixels } from '../pixels.ts'
import { trim } from '../trim.ts'
import { legibilityOn } from './legibility.ts'
import { liftGround } from './lift-ground.ts'
import { onPlate } from './plate.ts'

/** Minimum share of a logo's outline that must stand out to print it without a plate. */
export const READS = 0.75

export const prepareLogo = (logo: Pixels): Pixels => trim(liftGround(logo) ?? logo)

/** The logo as printed on a ground: plain if readable, else on a plate. */
export const logoFor = (ink: Pixels, ground: string): Pixels =>
  legibilityOn(ink, ground) >= READS ? ink : onPlate(ink)
