import { intakeImage } from '@ufaro/render/node/intake.ts'
import { AiFailure } from './ai-failure.ts'
import type { EnginePicture } from './orders.ts'

/** Pixels: smaller replies are placeholders, larger ones are implausible. */
const MIN_SIDE = 64
const MAX_SIDE = 8192
const MAX_BYTES = 48 * 1024 * 1024

/**
 * The first candidate that is a picture by its bytes, decodes completely and has a plausible size.
 * @throws AiFailure unusable
 */
export async function firstPicture(candidates: readonly Uint8Array[]): Promise<EnginePicture> {
  const faults: string[] = []
  for (const candidate of candidates) {
    try {
      const picture = await intakeImage(Buffer.from(candidate), { maxBytes: MAX_BYTES })
      const sides = [picture.width, picture.height]
      if (sides.every((side) => side >= MIN_SIDE && side <= MAX_SIDE)) return picture
      faults.push(`${sides.join(' × ')} pixels`)
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new AiFailure('unusable', `no usable picture: ${faults.join(', ') || 'none came'}`)
}
