import type { Audience } from '@ufaro/contract/tools/copywriter.ts'
import type { Trade } from './trades.ts'

/** `[a|b]` is a choice, `{name}` a fact of the request. A rule is one sentence and must read well with any value. */
export type Rule = string
export type Rules = readonly [Rule, Rule, ...Rule[]]

export const mapRules = ([one, two, ...more]: Rules, change: (rule: Rule) => Rule): Rules => [
  change(one),
  change(two),
  ...more.map(change),
]

/** A language's words of its own, beside what a person wrote. */
export interface Grammar {
  /** The word before the last entry of a list, with spaces. */
  and: string
  /** What is filmed where nothing is known of it, and of a trade. */
  there: string
  seen?: Partial<Readonly<Record<Trade, string>>>
  people: Rules
  occasions: Rules
  audiences: Readonly<Record<Audience, Rules>>
}
