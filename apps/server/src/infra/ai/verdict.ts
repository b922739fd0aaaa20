import type { AiFailureKind } from './ai-failure.ts'

export interface Verdict {
  action:
    | 'stop'
    | 'once-more'
    | 'again'
    /** Wait before the next request with this key, which has reached a per-minute limit. */
    | 'wait'
    /** Skip this key for `restMs` milliseconds. Without `restMs`, skip it for this output only. */
    | 'next-key'
  kind: AiFailureKind
  detail: string
  waitMs?: number
  restMs?: number
}
