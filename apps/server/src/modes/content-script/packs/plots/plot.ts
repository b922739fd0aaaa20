import type { Rule } from '../../../words/grammar.ts'

/**
 * A moment of a story between several speakers: lines that follow one another, first one of the customer (`ASKS: `),
 * then one of the seller (`TELLS: `). Slots: `{brand}`, `{audience}`, `{day}`, and the customer’s relatives `{who}` (a
 * woman) and `{other}` (a man).
 */
export type Beat = readonly Rule[]

/**
 * The story of a long script, for one kind of business. Every third beat of a list (the first, fourth, seventh …)
 * belongs to the same one of a run’s three scripts, and so do the beats at the same places in `before` and `after`,
 * which tell one story. Any beat may be left out.
 */
export interface Plot {
  /** Told before the facts: the customer’s problem, and what the customer has tried. */
  before: readonly Beat[]
  /** Told between pieces of advice: the customer’s questions and doubts. The other scripts may tell these beats too. */
  among: readonly Beat[]
  /** Told before the call to action: the customer decides, or asks what to tell the people at home. */
  after: readonly Beat[]
  /** What a single speaker tells the viewer instead: first a beginning for each script, then what follows the facts. */
  alone: readonly Rule[]
}
