import type { Pixels } from '../pixels.ts'
import { READS, SOLID, standsOut } from './legibility.ts'

const LOOKS = 200

/** Returns the logo with only those shapes, such as letters, that are not visible enough on a background. */
export function vanishing({ data, width, height }: Pixels, ground: string): Pixels {
  const out = new Uint8ClampedArray(data.length)
  const seen = new Uint8Array(width * height)
  const isSolid = (cell: number) => (data[cell * 4 + 3] ?? 0) >= SOLID
  const steps = [
    [-1, -1],
    [1, 1],
    [0, -width],
    [0, width],
  ] as const
  for (let first = 0; first < seen.length; first++) {
    if (seen[first] || !isSolid(first)) continue
    seen[first] = 1
    const cells = [first]
    const outline: number[] = []
    // Connected pixels are appended to `cells` inside the loop.
    for (const cell of cells) {
      const x = cell % width
      let beside = 0
      for (const [aside, step] of steps) {
        const next = cell + step
        if (x + aside < 0 || x + aside >= width || !isSolid(next)) continue
        beside++
        if (!seen[next]) cells.push(next)
        seen[next] = 1
      }
      if (beside < steps.length) outline.push(cell)
    }
    const step = Math.max(1, Math.floor(outline.length / LOOKS))
    const looked = outline.filter((_, i) => i % step === 0)
    const clear = looked.filter((cell) => standsOut(data.subarray(cell * 4, cell * 4 + 3), ground))
    if (clear.length >= READS * looked.length) continue
    for (const cell of cells) out.set(data.subarray(cell * 4, cell * 4 + 4), cell * 4)
  }
  return { data: out, width, height }
}
