import { refresh } from '@ufaro/contract/http/auth.ts'
import { ApiError } from '../http/api-error.ts'
import { createCall } from '../http/create-call.ts'
import type { SessionCore } from './session-core.ts'
import { expiryOf, tokenState } from './token.ts'

/** `refused`: the refresh cookie is invalid. `unreachable`: there was no clear answer, so the cookie may be valid. */
export type Renewal = 'renewed' | 'refused' | 'unreachable'
export type RenewalService = ReturnType<typeof createRenewal>

/** Whether an error tells nothing about the session: no response, a rate limit, or a status of 502 or above. */
const isInconclusive = (error: unknown): boolean =>
  error instanceof ApiError && (error.unreachable || error.status === 429 || error.status >= 502)

/** Only one renewal runs at a time over all tabs. */
export function createRenewal(core: SessionCore, base: string) {
  const call = createCall(base, { token: () => null, renew: async () => null })
  let pending: Promise<Renewal> | undefined

  async function exchange(oldToken: string | null): Promise<Renewal> {
    // While this code waited for the lock, another tab may have renewed the token, or the user may have signed out.
    const current = core.kept.token()
    if (current !== oldToken) return current && isGood(current) ? 'renewed' : 'refused'
    try {
      const reply = await call(refresh)
      if (core.kept.token() !== oldToken) return 'refused'
      core.begin(reply)
      return 'renewed'
    } catch (error) {
      if (isInconclusive(error)) return 'unreachable'
      if (error instanceof ApiError) return 'refused'
      throw error
    }
  }

  const isGood = (token: string) => tokenState(expiryOf(token) ?? 0, core.now()) === 'good'

  function renew(): Promise<Renewal> {
    const oldToken = core.kept.token()
    pending ??= alone(() => exchange(oldToken)).finally(() => {
      pending = undefined
    })
    return pending
  }

  async function renewOrEnd(): Promise<string | null> {
    const outcome = await renew()
    if (outcome === 'refused' && core.store.getState().isAuthenticated) {
      core.clear({ error: 'Authentication failed. Please log in again.', ended: 'expired' })
    }
    return outcome === 'renewed' ? core.kept.token() : null
  }

  async function renewWhenDue(): Promise<void> {
    const token = core.kept.token()
    if (token === null) return
    if (expiryOf(token) === null) return core.clear({ error: 'Failed to validate current token' })
    if (isGood(token)) return core.schedule()
    const outcome = await renew()
    if (outcome === 'refused') {
      core.clear({ error: 'Authentication failed and token refresh unsuccessful', ended: 'expired' })
    } else core.schedule()
  }

  core.whenDue(() => void renewWhenDue())
  return { renew, renewOrEnd, renewWhenDue }
}

/** Runs one task at a time over all tabs, by Web Locks. Browsers without Web Locks run it at once. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('ufaro-refresh', work) : work()
