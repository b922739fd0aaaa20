/** HTTP status and default sentence of each code. A route may replace the sentence by a more specific one. */
export const ERRORS = {
  VALIDATION_FAILED: [400, 'Please check the highlighted fields.'],
  INVALID_TOKEN: [400, 'This link is invalid or has expired. Please request a new one.'],
  UNAUTHENTICATED: [401, 'Authentication failed. Please log in again.'],
  INVALID_CREDENTIALS: [401, 'Invalid email or password'],
  NO_CREDITS: [402, 'You have no credits left for this tool. Please upgrade your plan.'],
  PLAN_EXPIRED: [402, 'Your plan has expired. Please choose a plan to continue.'],
  EMAIL_NOT_VERIFIED: [403, 'Please check your email and click the confirmation link before logging in.'],
  SERVICE_DISABLED: [403, 'This tool is switched off at the moment. Please try again later.'],
  NOT_ALLOWED: [403, 'Access denied. Admin privileges required.'],
  METRICS_ONLY: [403, 'Metrics are read from the machine itself or with the metrics token.'],
  PRIMARY_ONLY: [403, 'Only a primary admin can do this.'],
  BAD_SIGNATURE: [403, 'This link is not valid any more. Reload the page to get a fresh one.'],
  NOT_FOUND: [404, 'We could not find what you asked for.'],
  EMAIL_TAKEN: [409, 'An account with this email already exists. Please log in instead.'],
  ALREADY_EXISTS: [409, 'This already exists.'],
  FEEDBACK_CLOSED: [409, 'This run cannot be judged any more.'],
  NOTHING_TO_REFUND: [409, 'There is no credit to give back for this run.'],
  OUTPUT_EXISTS: [409, 'This result has been made already.'],
  RUN_COMPLETE: [409, 'This run takes no more work. Please start a new one.'],
  RUN_NOT_FINISHED: [409, 'This run has not finished yet.'],
  IDEMPOTENCY_CONFLICT: [409, 'This request was sent before with other contents.'],
  IDEMPOTENCY_IN_PROGRESS: [409, 'The same request is still being worked on. Please try again in a moment.'],
  NOTHING_PAYABLE: [409, 'There is nothing to pay out at the moment.'],
  CONFLICT: [409, 'Somebody changed this in the meantime. Please reload and try again.'],
  SLUG_TAKEN: [409, 'This address is taken. Please choose another one.'],
  PAGE_CLOSED: [409, 'This page takes no more guests.'],
  INPUTS_GONE: [409, 'The photo of this run is not kept any more. Please start a new one.'],
  TOO_MANY_UPLOADS: [409, 'Too many of your pictures are waiting to be used. Please try again in a few hours.'],
  REQUEST_TIMEOUT: [408, 'This request took too long to arrive. Please try again.'],
  TOO_LARGE: [413, 'This file is too large. Please upload one of at most 10MB.'],
  NOT_AN_IMAGE: [415, 'Please upload a JPEG, PNG, or WebP image.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Please send JSON or a form.'],
  UNREADABLE_IMAGE: [422, 'This image could not be read. It may be damaged; please try another one.'],
  NEEDS_AI: [422, 'Only an AI engine can make this one. The built-in engine works on your own picture alone.'],
  DAILY_LIMIT: [429, 'You have reached today’s limit of your plan. Please come back tomorrow or upgrade.'],
  RATE_LIMITED: [429, 'Too many attempts. Please wait a little and try again.'],
  HEADERS_TOO_LARGE: [431, 'The headers of this request are too large.'],
  INTERNAL: [500, 'An unexpected error occurred with the API.'],
  PROVIDER_FAILED: [502, 'An error occurred. Please try again.'],
  MAINTENANCE: [503, 'Ufaro is being looked after at the moment. Please try again in a few minutes.'],
  OVERLOADED: [503, 'We are very busy at the moment. Please try again in a few seconds.'],
  NOT_READY: [503, 'Not everything is ready yet. Please try again in a few seconds.'],
  PAYMENTS_OFF: [503, 'Payments are switched off at the moment.'],
  PROVIDER_TIMEOUT: [504, 'An error occurred. Please try again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof ERRORS
export const statusOf = (code: ErrorCode): number => ERRORS[code][0]
export const sentenceOf = (code: ErrorCode): string => ERRORS[code][1]

/**
 * `fields` maps field names to messages. It is always set for VALIDATION_FAILED and may be set for other codes. `runId`
 * and `refunded` are set for failures of a run.
 */
export interface ErrorBody {
  error: string
  code: ErrorCode
  fields?: Record<string, string>
  runId?: string
  refunded?: boolean
}
