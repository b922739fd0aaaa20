import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'

/** Error messages by field name. A message that belongs to no field has the key `root`. */
export function accountFaults(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return { root: sentenceOf(error) }
  if (error.code === 'INVALID_CREDENTIALS') return { password: 'This is not your password.' }
  if (error.code === 'EMAIL_TAKEN') return { email: error.message }
  return Object.keys(error.fields).length > 0 ? error.fields : { root: sentenceOf(error) }
}
