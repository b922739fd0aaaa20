/** Canvas pixels: red, green, blue, alpha, row by row. */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array
  width: number
  height: number
}
