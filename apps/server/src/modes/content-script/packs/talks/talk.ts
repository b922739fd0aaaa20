import type { Rule, Rules } from '../../../words/grammar.ts'
import type { PlainAsk } from '../../../words/plain/plain-ask.ts'
import type { Advice } from '../../script-pack.ts'

export type Told = 'price' | 'deal' | 'pay' | 'place' | 'time' | 'ahead' | 'wait' | 'reach' | 'warranty' | 'more'

export type Exchange = readonly [asked: Rules, answered: Rules]

/** Rules for a conversation: questions that the user’s sentences answer, and lines that follow the answers. */
export interface Talk {
  /**
   * Questions before the first fact: `what` and `who` are about a business, `news` about an event, an appeal or a job.
   */
  what: Rules
  who: Rules
  news: Rules
  told: Readonly<Record<Told, Rules>>
  /** Words before a fact that a single speaker tells. */
  leads?: Readonly<Partial<Record<Told, readonly [Rule]>>>
  /** What the listener can do with a fact of each kind. Said after the fact. */
  means: Readonly<Partial<Record<Exclude<Told, 'price' | 'time' | 'more'>, Advice>>>
  how: Rules
  coming: Rules
  /** Questions before advice. `viewers` only where no story is told, before advice for any trade. */
  replies: Rules
  viewers: Rules
  recall: Rules
  /** The asker asks for a lower price, or sums up, and the answer. `{it}` holds the facts. */
  haggle: Exchange
  sum: Exchange
  /** Answers a joke. */
  laugh: Rules
  /** Calls to action. They are used only if it is certain that readers order, book, register or apply. */
  asks: Readonly<Record<Exclude<PlainAsk, 'write' | 'come' | 'give'>, readonly Rule[]>>
}
