import { checkUserStatus } from '@ufaro/contract/http/auth.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { logFailure } from '#web/lib/log.ts'
import type { call } from '#web/lib/session.ts'

export interface LoginTrouble {
  text: string
  unconfirmed?: boolean
  offerReset?: boolean
}

const WRONG = 'Invalid email or password. Please check your credentials and try again.'
const INCOMPLETE = 'Account setup is incomplete. Please try logging in again or contact support if the issue persists.'

/** @param ask calls the API, because the message for some errors depends on the account's state */
export async function loginTrouble(ask: typeof call, error: unknown, email: string): Promise<LoginTrouble> {
  const text = error instanceof ApiError ? error.message : 'Login failed'
  if (text.includes('Invalid email or password')) return { text: WRONG }
  if (!/check your email|confirmation link/i.test(text)) return { text }
  const status = await ask(checkUserStatus, { body: { email } }).catch((cause) => {
    // Only log the failed lookup: the message of the login itself is shown in any case.
    logFailure('Failed to check user status', cause)
    return null
  })
  if (status?.exists && status.verified && !status.hasCustomRecord) return { text: INCOMPLETE }
  return { text, unconfirmed: true, offerReset: status?.exists === true && !status.verified }
}
