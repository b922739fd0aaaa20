import type { Audience, CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Rules } from '../grammar.ts'
import type { PlainAsk } from './plain-ask.ts'

type Whens = readonly [string, string, ...string[]]

/**
 * The sentences that the writer adds in one language. Each sentence must be true of any trade, place, course or event,
 * unless its use depends on what readers are asked to do. Slots: `{reach}`, `{Reach}`, `{when}` and `{contact}`, whose
 * value begins with a colon.
 */
export interface Plain {
  hooks: Readonly<Record<CopyStyle, Rules>>
  /** Opening sentences of invitations, appeals for donations and job offers, for every style. */
  calls: Readonly<Record<'come' | 'give' | 'apply', Rules>>
  /**
   * Opening sentences addressed to one audience, and requests to tell others. Optional, because some languages have
   * none.
   */
  audiences?: Readonly<Record<Audience, Rules>>
  shares?: Readonly<Record<Audience, Rules>>
  /** Requests to pass on an invitation, an appeal for donations or a job offer. */
  passes: Readonly<Record<'come' | 'give' | 'apply', Rules>>
  closes: Readonly<Record<PlainAsk, Rules>>
  /** Values for `{reach}`: any way to send a message, and ways that need a phone number. */
  reaches: Readonly<Record<'message' | 'phone', string>>
  whens: Readonly<Record<CopyStyle, Whens>>
  /** When to apply for a job. The same for every style. */
  soon: Whens
}
