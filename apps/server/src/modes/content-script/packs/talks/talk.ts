import type { Rule, Rules } from '../../../words/grammar.ts'
import type { PlainAsk } from '../../../words/plain/plain-ask.ts'

export type Told = 'price' | 'deal' | 'pay' | 'place' | 'time' | 'ahead' | 'wait' | 'reach' | 'warranty' | 'more'

/** Questions that the user’s sentences answer, asked by another speaker. */
export interface Talk {
  /** Asked before the first sentence, about a business, a business whose name was said, or an event, appeal or job. */
  what: Rules
  who: Rules
  named: Rules
  news: Rules
  told: Readonly<Record<Told, Rules>>
  /** What listeners can do with a fact of each kind, said after it. */
  means: Readonly<Record<Exclude<Told, 'more'>, Rules>>
  how: Rules
  coming: Rules
  replies: Rules
  recall: Rules
  /** Calls to action, used only if it is certain that readers order, book, register or apply. */
  asks: Readonly<Record<Exclude<PlainAsk, 'write' | 'come' | 'give'>, readonly Rule[]>>
}
