import type { Backdrop } from '../backdrop/ground.ts'

/** Side of every shot in pixels, as marketplaces ask for. */
export const SIDE = 1500
export const GROUND_SIDE = 750

export interface ShotSetup {
  ground: Backdrop
  floor: number
  size: number
  shadow: ShadowLook
  gloss: number
  /** Factors of red, green and blue on the product. */
  tint: readonly [number, number, number]
}

export interface ShadowLook {
  /** Darkest value, 0 to 1. */
  strength: number
  reach: number
  /** Blur of the far end, as a share of the picture's side. */
  softness: number
}
