import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'

/** What a refused change says, at its fields or above them all as `root`. */
export function faultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return { root: sentenceOf(error) }
  if (error.code === 'INVALID_CREDENTIALS') return { password: 'This is not your password.' }
  if (error.code === 'EMAIL_TAKEN') return { email: error.message }
  return Object.keys(error.fields).length > 0 ? error.fields : { root: sentenceOf(error) }
}
