import type { Audience } from '@ufaro/contract/tools/copywriter.ts'
import type { Ask } from './ask.ts'
import type { Trade } from './trades.ts'

/** `[a|b]` is a choice, `{name}` a fact of the request. A rule is one sentence and must read well with any value. */
export type Rule = string
export type Rules = readonly [Rule, Rule, ...Rule[]]

export const mapRules = ([one, two, ...more]: Rules, change: (rule: Rule) => Rule): Rules => [
  change(one),
  change(two),
  ...more.map(change),
]

/** A language's sentences about anything sold, taught or organised. */
export interface Grammar {
  /** The word before the last entry of a list, with spaces. */
  and: string
  /** Where qualities are predicates: their subject, what stands between them and before the last. */
  predicates?: readonly [string, string, string]
  things?: Readonly<Record<Ask, string>>
  from: string
  ours: string
  there: string
  seen?: Partial<Readonly<Record<Trade, string>>>
  products: Rules
  clauses: { price: Rules; place: Rules }
  prices: Rules
  places: Rules
  /** What stands before a town and what before a house, where the language tells them apart. */
  inAndAt?: readonly [string, string]
  deals: Rules
  qualities: Rules
  people: Rules
  occasions: Rules
  /** Where there are none, qualities and topics of an advert are short sentences of their own. */
  topics?: Rules
  expects: Rules
  causes: Rules
  audiences: Readonly<Record<Audience, Rules>>
}
