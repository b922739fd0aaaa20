import type { Rule } from '../../../words/grammar.ts'

/**
 * Rules that say what a fact means to the viewer, for clauses that match `pattern`. They are not used if the user’s
 * whole text matches `unless`. The three scripts share them out, so that no rule is in two scripts. Slots: `{sum}` and
 * the other amounts of `sums.ts`.
 */
export type Meaning = readonly [pattern: RegExp, rules: readonly Rule[], unless?: RegExp]
