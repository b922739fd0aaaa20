import { binColours } from '../cutout/colour-bins.ts'
import { costOfSamples } from '../cutout/colour-model.ts'
import type { Bytes } from '../pixels/byte-image.ts'

/** Colours are learned from certain points: the person's above `person`, the background's below `ground`. */
const CERTAIN = { person: 0.9, ground: 0.1 }

/**
 * Log-likelihood ratio of each point's colour: positive if the colour is more frequent in the certain parts of the
 * person, negative if it is more frequent in the certain background (Rother, Kolmogorov and Blake, "GrabCut", 2004).
 * @param bytes three bytes per point
 * @param soft probability that each point belongs to the person, 0 to 1
 */
export function colourEvidence(bytes: Bytes, soft: Float32Array): Float32Array {
  const bins = binColours(bytes)
  const person = costOfSamples(bins, (i) => Number(soft[i]! > CERTAIN.person))
  const ground = costOfSamples(bins, (i) => Number(soft[i]! < CERTAIN.ground))
  return Float32Array.from(bins.ofPixel, (bin) => ground[bin]! - person[bin]!)
}
