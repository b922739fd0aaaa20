export type PaystackFaultKind =
  | 'unreachable'
  | 'timeout'
  | 'unreadable'
  | 'unauthorized'
  | 'not_found'
  | 'rejected'
  | 'rate_limited'
  | 'failed'

/** The message is for the log: it contains no key and is never shown to users. */
export class PaystackFault extends Error {
  readonly kind: PaystackFaultKind
  readonly code: string | null

  constructor(kind: PaystackFaultKind, message: string, code: string | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}

export const isPassing = ({ kind }: PaystackFault): boolean =>
  ['unreachable', 'timeout', 'unreadable', 'rate_limited', 'failed'].includes(kind)
