import type { GifFrame } from '@ufaro/render/draw/gif/timeline.ts'

const SAMPLES = 3
const FRAME_APART = 33

/** Frames of the same kind have similar sizes in bytes, so that a few samples of each kind are enough. */
const kindOf = ({ picture, blend, text }: GifFrame, index: number): string =>
  index === 0 ? 'first' : `${typeof picture}-${blend > 0}-${text < 1}`

export interface Sampled {
  indices: number[]
  share: number
}

export function sampleFrames(frames: readonly GifFrame[]): Sampled[] {
  const kinds = new Map<string, number[]>()
  for (const [index, frame] of frames.entries()) {
    const kind = kindOf(frame, index)
    kinds.set(kind, [...(kinds.get(kind) ?? []), index])
  }
  return [...kinds.values()].map((all) => {
    const count = Math.min(SAMPLES, all.length)
    const indices = Array.from({ length: count }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / count)] as number)
    return { indices, share: all.length / count }
  })
}

export function estimateBytes(samples: readonly Sampled[], bytes: readonly number[]): number {
  let at = 0
  const frames = samples.reduce(
    (sum, { indices, share }) => sum + share * indices.reduce((part) => part + (bytes[at++] ?? 0), 0),
    0,
  )
  return Math.round(FRAME_APART + frames)
}
