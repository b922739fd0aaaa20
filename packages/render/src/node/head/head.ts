/** A head, in pixels of the picture it was looked for in. */
export interface Head {
  /** Middle of the face. */
  x: number
  y: number
  /** Width of the face from ear to ear. */
  width: number
}

/** How far the colours of one face spread: light (natural logarithm), share of red, share of green. */
export const SPREAD = { light: 0.25, red: 0.035, green: 0.02 }
