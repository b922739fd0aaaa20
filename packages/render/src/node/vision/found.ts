import type { Box } from '../pixels/byte-image.ts'
import type { Plane } from '../pixels/plane.ts'

/** Output of the models for a box of a picture, at their own resolution. */
export interface Found {
  /** In pixels of the picture; may extend past it. */
  box: Box
  /** How much of each point is the subject, 0 to 1. */
  soft: Plane
  /** Of people. */
  classes?: Classes
  confidence: number
}

/** Shares, 0 to 1. */
export interface Classes {
  hair: Plane
  skin: Plane
  firm: Plane
}
