import { bitrateOf, even, type Film, FPS, H264, type Watching } from './film.ts'
import { recordedKind, recordVideo, type VideoKind } from './record-video.ts'

export type VideoWay = { by: 'encoder'; name: 'MP4' } | { by: 'recorder'; name: VideoKind['name']; kind: VideoKind }

async function canEncode({ width, height }: Pick<Film, 'width' | 'height'>): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') return false
  const size = { width: even(width), height: even(height) }
  const asked = { codec: H264, ...size, framerate: FPS, bitrate: 1_000_000 }
  const told = await VideoEncoder.isConfigSupported(asked).catch(() => null)
  return told?.supported === true
}

/** Prefers the H.264 encoder; null if this browser can neither encode nor record. */
export async function videoWay(size: Pick<Film, 'width' | 'height'>): Promise<VideoWay | null> {
  if (await canEncode(size)) return { by: 'encoder', name: 'MP4' }
  const kind = recordedKind()
  return kind && { by: 'recorder', name: kind.name, kind }
}

/** @throws the signal's reason, or Error if the browser fails */
export async function makeVideo(film: Film, way: VideoWay, maxBytes: number, watching: Watching): Promise<Blob> {
  const told = { ...watching, bitrate: bitrateOf(film.length, maxBytes) }
  if (way.by === 'recorder') return recordVideo(film, way.kind, told)
  const { writeMp4 } = await import('./write-mp4.ts')
  return writeMp4(film, told)
}
