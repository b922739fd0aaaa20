import { dither } from './dither.ts'
import { lzwBound, writeLzw } from './lzw.ts'
import { makePalette } from './palette.ts'

export const GIF_QUALITY = {
  low: { colors: 64, dither: 0.4 },
  medium: { colors: 128, dither: 0.55 },
  high: { colors: 256, dither: 0.65 },
} as const

export interface GifOptions {
  width: number
  height: number
  loop: boolean
  quality: keyof typeof GIF_QUALITY
  /**
   * Draws only the bounding box of the pixels that differ from the previous frame. Unchanged pixels inside the box
   * become transparent.
   */
  optimize: boolean
}

export interface GifEncoder {
  /**
   * Adds a frame and returns its size in bytes. Alpha is ignored. `delay` is in milliseconds, rounded to 10.
   * `isPassing` marks a frame that is shown too briefly to be looked at, which gets the fewest colours.
   */
  add: (rgba: Uint8Array | Uint8ClampedArray, delay: number, isPassing?: boolean) => number
  finish: () => Uint8Array
}

const u16 = (value: number) => [value & 255, (value >> 8) & 255]
const TRAILER = 0x3b
/** Differences of a channel value up to this are invisible. */
const SAME = 3

interface Area {
  x: number
  y: number
  width: number
  height: number
  drawn?: Uint8Array
}

/** A GIF frame cannot be empty, so the result is at least one pixel. */
function changedArea(
  before: Uint8Array,
  after: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  tolerance: number,
): Area {
  const changed = new Uint8Array(width * height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = i * 4
      const same =
        Math.abs(before[at]! - after[at]!) <= tolerance &&
        Math.abs(before[at + 1]! - after[at + 1]!) <= tolerance &&
        Math.abs(before[at + 2]! - after[at + 2]!) <= tolerance
      if (same) continue
      changed[i] = 1
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1, drawn: new Uint8Array(1) }
  const area = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  const drawn = new Uint8Array(area.width * area.height)
  for (let y = 0; y < area.height; y++) {
    const from = (top + y) * width + left
    drawn.set(changed.subarray(from, from + area.width), y * area.width)
  }
  return { ...area, drawn }
}

/**
 * Returns the picture that is on screen after the frame. A pixel that is not drawn keeps its older colour, otherwise
 * each step of a slow fade would stay below the threshold and never be drawn.
 */
function remember(
  before: Uint8Array | undefined,
  after: Uint8Array | Uint8ClampedArray,
  width: number,
  { x, y, width: across, height: down, drawn }: Area,
): Uint8Array {
  if (!before || !drawn) return Uint8Array.from(after)
  for (let i = 0; i < across * down; i++) {
    if (drawn[i] === 0) continue
    const at = ((y + Math.floor(i / across)) * width + x + (i % across)) * 4
    before.set(after.subarray(at, at + 4), at)
  }
  return before
}

function cut(rgba: Uint8Array | Uint8ClampedArray, width: number, area: Area): Uint8Array | Uint8ClampedArray {
  if (area.width === width && area.height * width * 4 === rgba.length) return rgba
  const out = new Uint8Array(area.width * area.height * 4)
  for (let y = 0; y < area.height; y++) {
    const from = ((area.y + y) * width + area.x) * 4
    out.set(rgba.subarray(from, from + area.width * 4), y * area.width * 4)
  }
  return out
}

function writeFrame(
  rgba: Uint8Array | Uint8ClampedArray,
  area: Area,
  delay: number,
  quality: GifOptions['quality'],
): Uint8Array {
  const { colors, dither: amount } = GIF_QUALITY[quality]
  // If some pixels are not drawn, one index is reserved for transparency.
  const palette = makePalette(rgba, area.drawn ? colors - 1 : colors, area.drawn)
  const clear = palette.size
  const bits = Math.max(2, Math.ceil(Math.log2(palette.size + (area.drawn ? 1 : 0))))
  const indices = dither(rgba, area.width, palette, amount, area.drawn, clear)
  const out = new Uint8Array(lzwBound(indices.length) + 3 * (1 << bits) + 32)
  // The graphic control extension. Disposal method 1 leaves the frame on screen.
  out.set([0x21, 0xf9, 4, 4 | (area.drawn ? 1 : 0), ...u16(Math.round(delay / 10)), area.drawn ? clear : 0, 0])
  const box = [area.x, area.y, area.width, area.height].flatMap(u16)
  out.set([0x2c, ...box, 0x80 | (bits - 1)], 8)
  out.set(palette.rgb, 18)
  return out.slice(0, writeLzw(indices, bits, out, 18 + 3 * (1 << bits)))
}

export function createGif({ width, height, loop, quality, optimize }: GifOptions): GifEncoder {
  const head = [...'GIF89a'].map((letter) => letter.charCodeAt(0))
  const endless = [0x21, 0xff, 11, ...[...'NETSCAPE2.0'].map((letter) => letter.charCodeAt(0)), 3, 1, 0, 0, 0]
  const parts: Uint8Array[] = [
    Uint8Array.from([...head, ...u16(width), ...u16(height), 0x70, 0, 0, ...(loop ? endless : [])]),
  ]
  let before: Uint8Array | undefined
  let tolerance = SAME
  return {
    add(rgba, delay, isPassing = false) {
      if (rgba.length !== width * height * 4) throw new RangeError('a frame of another size')
      const area =
        optimize && before ? changedArea(before, rgba, width, height, tolerance) : { x: 0, y: 0, width, height }
      const part = writeFrame(cut(rgba, width, area), area, delay, isPassing ? 'low' : quality)
      // After a passing frame, compare without tolerance, so that the next frame replaces the passing frame's reduced
      // colours.
      tolerance = isPassing ? 0 : SAME
      parts.push(part)
      if (optimize) before = remember(before, rgba, width, area)
      return part.length
    },
    finish() {
      const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 1))
      let at = 0
      for (const part of parts) {
        out.set(part, at)
        at += part.length
      }
      out[at] = TRAILER
      return out
    },
  }
}
