import { ApiError } from '#web/lib/http/api-error.ts'

export const PLANS_FAILED = 'Failed to load payment plans'
export const HISTORY_FAILED = 'Failed to load payment history'
export const POPUP_BLOCKED = 'Popup blocked. Please allow popups for this site.'

export function paymentSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.code || error.unreachable || error.status === 401 ? error.message : `Request failed: ${error.status}`
}

export const isSessionExpired = (sentence: string): boolean => /401|Unauthorized|Authentication/.test(sentence)
