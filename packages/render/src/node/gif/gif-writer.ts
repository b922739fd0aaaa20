import { createGif, type GifOptions } from '../../codec/gif/encode.ts'
import type { VideoWriter } from './ffmpeg.ts'

export function openGif(options: GifOptions): VideoWriter {
  const gif = createGif(options)
  return {
    add: async (...frame) => void gif.add(...frame),
    finish: async () => Buffer.from(gif.finish()),
    close: async () => {},
  }
}
