export interface Page {
  readonly width: number
  readonly height: number
  readonly margin: number
}

/** Pixels per inch in print. */
export const FLYER_DENSITY = 150
