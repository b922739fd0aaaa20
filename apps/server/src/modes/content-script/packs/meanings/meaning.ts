import type { Rule } from '../../../words/grammar.ts'

/**
 * What a fact means to the viewer. The rules go to the three scripts in turn, so that no two scripts share a rule.
 * Slots: `{sum}` and the other amounts of `sums.ts`. Left out where the whole text matches `unless`.
 */
export type Meaning = readonly [pattern: RegExp, rules: readonly Rule[], unless?: RegExp]
