import type { Rule, Rules } from '../../../words/grammar.ts'
import type { PlainAsk } from '../../../words/plain/plain-ask.ts'

export type Told = 'price' | 'place' | 'time' | 'reach' | 'warranty' | 'more'

/** Questions that the person’s own sentences answer, asked by a second voice or by the speaker. */
export interface Talk {
  /** Before the first sentence: of a business, and of an event, an appeal or a job. */
  what: Rules
  news: Rules
  told: Readonly<Record<Told, Rules>>
  how: Rules
  replies: Rules
  /** `{it}`: their sentences once more. */
  recall: Rules
  /** What readers should do, where it is certain that they order, book, register or apply. */
  asks: Readonly<Record<Exclude<PlainAsk, 'write' | 'come' | 'give'>, readonly Rule[]>>
}
