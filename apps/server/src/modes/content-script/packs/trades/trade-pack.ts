import type { Rule } from '../../../words/grammar.ts'

export type Tip = readonly [ask: Rule, tell: Rule]

/** General knowledge of a trade that makes no claim about the business. Slots of `cases`: `{my}`, `{I}`, `{me}`, `{am}`. */
export interface TradePack {
  film: string
  /** What to film instead if the text names it. */
  films?: readonly (readonly [RegExp, string])[]
  /** A problem of a customer; follows words such as `Imagine`. */
  cases: readonly Rule[]
  tips: readonly Tip[]
  /** By question, or by a word of any rule after `|`: what the user’s text must mention for it to be used. */
  fits?: Readonly<Record<string, RegExp>>
  jokes: readonly Rule[]
  shots: readonly Rule[]
}
