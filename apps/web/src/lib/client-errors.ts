import { clientErrors } from '@ufaro/contract/http/site.ts'
import { logFailure } from './log.ts'
import { call } from './session.ts'

/** Maximum number of reports per page load, because a broken page may fail again and again. */
const MOST_REPORTS = 5
let reports = 0

export function reportClientError(error: unknown): void {
  if (reports++ >= MOST_REPORTS) return
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  call(clientErrors, { body: { message: text.slice(0, 3000) || 'Unknown', page: location.pathname } }).catch((cause) =>
    logFailure('The failure could not be reported', cause),
  )
}

export function watchClientErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportClientError(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason))
}
