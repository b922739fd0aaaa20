import { type ErrorCode, sentenceOf, statusOf } from '@ufaro/contract/errors.ts'

interface Extra {
  fields?: Record<string, string>
  runId?: string
  refunded?: boolean
  retryAfter?: number
  /** Overrides the status that the catalogue gives to `code`. */
  status?: number
  cause?: unknown
}

/** The message is shown to the user. */
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

export const tooMuch = () =>
  new AppError('TOO_LARGE', 'This is too much to send at once. Please use fewer or smaller files.')
