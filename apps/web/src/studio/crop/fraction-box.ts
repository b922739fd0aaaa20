export interface FractionBox {
  x: number
  y: number
  width: number
  height: number
}
