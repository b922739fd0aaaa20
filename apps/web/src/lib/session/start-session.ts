import { me } from '@ufaro/contract/http/auth.ts'
import type { User } from '@ufaro/contract/user.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call } from '../http/create-call.ts'
import type { RefreshData } from './refresh-data.ts'
import type { RenewalService } from './renewal.ts'
import type { SessionCore } from './session-core.ts'
import { expiryOf, tokenState } from './token.ts'

class NoSession extends Error {}

interface Found {
  user: User
  cached: boolean
}

/**
 * With a good token, the cached user is shown at once and refreshed in the background. Any other token is renewed
 * first. If that fails, the cached user is shown only if the API is unreachable or the token expired only minutes ago.
 * @param page promise of the first page's code, without which nothing can be shown
 */
export async function startSession(
  core: SessionCore,
  call: Call,
  renewal: RenewalService,
  refreshData: RefreshData,
  page?: Promise<void>,
) {
  const { store, kept } = core
  try {
    const found = await findUser(core, call, renewal)
    if (!found) return core.clear()
    core.setUser(found.user)
    core.schedule()
    // Refresh in the background, because the cached data is shown meanwhile.
    if (kept.token()) void refreshData({ planOnly: !found.cached })
  } catch (error) {
    if (!(error instanceof NoSession)) return core.clear({ error: 'Failed to initialize authentication' })
    core.clear({ error: error.message, ended: error.message === 'Token is expired' ? 'expired' : null })
  } finally {
    await page
    store.setState({ isInitialized: true })
  }
}

async function findUser(core: SessionCore, call: Call, { renew }: RenewalService): Promise<Found | null> {
  const { store, kept, now } = core
  const token = kept.token()
  if (token === null) return null
  const exp = expiryOf(token)
  if (exp === null) throw new NoSession('Invalid token format')
  const known = store.getState().user ?? kept.cachedUser()
  const cached = known && { user: known, cached: true }
  const state = tokenState(exp, now())

  if (state !== 'good') {
    const outcome = await renew()
    const { user } = store.getState()
    if (outcome === 'renewed') return user && { user, cached: false }
    if (outcome === 'unreachable' || state === 'grace') return cached
    throw new NoSession(state === 'dead' ? 'Token is expired' : 'Authentication failed and token refresh unsuccessful')
  }
  if (cached) return cached
  try {
    return { user: (await call(me)).user, cached: false }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    throw new NoSession('Authentication failed and token refresh unsuccessful')
  }
}
