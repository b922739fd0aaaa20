/** A box as fractions of what lies beneath. */
export interface FractionBox {
  x: number
  y: number
  width: number
  height: number
}
