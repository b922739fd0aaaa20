import { me } from '@ufaro/contract/http/auth.ts'
import { getPlan } from '@ufaro/contract/http/credits.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call } from '../http/create-call.ts'
import { logFailure } from '../log.ts'
import type { SessionCore } from './session-core.ts'

const REFRESH_THROTTLE_MS = 30_000

interface RefreshOptions {
  force?: boolean
  /** Fetches only the plan, because the profile has just been fetched. */
  planOnly?: boolean
}
export type RefreshData = (options?: RefreshOptions) => Promise<void>

/**
 * Does nothing without a user, during a running refetch, or within 30 s of the last one unless `force` is set. Never
 * throws: errors are written to the store.
 */
export function createRefresh({ store, kept, now, setUser, setPlan, clear }: SessionCore, call: Call): RefreshData {
  async function refetch(planOnly: boolean) {
    const known = store.getState().userPlan
    const [profile, plan] = await Promise.all([planOnly ? null : call(me), call(getPlan)])
    // The user may have signed out meanwhile. A plan that arrived in an event meanwhile may be newer than the reply.
    if (!kept.token()) return
    const changed = store.getState().userPlan !== known
    if (profile) setUser(profile.user)
    if (!changed) setPlan(plan)
    store.setState({ lastRefresh: now(), error: null })
  }

  return async ({ force = false, planOnly = false } = {}) => {
    const { user, isLoading, lastRefresh } = store.getState()
    if (!user || isLoading || (!force && now() - lastRefresh < REFRESH_THROTTLE_MS)) return
    if (!kept.token()) {
      store.setState({ error: 'No authentication token found' })
      return
    }
    store.setState({ isLoading: true })
    try {
      await refetch(planOnly)
    } catch (error) {
      logFailure('Could not refresh user plan', error)
      const refused = error instanceof ApiError && error.status === 401
      if (refused) clear({ error: 'Authentication failed. Please log in again.', ended: 'expired' })
      else store.setState({ error: 'Failed to refresh user data' })
    } finally {
      store.setState({ isLoading: false })
    }
  }
}
