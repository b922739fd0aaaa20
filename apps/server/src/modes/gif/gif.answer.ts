import type { RunOutput } from '@ufaro/contract/output.ts'
import type { GifRequest } from '@ufaro/contract/tools/gif.ts'
import { planFrames } from '@ufaro/render/draw/gif/timeline.ts'
import type { Asked } from '../mode-job.ts'

/** What the call answers: how many frames there are follows from what was asked for. */
export function answerGif([output]: RunOutput[], [asked]: Asked[]) {
  if (!output || !asked) throw new Error('an answer about no animation')
  const { url, width, height, bytes, understood } = output
  const { settings } = asked.request as GifRequest
  const frames = planFrames(settings, asked.inputs.images?.length ?? 0).length
  return { gifUrl: url, width, height, frames, bytes, understood }
}
