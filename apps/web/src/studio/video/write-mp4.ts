import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { BufferTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource } from 'mediabunny'
import { type Encoding, even, type Film, FPS, H264 } from './film.ts'
import { toI420, VIDEO_COLOURS } from './i420.ts'

/**
 * Writes the index at the start of the file (fast start), so that players can start before they have the whole file.
 * @throws the signal's reason once aborted, or Error if the encoder fails
 */
export async function writeMp4(
  film: Film,
  { bitrate, signal, onProgress }: Encoding & { bitrate: number },
): Promise<Blob> {
  const [width, height] = [even(film.width), even(film.height)]
  const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('Could not get 2D canvas context')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new VideoSampleSource({ codec: 'avc', fullCodecString: H264, bitrate, keyFrameInterval: 2 })
  output.addVideoTrack(source, { frameRate: FPS })
  try {
    await output.start()
    let at = 0
    let until = 0
    for await (const { delay, draw } of film.frames) {
      until += delay
      draw(ctx as unknown as Ctx)
      const pixels = toI420(ctx.getImageData(0, 0, width, height).data, width, height)
      // Write a constant frame rate, because some players stutter on long frames.
      for (; at < until; at += 1000 / FPS) {
        signal.throwIfAborted()
        const times = { timestamp: at / 1000, duration: 1 / FPS }
        const sample = new VideoSample(pixels, {
          ...{ format: 'I420', codedWidth: width, codedHeight: height, colorSpace: VIDEO_COLOURS },
          ...times,
        })
        await source.add(sample)
        sample.close()
        onProgress(Math.min(1, at / film.length))
      }
    }
    await output.finalize()
  } finally {
    if (output.state === 'started' || output.state === 'finalizing') await output.cancel()
  }
  if (!target.buffer) throw new Error('the encoder wrote nothing')
  return new Blob([target.buffer], { type: 'video/mp4' })
}
