/** Pixels have red, green, blue and alpha, row by row. */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array
  width: number
  height: number
}

export function borderCells({ width, height }: Pick<Pixels, 'width' | 'height'>): number[] {
  const cells: number[] = []
  for (let x = 0; x < width; x++) cells.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) cells.push(y * width, y * width + width - 1)
  return cells
}

/** Sorts the values in place. */
export const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
