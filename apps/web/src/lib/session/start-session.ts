import { me } from '@ufaro/contract/http/auth.ts'
import type { User } from '@ufaro/contract/user.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call } from '../http/create-call.ts'
import { CACHE_TTL_MS, type RefreshData } from './refresh-data.ts'
import { isInconclusive, type RenewalService } from './renewal.ts'
import type { SessionCore } from './session-core.ts'
import { expiryOf, tokenState } from './token.ts'

class NoSession extends Error {}

/**
 * Restores the session from storage. Always ends initialized. If the API is unreachable, the cached user stays; if it
 * refuses, not.
 */
export async function startSession(core: SessionCore, call: Call, renewal: RenewalService, refreshData: RefreshData) {
  const { store, kept } = core
  try {
    const user = await findUser(core, call, renewal)
    if (!user) return core.clear()
    core.setUser(user)
    core.schedule()
    // Not awaited: cached data is shown meanwhile.
    if (kept.token()) void refreshData()
  } catch (error) {
    if (!(error instanceof NoSession)) return core.clear({ error: 'Failed to initialize authentication' })
    core.clear({ error: error.message, ended: error.message === 'Token is expired' ? 'expired' : null })
  } finally {
    store.setState({ isInitialized: true })
  }
}

async function findUser(core: SessionCore, call: Call, { renew }: RenewalService): Promise<User | null> {
  const { store, kept, now } = core
  const token = kept.token()
  if (token === null) return null
  const exp = expiryOf(token)
  if (exp === null) throw new NoSession('Invalid token format')
  const cached = store.getState().user ?? kept.cachedUser()
  const state = tokenState(exp, now())

  if (state !== 'good') {
    const outcome = await renew()
    if (outcome === 'renewed') return store.getState().user
    if (outcome === 'unreachable' || state === 'grace') return cached
    throw new NoSession(state === 'dead' ? 'Token is expired' : 'Authentication failed and token refresh unsuccessful')
  }
  if (cached && now() - store.getState().lastRefresh < CACHE_TTL_MS) return cached
  try {
    return (await call(me)).user
  } catch (error) {
    if (cached && isInconclusive(error)) return cached
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    throw new NoSession('Authentication failed and token refresh unsuccessful')
  }
}
