import type { Plane } from './plane.ts'

/** Returns each pixel's distance to the nearest target pixel, in pixels (two-pass 3-4 chamfer transform). */
export function distanceTo({ width, height, data }: Plane, isTarget: (value: number) => boolean): Float32Array {
  const distance = data.map((value) => (isTarget(value) ? 0 : 1e6))
  const relax = (i: number, j: number, step: number) => {
    if (distance[j]! + step < distance[i]!) distance[i] = distance[j]! + step
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (x > 0) relax(i, i - 1, 1)
      if (y > 0) relax(i, i - width, 1)
      if (y > 0 && x > 0) relax(i, i - width - 1, 4 / 3)
      if (y > 0 && x + 1 < width) relax(i, i - width + 1, 4 / 3)
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x
      if (x + 1 < width) relax(i, i + 1, 1)
      if (y + 1 < height) relax(i, i + width, 1)
      if (y + 1 < height && x + 1 < width) relax(i, i + width + 1, 4 / 3)
      if (y + 1 < height && x > 0) relax(i, i + width - 1, 4 / 3)
    }
  }
  return distance
}
