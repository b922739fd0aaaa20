import type { Audience, CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Rules } from '../grammar.ts'

/** Stock sentences of one language. Each must be true of any trade, place, course or event. */
export interface Plain {
  hooks: Readonly<Record<CopyStyle, Rules>>
  /** Opening sentences of invitations, appeals for donations and job offers, for every style. */
  calls: Readonly<Record<'come' | 'give' | 'apply', Rules>>
  /** Opening sentences addressed to one audience. Only English has them. */
  audiences?: Readonly<Record<Audience, Rules>>
  /** Requests to pass on an invitation, an appeal for donations or a job offer. */
  passes: Readonly<Record<'come' | 'give' | 'apply', Rules>>
}
