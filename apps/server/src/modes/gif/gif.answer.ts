import type { RunOutput } from '@ufaro/contract/output.ts'
import { type GifRequest, gif } from '@ufaro/contract/tools/gif.ts'
import { planFrames } from '@ufaro/render/draw/gif/timeline.ts'
import type { StoredRequest } from '../tool-job.ts'

export function answerGif([output]: RunOutput[], [stored]: StoredRequest<GifRequest>[]) {
  if (!output || !stored) throw new Error('an answer about no animation')
  const { url, width, height, bytes, understood } = output
  const frames = planFrames(stored.request.settings, stored.inputs[gif.pictures.frames.part]?.length ?? 0).length
  return { gifUrl: url, width, height, frames, bytes, understood }
}
