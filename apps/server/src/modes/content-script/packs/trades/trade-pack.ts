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
   * Leaves out what does not suit the user’s text. A key is the question of a tip, or `|` and a word. If the text does
   * not match the pattern, the tip with that question, or every choice and rule that contains the word, is left out.
   */
  fits?: Readonly<Record<string, RegExp>>
  jokes: readonly Rule[]
  shots: readonly Rule[]
}
