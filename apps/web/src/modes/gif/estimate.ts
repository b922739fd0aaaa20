import type { GifFrame } from '@ufaro/render/draw/gif/timeline.ts'

/** Frames of one kind that are encoded to know them all. */
const SAMPLES = 3
/** Header, loop block and end. */
const FRAME_APART = 33

/** Frames of one kind weigh alike: the first, which is whole; pictures; fades; steps of the text; the card. */
const kindOf = ({ picture, blend, text }: GifFrame, index: number): string =>
  index === 0 ? 'first' : `${typeof picture}-${blend > 0}-${text < 1}`

export interface Sampled {
  /** Frames to encode, each after the one before it. */
  indices: number[]
  /** Frames that each of them stands for. */
  share: number
}

/** Which frames to encode in order to know the size of all, spread evenly over each kind. */
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

/** Bytes of the whole file, out of the bytes of the sampled frames in their order. */
export function estimateBytes(samples: readonly Sampled[], bytes: readonly number[]): number {
  let at = 0
  const frames = samples.reduce(
    (sum, { indices, share }) => sum + share * indices.reduce((part) => part + (bytes[at++] ?? 0), 0),
    0,
  )
  return Math.round(FRAME_APART + frames)
}
