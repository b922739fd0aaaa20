import type { Audience } from '@ufaro/contract/tools/copywriter.ts'
import type { Sector } from './sectors.ts'

/**
 * In a rule, `[a|b]` is a choice and `{name}` a slot for a fact of the request. A rule is one sentence and must read
 * well with any value.
 */
export type Rule = string
export type Rules = readonly [Rule, Rule, ...Rule[]]

export const mapRules = ([one, two, ...more]: Rules, change: (rule: Rule) => Rule): Rules => [
  change(one),
  change(two),
  ...more.map(change),
]

/** The words and sentences of one language that the writer adds to what the user wrote. */
export interface Grammar {
  /** The word before the last entry of a list, with spaces. */
  and: string
  /** What a scene shows if the request does not say it: in general, and for each trade. */
  there: string
  seen?: Partial<Readonly<Record<Sector, string>>>
  people: Rules
  occasions: Rules
  audiences: Readonly<Record<Audience, Rules>>
}
