import type { WordOption } from '@ufaro/contract/output.ts'
import type { Random } from '../random.ts'
import { createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import { CHANNELS, type Channel, PLANS, type Plan } from './plans.ts'

const DRAFTS = 80

export interface Draft {
  content: string
  /** Wanted number of words. Null for an SMS, which has a limit of characters instead. */
  wanted: number | null
  /**
   * Sum of the draft’s faults. The draft with the lowest value is used. A wrong length counts as a share of the wanted
   * length, or for an SMS as the characters over its limit. Each other fault, such as a lost sentence, counts 0.5 or 1.
   */
  miss: number
}

interface Wanted {
  random: Random
  /** Channels that the keywords name. They take precedence over channels chosen at random. */
  channels: readonly (Channel | undefined)[]
  title: string
  /** Texts of earlier runs, whose sentences are avoided if possible. */
  earlier: readonly WordOption[]
  // Whether a stock sentence suits the request.
  isApt?: (sentence: string) => boolean
}

/**
 * Writes one text for each of three channels, and for each keeps the best of many drafts. No two texts share a stock
 * sentence.
 */
export function bestDrafts(
  { random, channels, title, earlier, isApt }: Wanted,
  draft: (channel: Channel, writer: Writer) => Draft,
) {
  let writer = createWriter(random, new Set(earlier.flatMap(({ content }) => sentencesOf(content))), isApt)
  return PLANS.map((plans) => {
    const asked = channels.find((each) => plans.some((one) => one === each?.plan))
    const channel = asked ?? CHANNELS[random.pick<Plan>(plans)]
    const drafts = Array.from({ length: DRAFTS }, () => {
      const branch = writer.branch()
      return { branch, ...draft(channel, branch) }
    })
    const best = drafts.reduce((one, other) => (other.miss < one.miss ? other : one))
    writer = best.branch
    return { title: `${channel.name}: ${title}`, content: best.content, wanted: best.wanted }
  })
}
