import type { ErrorBody, ErrorCode } from '@ufaro/contract/errors.ts'

/** Status of a call without a response: offline or server down. */
export const NO_ANSWER = 0

/** `message` is a sentence for users. `runId` and `refunded` are set if the failure belongs to a run. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly fields: Record<string, string>
  readonly runId: string | undefined
  readonly refunded: boolean | undefined
  requestId: string | undefined

  constructor(message: string, status: number, body: Partial<ErrorBody> = {}, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.fields = body.fields ?? {}
    this.runId = body.runId
    this.refunded = body.refunded
  }

  /** True if no response arrived. The server may have executed the call nevertheless. */
  get unreachable(): boolean {
    return this.status === NO_ANSWER
  }
}

export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const body = parse(text)
  const error =
    body && typeof body.error === 'string'
      ? new ApiError(body.error, response.status, body)
      : new ApiError(`HTTP ${response.status}: ${text || response.statusText}`, response.status)
  error.requestId = response.headers.get('x-request-id') ?? undefined
  return error
}

function parse(text: string): Partial<ErrorBody> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Error messages by field name. An error that belongs to no field has the key `form`. */
export const faultsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.fields : { form: sentenceOf(error) }

export const sentenceOf = (error: unknown, fallback = 'An unexpected error occurred with the API.'): string =>
  error instanceof ApiError ? error.message : fallback
