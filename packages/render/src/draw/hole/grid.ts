import type { Pixels } from '../pixels.ts'

export interface Grid {
  cells: Uint8Array
  width: number
  height: number
}

const CELLS = 240

export function sampleGrid({ data, width, height }: Pixels): Grid {
  const step = Math.max(1, Math.max(width, height) / CELLS)
  const columns = Math.max(1, Math.floor(width / step))
  const rows = Math.max(1, Math.floor(height / step))
  const cells = new Uint8Array(columns * rows * 4)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = Math.min(width - 1, Math.floor((column + 0.5) * step))
      const y = Math.min(height - 1, Math.floor((row + 0.5) * step))
      const from = (y * width + x) * 4
      cells.set(data.subarray(from, from + 4), (row * columns + column) * 4)
    }
  }
  return { cells, width: columns, height: rows }
}
