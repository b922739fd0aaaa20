import type { Layer } from '../../codec/layer.ts'
import { darkBoxes, type PlacedQr } from './qr.ts'

export function qrLayers(qr: PlacedQr): Layer[] {
  const { x, y, side } = qr
  const dark = new Uint8Array(side * side)
  for (const box of darkBoxes(qr)) {
    const left = box.x - x
    for (let row = box.y - y; row < box.y - y + box.height; row++) {
      dark.fill(255, row * side + left, row * side + left + box.width)
    }
  }
  const square = { x, y, width: side, height: side }
  return [
    { ...square, mask: new Uint8Array(side * side).fill(255), color: [255, 255, 255] },
    { ...square, mask: dark, color: [0, 0, 0] },
  ]
}
