import { createGif, type GifOptions } from '@ufaro/render/codec/gif/encode.ts'

/** A frame to be weighed, and the one before it, from which it may differ little. */
export interface Weighing {
  options: GifOptions
  before: Uint8ClampedArray<ArrayBuffer> | null
  frame: Uint8ClampedArray<ArrayBuffer>
}

self.onmessage = ({ data: { options, before, frame } }: MessageEvent<Weighing>) => {
  const gif = createGif(options)
  if (before && options.optimize) gif.add(before, 100)
  self.postMessage(gif.add(frame, 100))
}
