import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { type Encoding, even, type Film, FPS } from './film.ts'

/** Formats that phones can share come first. */
const KINDS = [
  { type: 'video/mp4;codecs=avc1.42E01F', name: 'MP4' },
  { type: 'video/mp4', name: 'MP4' },
  { type: 'video/webm;codecs=vp9', name: 'WebM' },
  { type: 'video/webm', name: 'WebM' },
] as const
export type VideoKind = (typeof KINDS)[number]

export const recordedKind = (): VideoKind | null =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? null
    : (KINDS.find(({ type }) => MediaRecorder.isTypeSupported(type)) ?? null)

/**
 * Records the film in real time, for browsers without an H.264 encoder.
 * @throws the signal's reason once aborted, or Error if the browser stops recording
 */
export async function recordVideo(
  film: Film,
  kind: VideoKind,
  { bitrate, signal, onProgress }: Encoding & { bitrate: number },
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: even(film.width),
    height: even(film.height),
  })
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('Could not get 2D canvas context')
  const stream = canvas.captureStream(FPS)
  const recorder = new MediaRecorder(stream, { mimeType: kind.type, videoBitsPerSecond: bitrate })
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
    for await (const { delay, draw } of film.frames) {
      until += delay
      // Redraw continuously, because an unchanged canvas produces no frames.
      for (let now = 0; now < until; now = performance.now() - start) {
        signal.throwIfAborted()
        draw(ctx as Ctx)
        onProgress(Math.min(1, now / film.length))
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
