import type { Audience, CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Trade } from './trades.ts'

/** `[a|b]` is a choice, `{name}` a fact of the request. A rule is one sentence and must read well with any value. */
export type Rule = string
export type Rules = readonly [Rule, Rule, ...Rule[]]

/** A language's sentences about anything sold, taught or organised. */
export interface Grammar {
  /** The word before the last entry of a list, with spaces. */
  and: string
  from: string
  things: Readonly<Record<Trade, string>>
  titles: Readonly<Record<CopyStyle, Rules>>
  openings: Readonly<Record<CopyStyle, Rules>>
  products: Rules
  clauses: { price: Rules; place: Rules }
  sayings: Rules
  prices: Rules
  places: Rules
  deals: Rules
  qualities: Rules
  keywords: Rules
  audiences: Readonly<Record<Audience, Rules>>
  trades: Readonly<Record<Trade, Rules>>
  closes: Readonly<Record<CopyStyle, Rules>>
  contacts: Rules
}
