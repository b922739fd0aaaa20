import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createSession } from '../src/lib/session/create-session.ts'
import { startLoopbackApi } from './loopback-api.ts'
import { ada, creditsOf, memoryStorage, planWith, tokenUntil } from './people.ts'

const NOW = 1_800_000_000_000

export const refused = {
  status: 401,
  body: { error: 'Authentication failed. Please log in again.', code: 'UNAUTHENTICATED' },
}

/** Gives each test of a file an API of its own, which knows Ada and her plan, and a clock that stands still. */
export function sessionKit() {
  const clock = { now: NOW }
  const inSeconds = (left: number) => clock.now / 1000 + left
  let api: Awaited<ReturnType<typeof startLoopbackApi>>

  beforeEach(async () => {
    clock.now = NOW
    api = await startLoopbackApi({
      'GET /api/auth/me': () => ({ body: { user: ada } }),
      'GET /api/user/plan': () => ({ body: planWith(3) }),
      'POST /api/auth/refresh': () => refused,
      'POST /api/auth/logout': () => ({ status: 204 }),
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    return api.close()
  })

  function open(entries: Record<string, string> = {}) {
    const storage = memoryStorage(entries)
    const session = createSession({ base: api.base, storage, now: () => clock.now })
    return { storage, session, state: session.store.getState }
  }

  return {
    clock,
    inSeconds,
    open,
    get api() {
      return api
    },
    set api(next) {
      api = next
    },

    async signedIn(user = ada) {
      const page = open(left(tokenUntil(inSeconds(900)), clock.now, user))
      await page.session.init()
      return page
    },

    settled: (state: () => { lastRefresh: number }) => vi.waitFor(() => expect(state().lastRefresh).toBe(clock.now)),
  }
}

/** What an earlier visit left in the storage. */
export const left = (token: string, lastRefresh = 0, user = ada) => ({
  'ufaro-token': token,
  'ufaro-user': JSON.stringify(user),
  'ufaro-session': JSON.stringify({
    version: 1,
    state: { user, credits: creditsOf(2), userPlan: planWith(2), isAuthenticated: true, lastRefresh },
  }),
})
