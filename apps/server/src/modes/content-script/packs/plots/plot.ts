import type { Rule } from '../../../words/grammar.ts'

/**
 * A moment of a story: lines that follow one another. In a dialogue a line begins with `ASKS: ` or `TELLS: `. Slots:
 * `{brand}`, `{audience}`, `{day}`, the customer’s relatives `{who}` (a woman) and `{other}` (a man), and for a monologue
 * the customer: `{name}`, `{she}` and `{her}` (of hers).
 */
export type Beat = readonly Rule[]

/**
 * What happens in a long script beside its facts and advice. Every third beat belongs to the same script, so `before` and
 * `after` tell one story; beats of `among` are also taken from the others. Beats may be left out, except for the one of
 * `before` that names the customer of a monologue.
 */
export interface Plot {
  /** Before the facts: who comes, why it presses and what was tried. */
  before: readonly Beat[]
  /** Between pieces of advice: what is seen, tried and doubted. */
  among: readonly Beat[]
  /** Before the call: a turn, a decision, and what is told at home. */
  after: readonly Beat[]
}

/** The plots of one way of selling, for several voices and for one. */
export interface Plots {
  two: Plot
  one: Plot
}
