/** Pixels as a canvas hands them out: red, green, blue, alpha, row by row. */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array
  width: number
  height: number
}
