import type { Audience, CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Trade } from './trades.ts'

/** `[a|b]` is one of them, `{name}` a fact of the request. Each rule is one sentence and holds for any words in its slots. */
export type Rule = string
export type Rules = readonly [Rule, Rule, ...Rule[]]

/** What one language can say about anything that is sold, taught or organised. */
export interface Grammar {
  /** Between the last two of a list, with its spaces. */
  and: string
  /** How a least price is said: `{price}`. */
  from: string
  /** What is spoken of where a description names no thing. */
  things: Readonly<Record<Trade, string>>
  titles: Readonly<Record<CopyStyle, Rules>>
  /** `{product}`. */
  openings: Readonly<Record<CopyStyle, Rules>>
  /** `{product}`, with `{price}` and `{place}` in clauses of their own. */
  products: Rules
  clauses: { price: Rules; place: Rules }
  /** `{it}`: a whole sentence of the person, after a colon. */
  sayings: Rules
  prices: Rules
  places: Rules
  /** `{deal}`. */
  deals: Rules
  /** `{words}`: what something is like, or what it is. */
  qualities: Rules
  keywords: Rules
  audiences: Readonly<Record<Audience, Rules>>
  trades: Readonly<Record<Trade, Rules>>
  closes: Readonly<Record<CopyStyle, Rules>>
  /** `{contact}`. */
  contacts: Rules
}
