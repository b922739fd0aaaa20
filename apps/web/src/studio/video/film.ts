import type { Ctx } from '@ufaro/render/draw/canvas.ts'

export interface FilmFrame {
  /** Duration in milliseconds. */
  delay: number
  draw: (ctx: Ctx) => void
}

export interface Film {
  width: number
  height: number
  /** Duration in milliseconds. */
  length: number
  frames: Iterable<FilmFrame> | AsyncIterable<FilmFrame>
}

export interface Encoding {
  signal: AbortSignal
  onProgress: (share: number) => void
}

export const FPS = 25
/** Codec of the video: H.264 baseline profile, level 3.1, up to 720 × 1280 pixels. Every phone plays it. */
export const H264 = 'avc1.42e01f'
const BITS = 6_000_000
/** Share of the size limit for the frames. The rest is for the index of the file. */
const FILL = 0.9

/** Bits per second at which a film stays below a size. */
export const bitrateOf = (length: number, maxBytes: number): number =>
  Math.min(BITS, Math.floor((maxBytes * 8 * FILL) / Math.max(1, length / 1000)))

export const even = (side: number): number => Math.max(2, side & ~1)
