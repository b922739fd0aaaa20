import { createGif, type GifOptions } from '@ufaro/render/codec/gif/encode.ts'

export interface Weighing {
  options: GifOptions
  before: Uint8ClampedArray<ArrayBuffer> | null
  frame: Uint8ClampedArray<ArrayBuffer>
  isPassing: boolean
}

self.onmessage = ({ data: { options, before, frame, isPassing } }: MessageEvent<Weighing>) => {
  const gif = createGif(options)
  if (before && options.optimize) gif.add(before, 100)
  self.postMessage(gif.add(frame, 100, isPassing))
}
