import type { Ctx } from '@ufaro/render/draw/canvas.ts'

export interface FilmFrame {
  /** In milliseconds. */
  delay: number
  draw: (ctx: Ctx) => void
}

export interface Film {
  width: number
  height: number
  /** In milliseconds. */
  length: number
  frames: Iterable<FilmFrame> | AsyncIterable<FilmFrame>
}

export interface Encoding {
  signal: AbortSignal
  onProgress: (share: number) => void
}

export const FPS = 25
/** Baseline 3.1, up to 720 by 1280 pixels, which every phone plays. */
export const H264 = 'avc1.42e01f'
const BITS = 6_000_000
/** Share of the limit for the pictures; the rest is for tables. */
const FILL = 0.9

/** Bits per second that keep a film below a size. */
export const bitrateOf = (length: number, maxBytes: number): number =>
  Math.min(BITS, Math.floor((maxBytes * 8 * FILL) / Math.max(1, length / 1000)))

export const even = (side: number): number => Math.max(2, side & ~1)
