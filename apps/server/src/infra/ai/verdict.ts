import type { AiFailureKind } from './ai-failure.ts'

/** What to do about a call that failed. */
export interface Verdict {
  action: /** Over: no other try can help. */
    | 'stop'
    /** The answer held nothing usable: one more try, no third. */
    | 'once-more'
    /** Trouble that passes: try again a little later. */
    | 'again'
    /** A limit by the minute: this key waits, another may go on at once. */
    | 'wait'
    /** This key is out for long (`restMs`), or refused for this output where there is no `restMs`. */
    | 'next-key'
  kind: AiFailureKind
  /** For the log; holds no key. */
  detail: string
  /** What the provider asked us to wait, in milliseconds. */
  waitMs?: number
  /** How long the key stays out, in milliseconds. */
  restMs?: number
}
