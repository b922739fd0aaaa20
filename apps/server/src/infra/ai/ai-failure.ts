export type AiFailureKind =
  /** Every API key of the provider is rate-limited or has used up its daily quota. */
  | 'quota'
  /**
   * The provider's content filter blocked the prompt or picture. Such a request is never retried and never sent to
   * another engine.
   */
  | 'blocked'
  | 'unusable'
  | 'timeout'
  /** Wrong API key or unknown model. An admin has to correct the configuration. */
  | 'misconfigured'
  | 'unavailable'
  | 'disabled'

export const PASSED_ON: ReadonlySet<AiFailureKind> = new Set(['quota', 'unavailable', 'misconfigured', 'timeout'])

/** An AI provider's error, mapped to our own kinds. `detail` is for the log and contains no API key. */
export class AiFailure extends Error {
  readonly kind: AiFailureKind
  readonly detail: string

  constructor(kind: AiFailureKind, detail: string) {
    super(kind === 'quota' ? 'All API keys have exceeded their quota limits' : `AI engine: ${kind}`)
    this.kind = kind
    this.detail = detail
  }
}
