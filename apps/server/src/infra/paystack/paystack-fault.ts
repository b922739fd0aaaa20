export type PaystackFaultKind =
  | 'unreachable'
  | 'timeout'
  | 'unreadable'
  | 'unauthorized'
  | 'not_found'
  | 'rejected'
  | 'rate_limited'
  | 'failed'

/** The provider did not do what was asked. The message is for the log; it holds no key and never reaches a person. */
export class PaystackFault extends Error {
  readonly kind: PaystackFaultKind
  /** The provider's own identifier, such as `duplicate_reference`, where it gave one. */
  readonly code: string | null

  constructor(kind: PaystackFaultKind, message: string, code: string | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}

/** Whether the same call may go better in a moment. */
export const isPassing = ({ kind }: PaystackFault): boolean =>
  ['unreachable', 'timeout', 'unreadable', 'rate_limited', 'failed'].includes(kind)
