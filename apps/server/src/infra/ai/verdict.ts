import type { AiFailureKind } from './ai-failure.ts'

export interface Verdict {
  action: /** No further attempt can help. */
    | 'stop'
    | 'once-more'
    | 'again'
    /**
     * The key reached a per-minute limit, so wait before the next request with it. A request with another key need not
     * wait.
     */
    | 'wait'
    /** Skip this key for `restMs` milliseconds. Without `restMs`, skip it for this output only. */
    | 'next-key'
  kind: AiFailureKind
  detail: string
  waitMs?: number
  restMs?: number
}
