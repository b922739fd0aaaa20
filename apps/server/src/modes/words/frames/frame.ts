import type { Audience, CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Rules } from '../grammar.ts'
import type { Plain } from '../plain/plain.ts'
import type { PlainAsk } from '../plain/plain-ask.ts'

type Whens = readonly [string, string, ...string[]]

/**
 * Stock sentences around the user’s lines, in a language other than English. Each is complete in itself and never
 * continues a line of the user.
 */
export interface Frame extends Plain {
  /** Requests to tell others, by audience. */
  shares: Readonly<Record<Audience, Rules>>
  /** Last sentences, by what readers are asked to do, with slots `{reach}`, `{Reach}` (capitalized) and `{when}`. */
  closes: Readonly<Record<PlainAsk, Rules>>
  /** Last sentences for a business that customers visit, if the user’s text names no contact. */
  visits: Rules
  /** Values for `{reach}`: any way to send a message, and ways that need a phone number. */
  reaches: Readonly<Record<'message' | 'phone', string>>
  whens: Readonly<Record<CopyStyle, Whens>>
  /** Pattern for the words `before` and `until` in the language, as they stand before a date. */
  before: string
  /** When to apply for a job. The same for every style. */
  soon: Whens
  labels: Readonly<Record<'place' | 'phone', string>>
  /**
   * Openings that name the towns where the business is or delivers: `{towns}` stands for their names, `{at}` for the
   * word for `in` and the names.
   */
  towns: Rules
  /** Replacements that change `us` to `me`, for a user who works alone. */
  alone: readonly (readonly [RegExp, string])[]
}
