import type { Rule } from '../../../words/grammar.ts'

export type Tip = readonly [ask: Rule, tell: Rule]

/** What is known of a trade, and claims nothing of one business. Slots of `cases`: `{my}`, `{I}`, `{me}`, `{am}`. */
export interface TradePack {
  film: string
  /** A trouble of a customer, after `Say`. */
  cases: readonly Rule[]
  tips: readonly Tip[]
  /** What their text must name for a question, or a word of a case, to fit. */
  fits?: Readonly<Record<string, RegExp>>
  jokes: readonly Rule[]
  shots: readonly Rule[]
}
