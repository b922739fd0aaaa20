import type { Audience, CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Rules } from '../grammar.ts'
import type { PlainAsk } from './plain-ask.ts'

type Whens = readonly [string, string, ...string[]]

/**
 * An advert's own sentences in a language whose writer leaves the person's text whole. Each is true of any trade,
 * place, course or event, unless `ask` is certain. Slots: `{reach}`, `{Reach}`,
 * `{when}` and `{contact}`, which begins with a colon.
 */
export interface Plain {
  hooks: Readonly<Record<CopyStyle, Rules>>
  /** Openings of what people come to, give to and apply for, whatever the style. */
  calls: Readonly<Record<'come' | 'give' | 'apply', Rules>>
  /** Openings for those who are spoken to, and whom else they may tell: each where the language's copy has it. */
  audiences?: Readonly<Record<Audience, Rules>>
  shares?: Readonly<Record<Audience, Rules>>
  /** Whom an invitation, an appeal or a job is passed on to. */
  passes: Readonly<Record<'come' | 'give' | 'apply', Rules>>
  closes: Readonly<Record<PlainAsk, Rules>>
  /** Choices of `{reach}`, and those that need a phone number. */
  reaches: Readonly<Record<'message' | 'phone', string>>
  whens: Readonly<Record<CopyStyle, Whens>>
  /** When to apply for a job, which is no matter of style. */
  soon: Whens
}
