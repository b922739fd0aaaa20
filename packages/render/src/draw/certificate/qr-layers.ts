import type { Layer } from '../../codec/layer.ts'
import { darkStretches, type QrPlan } from './qr.ts'

export function qrLayers(plan: QrPlan): Layer[] {
  const { x, y, side } = plan
  const dark = new Uint8Array(side * side)
  for (const stretch of darkStretches(plan)) {
    const left = stretch.x - x
    for (let row = stretch.y - y; row < stretch.y - y + stretch.height; row++) {
      dark.fill(255, row * side + left, row * side + left + stretch.width)
    }
  }
  const square = { x, y, width: side, height: side }
  return [
    { ...square, mask: new Uint8Array(side * side).fill(255), color: [255, 255, 255] },
    { ...square, mask: dark, color: [0, 0, 0] },
  ]
}
