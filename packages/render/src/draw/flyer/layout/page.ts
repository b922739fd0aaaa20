export interface Page {
  readonly width: number
  readonly height: number
  readonly margin: number
}

export const FLYER_DENSITY = 150
