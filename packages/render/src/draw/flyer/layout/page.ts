/** Size of a design in pixels, and what stays free at its sides. */
export interface Page {
  readonly width: number
  readonly height: number
  readonly margin: number
}

/** Pixels to an inch where a flyer is printed. */
export const FLYER_DENSITY = 150
