import type { Box } from '../pixels/byte-image.ts'
import type { Plane } from '../pixels/plane.ts'

/** What the models said of a box of a picture, at their own coarse size. */
export interface Found {
  /** In pixels of the picture; it may reach beyond it. */
  box: Box
  /** How much of each point is the subject, 0 to 1. */
  soft: Plane
  /** How likely each point is hair, 0 to 1. */
  hair?: Plane
  /** How far the parts agree, 0 to 1. */
  confidence: number
}
