import { type ErrorCode, sentenceOf, statusOf } from '@ufaro/contract/errors.ts'

interface Extra {
  fields?: Record<string, string>
  runId?: string
  refunded?: boolean
  retryAfter?: number
  /** Overrides the code's status, for codes with two: a provider that failed, or is out of quota. */
  status?: number
  cause?: unknown
}

/** A failure with a code of the catalogue; its message is the sentence shown to the user. */
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

/** The request as a whole is too large, whatever the size of each file. */
export const tooMuch = () =>
  new AppError('TOO_LARGE', 'This is too much to send at once. Please use fewer or smaller files.')
