import { type ErrorCode, sentenceOf, statusOf } from '@ufaro/contract/errors.ts'

interface Extra {
  fields?: Record<string, string>
  runId?: string
  refunded?: boolean
  retryAfter?: number
  /**
   * Replaces the status that the catalogue gives to `code`. For codes with two statuses, such as a provider error and a
   * used-up quota.
   */
  status?: number
  cause?: unknown
}

/** An error with a code from the catalogue. The message is shown to the user. */
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

/** Reports a request that is too large as a whole, even if no single file is too large. */
export const tooMuch = () =>
  new AppError('TOO_LARGE', 'This is too much to send at once. Please use fewer or smaller files.')
