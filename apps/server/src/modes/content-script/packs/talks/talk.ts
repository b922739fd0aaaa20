import type { Rule, Rules } from '../../../words/grammar.ts'
import type { PlainAsk } from '../../../words/plain/plain-ask.ts'

export type Told = 'price' | 'place' | 'time' | 'reach' | 'warranty' | 'more'

/** Questions that the user’s sentences answer, asked by a second speaker or by the only one. */
export interface Talk {
  /** Asked before the first sentence: `what` of a business, `news` of an event, an appeal or a job. */
  what: Rules
  news: Rules
  told: Readonly<Record<Told, Rules>>
  how: Rules
  replies: Rules
  /** Introduces the recap `{it}`. */
  recall: Rules
  /** Calls to action, used only if it is certain that readers order, book, register or apply. */
  asks: Readonly<Record<Exclude<PlainAsk, 'write' | 'come' | 'give'>, readonly Rule[]>>
}
