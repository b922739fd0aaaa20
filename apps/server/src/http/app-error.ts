import { type ErrorCode, sentenceOf, statusOf } from '@ufaro/contract/errors.ts'

interface Extra {
  fields?: Record<string, string>
  runId?: string
  refunded?: boolean
  /** Seconds, for Retry-After. */
  retryAfter?: number
  /** Where one code has two statuses: a provider that failed, and one that is out for the day. */
  status?: number
  /** For the log only; never sent. */
  cause?: unknown
}

/** A failure with a code of the catalogue. Its message is the sentence the person reads. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly extra: Extra

  constructor(code: ErrorCode, sentence: string = sentenceOf(code), extra: Extra = {}) {
    super(sentence, { cause: extra.cause })
    this.code = code
    this.status = extra.status ?? statusOf(code)
    this.extra = extra
  }
}

/** For a request that is too large as a whole, whatever each file of it weighs. */
export const tooMuch = () =>
  new AppError('TOO_LARGE', 'This is too much to send at once. Please use fewer or smaller files.')
