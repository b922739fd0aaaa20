import type { Backdrop } from '../backdrop/ground.ts'

/** Side of every shot in pixels, which is the size that marketplaces ask for. */
export const SIDE = 1500
export const GROUND_SIDE = 750

export interface ShotSetup {
  ground: Backdrop
  floor: number
  size: number
  shadow: ShadowLook
  gloss: number
  /** Factors by which the product's red, green and blue are multiplied. */
  tint: readonly [number, number, number]
}

export interface ShadowLook {
  /** Darkest value of the cast shadow, 0 to 1. */
  strength: number
  reach: number
  /** Side of the picture from which the light comes. */
  from: 'left' | 'right'
  /** Blur of the shadow's far end, as a share of the picture's side. */
  softness: number
}
