import type { Pixels } from '../pixels.ts'

export interface Ink {
  mask: Uint8Array
  width: number
  height: number
}

/** A connected component, padded by one pixel on each side. */
export interface Shape extends Ink {
  area: number
}

/** Euclidean distance from the background colour (0 to 441) above which a pixel is foreground. */
const AWAY = 96
/**
 * Minimum alpha (0 to 255) of a foreground pixel. It is about the same share of its range as `AWAY`, so that a black
 * letter gets the same antialiased edge on transparency as on white.
 */
const SEEN = 56
const MOST = 300

/** The background is the median colour of the edge, or transparency. */
export function findInk({ data, width, height }: Pixels): Ink {
  const edge = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat()
  for (let y = 1; y < height - 1; y++) edge.push(y * width, (y + 1) * width - 1)
  const clear = edge.filter((at) => (data[at * 4 + 3] as number) < 128).length > edge.length / 2
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => {
    const values = edge.map((at) => data[at * 4 + part] as number).sort((a, b) => a - b)
    return values[values.length >> 1] as number
  })
  const mask = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < mask.length; i++, at += 4) {
    if ((data[at + 3] as number) < SEEN) continue
    const off = Math.hypot(data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue)
    if (clear || off > AWAY) mask[i] = 1
  }
  return { mask, width, height }
}

export function findLetters(ink: Ink): Shape[] {
  const found = findShapes(ink)
  if (found.length > MOST) return []
  const shapes = found
    .filter(({ width, height, area }) => height >= 14 && area > height && width < height * 4 && height < width * 9)
    .filter(({ width, height }) => width < ink.width * 0.7 && height < ink.height * 0.98)
  // Keep only shapes of the most common height. A symbol beside the words has another height.
  const alike = (height: number) => shapes.filter((other) => other.height > height * 0.6 && other.height < height * 1.6)
  let best: Shape[] = []
  for (const { height } of shapes) {
    const group = alike(height)
    if (group.length > best.length) best = group
  }
  return best
}

/** Stops above `MOST`, because a picture with so many 8-connected components has no legible letters. */
function findShapes({ mask, width, height }: Ink): Shape[] {
  const seen = new Uint8Array(mask.length)
  const shapes: Shape[] = []
  const stack: number[] = []
  for (let start = 0; start < mask.length && shapes.length <= MOST; start++) {
    if (mask[start] === 0 || seen[start]) continue
    const own: number[] = []
    let [left, top, right, bottom] = [width, height, 0, 0]
    seen[start] = 1
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      own.push(at)
      const x = at % width
      const y = (at - x) / width
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx
          if (mask[next] === 0 || seen[next]) continue
          seen[next] = 1
          stack.push(next)
        }
    }
    shapes.push(cut(own, width, { left, top, right, bottom }))
  }
  return shapes
}

interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

function cut(pixels: number[], across: number, { left, top, right, bottom }: Bounds): Shape {
  const width = right - left + 3
  const height = bottom - top + 3
  const mask = new Uint8Array(width * height)
  for (const at of pixels) mask[(Math.floor(at / across) - top + 1) * width + (at % across) - left + 1] = 1
  return { mask, width, height, area: pixels.length }
}
