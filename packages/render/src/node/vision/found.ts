import type { Box } from '../pixels/byte-image.ts'
import type { Plane } from '../pixels/plane.ts'

/** Output of the models for a box of a picture, at the models' own resolution. */
export interface Found {
  /** In pixels of the picture. May extend past the picture. */
  box: Box
  /** Probability that each point belongs to the subject, 0 to 1. */
  soft: Plane
  /** Only set for people. */
  classes?: Classes
  confidence: number
}

/** Share of each class per point, 0 to 1. `firm` is all of a person except hair, so it includes `skin`. */
export interface Classes {
  hair: Plane
  skin: Plane
  firm: Plane
}
