import { bitrateOf, type Encoding, even, type Film, FPS, H264 } from './film.ts'
import { recordedKind, recordVideo, type VideoKind } from './record-video.ts'

export type VideoWay = { by: 'encoder'; name: 'MP4' } | { by: 'recorder'; name: VideoKind['name']; kind: VideoKind }

async function canEncode({ width, height }: Pick<Film, 'width' | 'height'>): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') return false
  const size = { width: even(width), height: even(height) }
  const config = { codec: H264, ...size, framerate: FPS, bitrate: 1_000_000 }
  const support = await VideoEncoder.isConfigSupported(config).catch(() => null)
  return support?.supported === true
}

/** Chooses how this browser makes a video: with its H.264 encoder, else by recording. Null if it can do neither. */
export async function videoWay(size: Pick<Film, 'width' | 'height'>): Promise<VideoWay | null> {
  if (await canEncode(size)) return { by: 'encoder', name: 'MP4' }
  const kind = recordedKind()
  return kind && { by: 'recorder', name: kind.name, kind }
}

export async function makeVideo(film: Film, way: VideoWay, maxBytes: number, encoding: Encoding): Promise<Blob> {
  const settings = { ...encoding, bitrate: bitrateOf(film.length, maxBytes) }
  if (way.by === 'recorder') return recordVideo(film, way.kind, settings)
  const { writeMp4 } = await import('./write-mp4.ts')
  return writeMp4(film, settings)
}
