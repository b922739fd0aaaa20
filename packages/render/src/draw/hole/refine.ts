import type { Box } from '../canvas.ts'
import type { Pixels } from '../pixels.ts'

/** Scan lines, as fractions of a side. They are near the middle, because a circle is widest there. */
const LINES = [0.47, 0.485, 0.5, 0.515, 0.53]
const INSET = 0.1

/**
 * Finds the bounds of a hole to the pixel, by scanning outwards from inside its box on the coarse grid.
 * @param belongs whether a pixel is part of the hole, given the index of its red byte
 */
export function refineBox(pixels: Pixels, box: Box, belongs: (at: number) => boolean): Box {
  const across = (share: number) => Math.round(box.x + box.width * share)
  const down = (share: number) => Math.round(box.y + box.height * share)
  const left = walk(pixels, across(INSET), down, -1, 0, belongs) ?? box.x
  const right = walk(pixels, across(1 - INSET), down, 1, 0, belongs) ?? box.x + box.width - 1
  const top = walk(pixels, down(INSET), across, 0, -1, belongs) ?? box.y
  const bottom = walk(pixels, down(1 - INSET), across, 0, 1, belongs) ?? box.y + box.height - 1
  return { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top }
}

/** Returns the furthest pixel of the hole in one direction, or undefined if no scan line starts inside the hole. */
function walk(
  { width, height }: Pixels,
  from: number,
  lineAt: (share: number) => number,
  stepX: number,
  stepY: number,
  belongs: (at: number) => boolean,
): number | undefined {
  const step = stepX + stepY
  const size = stepX ? width : height
  const at = (along: number, line: number) => (stepX ? line * width + along : along * width + line) * 4
  const ends = LINES.flatMap((share) => {
    const line = Math.min((stepX ? height : width) - 1, Math.max(0, lineAt(share)))
    let along = Math.min(size - 1, Math.max(0, from))
    if (!belongs(at(along, line))) return []
    while (along + step >= 0 && along + step < size && belongs(at(along + step, line))) along += step
    return [along]
  })
  if (ends.length === 0) return undefined
  return step < 0 ? Math.min(...ends) : Math.max(...ends)
}
