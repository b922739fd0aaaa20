import type { Pixels } from '../pixels.ts'
import { trim } from '../trim.ts'
import { contrastInk } from './contrast-ink.ts'
import { legibilityOn, READS } from './legibility.ts'
import { liftGround } from './lift-ground.ts'

export const prepareLogo = (logo: Pixels): Pixels => trim(liftGround(logo) ?? logo)

export const logoFor = (ink: Pixels, ground: string): Pixels =>
  legibilityOn(ink, ground) >= READS ? ink : contrastInk(ink, ground)
