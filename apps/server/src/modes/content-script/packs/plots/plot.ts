import type { Rule } from '../../../words/grammar.ts'

/**
 * A moment of a story between several speakers: lines that follow one another, first one of the customer (`ASKS: `),
 * then one of the seller (`TELLS: `). Slots: `{brand}`, `{audience}`, `{day}`, and the customer’s relatives `{who}` (a
 * woman) and `{other}` (a man).
 */
export type Beat = readonly Rule[]

/**
 * What happens in a long script beside its facts and advice. Every third beat belongs to the same script, so `before` and
 * `after` tell one story; beats of `among` are also taken from the others. Any beat may be left out.
 */
export interface Plot {
  /** Before the facts: who comes, why it presses and what was tried. */
  before: readonly Beat[]
  /** Between pieces of advice: what is seen, tried and doubted. */
  among: readonly Beat[]
  /** Before the call: a turn, a decision, and what is told at home. */
  after: readonly Beat[]
  /** What a single speaker tells the viewer instead: first a beginning for each script, then what follows the facts. */
  alone: readonly Rule[]
}
