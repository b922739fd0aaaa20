export interface Layer {
  x: number
  y: number
  width: number
  height: number
  /** Coverage from 0 to 255 per pixel, row by row. */
  mask: Uint8Array
  color: readonly [number, number, number]
}

export interface Patch {
  segments: Uint32Array
  /** Start of each segment in `bytes`. The last entry is the end of the last segment. */
  offsets: Uint32Array
  bytes: Uint8Array
  tail: Uint8Array
}
