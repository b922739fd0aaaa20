import type { Rule } from '../../../words/grammar.ts'

export type Tip = readonly [ask: Rule, tell: Rule]

/** General knowledge of a trade that makes no claim about the business. Slots of `cases`: `{my}`, `{I}`, `{me}`, `{am}`. */
export interface TradePack {
  film: string
  /** What to film instead of `film` if the text matches the pattern. */
  films?: readonly (readonly [RegExp, string])[]
  /** A problem of a customer; follows words such as `Imagine`. */
  cases: readonly Rule[]
  tips: readonly Tip[]
  /** What the user’s text must mention. Keys are the question of a tip, or `|` and a word of any rule. */
  fits?: Readonly<Record<string, RegExp>>
  jokes: readonly Rule[]
  shots: readonly Rule[]
}
