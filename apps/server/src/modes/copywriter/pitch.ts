import type { Rules } from '../words/grammar.ts'

/** General truths about what is offered, which claim nothing of the one who offers it. */
export interface Pitch {
  /** Why readers want such things. */
  reasons: Rules
  /** What a reader’s first message should say, by choice. */
  details: string
}
