import { beginIntake } from '@ufaro/render/node/intake.ts'
import { AiFailure } from './ai-failure.ts'
import type { EnginePicture } from './orders.ts'

/** Shortest and longest plausible side of a generated picture, in pixels. Others are placeholders or defective. */
const MIN_SIDE = 64
const MAX_SIDE = 8192
const MAX_BYTES = 48 * 1024 * 1024
const MOST_CANDIDATES = 4

/** Called before the pixels are decoded. `decoded` rejects if the picture turns out to be damaged. */
export type OnPicture = (picture: EnginePicture, decoded: Promise<void>) => void

/**
 * Returns the first candidate whose bytes are a picture, whose pixels all decode and whose size is plausible. Looks at
 * MOST_CANDIDATES at most.
 * @throws AiFailure of kind `unusable` if there is none
 */
export async function firstPicture(candidates: readonly Uint8Array[], onPicture?: OnPicture): Promise<EnginePicture> {
  const faults: string[] = []
  for (const candidate of candidates.slice(0, MOST_CANDIDATES)) {
    try {
      const { decoded, ...picture } = await beginIntake(Buffer.from(candidate), { maxBytes: MAX_BYTES })
      const sides = [picture.width, picture.height]
      const isPlausible = sides.every((side) => side >= MIN_SIDE && side <= MAX_SIDE)
      if (isPlausible) onPicture?.(picture, decoded)
      await decoded
      if (isPlausible) return picture
      faults.push(`${sides.join(' × ')} pixels`)
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new AiFailure('unusable', `no usable picture: ${faults.join(', ') || 'none came'}`)
}
