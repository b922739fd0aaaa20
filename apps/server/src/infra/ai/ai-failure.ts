export type AiFailureKind =
  /** Every key is out for now, or for the day. */
  | 'quota'
  /** The prompt or the picture was refused: never tried again, never passed on. */
  | 'blocked'
  /** An answer that holds nothing usable. */
  | 'unusable'
  | 'timeout'
  /** Wrong key, unknown model: an admin has to act. */
  | 'misconfigured'
  | 'unavailable'
  /** An admin switched off every engine that could do the work. */
  | 'disabled'

/** A provider's failure in our words; `detail` is for the log alone and holds no key. */
export class AiFailure extends Error {
  readonly kind: AiFailureKind
  readonly detail: string

  constructor(kind: AiFailureKind, detail: string) {
    super(kind === 'quota' ? 'All API keys have exceeded their quota limits' : `AI engine: ${kind}`)
    this.kind = kind
    this.detail = detail
  }
}
