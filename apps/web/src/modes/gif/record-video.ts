import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { drawGifFrame } from '@ufaro/render/draw/gif/frame.ts'
import type { Animation } from './use-gif-job.ts'

/** In order of preference: what phones can share comes first. */
const KINDS = [
  { type: 'video/mp4;codecs=avc1.42E01F', name: 'MP4' },
  { type: 'video/mp4', name: 'MP4' },
  { type: 'video/webm;codecs=vp9', name: 'WebM' },
  { type: 'video/webm', name: 'WebM' },
] as const
export type VideoKind = (typeof KINDS)[number]

const FPS = 25
const BITS = 6_000_000

export const videoKind = (): VideoKind | null =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? null
    : (KINDS.find(({ type }) => MediaRecorder.isTypeSupported(type)) ?? null)

/**
 * Records the animation in real time; faster encoding would need our own codec.
 * @param onProgress 0 to 1
 * @throws the signal's reason, or Error if the browser stops recording
 */
export async function recordVideo(
  { job, frames, width, height, length }: Animation,
  kind: VideoKind,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Blob> {
  // Encoders require even sizes.
  const canvas = Object.assign(document.createElement('canvas'), { width: width & ~1, height: height & ~1 })
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('Could not get 2D canvas context')
  const stream = canvas.captureStream(FPS)
  const recorder = new MediaRecorder(stream, { mimeType: kind.type, videoBitsPerSecond: BITS })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise<void>((resolve, reject) => {
    recorder.onstop = () => resolve()
    recorder.onerror = () => reject(new Error('the browser stopped recording'))
  })
  try {
    recorder.start()
    const start = performance.now()
    let until = 0
    for (const frame of frames) {
      until += frame.delay
      // Redraw continuously: a still canvas produces no frames.
      for (let now = 0; now < until; now = performance.now() - start) {
        signal.throwIfAborted()
        drawGifFrame(ctx as Ctx, job, frame)
        onProgress(Math.min(1, now / length))
        await new Promise((resolve) => setTimeout(resolve, 1000 / FPS))
      }
    }
    recorder.stop()
    await ended
    return new Blob(parts, { type: kind.type.split(';')[0] ?? kind.type })
  } finally {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
  }
}
