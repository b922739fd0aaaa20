export type AiFailureKind =
  /** Every API key of the provider is rate-limited or has used up its daily quota. */
  | 'quota'
  /** The provider's content filter blocked the prompt or picture. */
  | 'blocked'
  | 'unusable'
  | 'timeout'
  | 'misconfigured'
  | 'unavailable'
  | 'disabled'

export const PASSED_ON: ReadonlySet<AiFailureKind> = new Set(['quota', 'unavailable', 'misconfigured', 'timeout'])

/** `detail` is for the log and contains no API key. */
export class AiFailure extends Error {
  readonly kind: AiFailureKind
  readonly detail: string

  constructor(kind: AiFailureKind, detail: string) {
    super(kind === 'quota' ? 'All API keys have exceeded their quota limits' : `AI engine: ${kind}`)
    this.kind = kind
    this.detail = detail
  }
}
