import type { WordOption } from '@ufaro/contract/output.ts'
import type { Random } from '../random.ts'
import { createWriter, sentencesOf, type Writer } from '../words/writer.ts'
import { PLANS, type Plan } from './plans.ts'

const DRAFTS = 80

export interface Draft {
  content: string
  /** Words; null where characters are limited. */
  wanted: number | null
  /** How far the draft is from what was wanted. */
  miss: number
}

interface Wanted {
  random: Random
  /** Channels that the keywords name; each chooses its text. */
  channels: readonly (Plan | undefined)[]
  title: string
  /** Texts whose sentences are avoided if possible. */
  earlier: readonly WordOption[]
  // Which sentences of ours go with the request.
  isApt?: (sentence: string) => boolean
}

/** One text for each of three channels, the best of many drafts; no two share a sentence. */
export function bestDrafts(
  { random, channels, title, earlier, isApt }: Wanted,
  draft: (plan: Plan, writer: Writer) => Draft,
) {
  let writer = createWriter(random, new Set(earlier.flatMap(({ content }) => sentencesOf(content))), isApt)
  return PLANS.map((plans) => {
    const plan = plans.find((each) => channels.includes(each)) ?? random.pick<Plan>(plans)
    const drafts = Array.from({ length: DRAFTS }, () => {
      const branch = writer.branch()
      return { branch, ...draft(plan, branch) }
    })
    const best = drafts.reduce((one, other) => (other.miss < one.miss ? other : one))
    writer = best.branch
    return { title: `${plan}: ${title}`, content: best.content, wanted: best.wanted }
  })
}
