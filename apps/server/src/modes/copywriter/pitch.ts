import type { Rules } from '../words/grammar.ts'

export interface Pitch {
  reasons: Rules
  // What a reader’s first message should say; `|` separates alternatives.
  details: string
}
