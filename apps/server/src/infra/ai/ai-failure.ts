export type AiFailureKind =
  /** All keys are rate-limited, or out for the day. */
  | 'quota'
  /** The prompt or picture was blocked: never retried, never sent to another engine. */
  | 'blocked'
  | 'unusable'
  | 'timeout'
  /** Wrong key or unknown model: an admin has to act. */
  | 'misconfigured'
  | 'unavailable'
  | 'disabled'

export const PASSED_ON: ReadonlySet<AiFailureKind> = new Set(['quota', 'unavailable', 'misconfigured', 'timeout'])

/** A provider's failure in our terms; `detail` is for the log and contains no key. */
export class AiFailure extends Error {
  readonly kind: AiFailureKind
  readonly detail: string

  constructor(kind: AiFailureKind, detail: string) {
    super(kind === 'quota' ? 'All API keys have exceeded their quota limits' : `AI engine: ${kind}`)
    this.kind = kind
    this.detail = detail
  }
}
