/** Ink of one colour: how much of it there is at each pixel of a rectangle. */
export interface Layer {
  /** Top left in pixels of the picture; may lie outside of it. */
  x: number
  y: number
  width: number
  height: number
  /** 0 to 255 a pixel, row by row. */
  mask: Uint8Array
  /** Red, green and blue, 0 to 255. */
  color: readonly [number, number, number]
}

/** What differs from a template: whole segments, in order. Everything else is the template's own bytes. */
export interface Patch {
  segments: Uint32Array
  /** Where each of them starts in `bytes`, and one more for the end. */
  offsets: Uint32Array
  bytes: Uint8Array
  /** What follows the last segment and is each file's own; often nothing. */
  tail: Uint8Array
}
