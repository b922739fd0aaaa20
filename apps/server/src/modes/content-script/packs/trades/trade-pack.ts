import type { Rule } from '../../../words/grammar.ts'

export type Tip = readonly [ask: Rule, tell: Rule]

/**
 * Sentences that are true of any business of a trade, so that they claim nothing about the user’s business. `cases` may
 * contain the slots `{my}`, `{I}`, `{me}` and `{am}`.
 */
export interface TradePack {
  film: string
  /** What to film instead of `film` if the text matches the pattern. */
  films?: readonly (readonly [RegExp, string])[]
  /** Problems of a customer, as clauses that follow a word such as `Imagine`. */
  cases: readonly Rule[]
  tips: readonly Tip[]
  /**
   * Patterns that the user’s text must match. A key is the question of a tip, or `|` and a word: tips with this
   * question and rules with this word are left out if the pattern does not match.
   */
  fits?: Readonly<Record<string, RegExp>>
  jokes: readonly Rule[]
  shots: readonly Rule[]
}
