import type { Ground } from '../backdrop/ground.ts'

/** Side of every shot in pixels: what marketplaces ask for. */
export const SIDE = 1500
/** Grounds are painted at this side and enlarged: nothing on them is sharper. */
export const GROUND_SIDE = 750

/** Where a product stands and what surrounds it. */
export interface Stage {
  ground: Ground
  /** Height of the product's foot, 0 to 1 from the top. */
  floor: number
  /** Share of the picture's side the product's longer side may take. */
  size: number
  shadow: ShadowLook
  /** How strongly the floor mirrors the product, 0 to 1. */
  gloss: number
  /** What the light does to the product's colours: multiplies red, green and blue. */
  tint: readonly [number, number, number]
}

export interface ShadowLook {
  /** Darkest value, 0 to 1. */
  strength: number
  /** How far it falls to the right and back, in heights of the product. */
  reach: number
  /** Blur of its far end, in shares of the picture's side. */
  softness: number
}
