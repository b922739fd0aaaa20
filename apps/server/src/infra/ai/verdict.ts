import type { AiFailureKind } from './ai-failure.ts'

export interface Verdict {
  action: /** Over: no other try can help. */
    | 'stop'
    | 'once-more'
    | 'again'
    /** A per-minute limit: this key waits, another may go on at once. */
    | 'wait'
    /** This key is out for `restMs`, or for this output if undefined. */
    | 'next-key'
  kind: AiFailureKind
  detail: string
  waitMs?: number
  restMs?: number
}
