import { listServices } from '@ufaro/contract/http/admin.ts'
import { getPlan } from '@ufaro/contract/http/credits.ts'
import { ADMIN_PLAN_NAME } from '@ufaro/contract/plan.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LoopbackApi, startLoopbackApi } from '../../../test/loopback-api.ts'
import { ada, boss, creditsOf, memoryStorage, planWith, tokenUntil } from '../../../test/people.ts'
import { createSession } from './create-session.ts'

const refused = { status: 401, body: { error: 'Authentication failed. Please log in again.', code: 'UNAUTHENTICATED' } }
const clock = { now: 1_800_000_000_000 }
const inSeconds = (left: number) => clock.now / 1000 + left

let api: LoopbackApi
beforeEach(async () => {
  clock.now = 1_800_000_000_000
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
const left = (token: string, lastRefresh = 0, user = ada) => ({
  'ufaro-token': token,
  'ufaro-user': JSON.stringify(user),
  'ufaro-session': JSON.stringify({
    version: 1,
    state: { user, credits: creditsOf(2), userPlan: planWith(2), isAuthenticated: true, lastRefresh },
  }),
})
const settled = (state: () => { lastRefresh: number }) => vi.waitFor(() => expect(state().lastRefresh).toBe(clock.now))

describe('start-up', () => {
  test('with nothing kept nobody is signed in and nothing is asked', async () => {
    const { session, state } = open()
    await session.init()
    expect(state()).toMatchObject({ isInitialized: true, isAuthenticated: false, error: null })
    expect(api.seen).toHaveLength(0)
  })

  test('a token that cannot be read clears storage', async () => {
    const { session, state, storage } = open(left('rubbish'))
    await session.init()
    expect(state()).toMatchObject({ isAuthenticated: false, user: null, error: 'Invalid token format' })
    for (const name of ['ufaro-token', 'ufaro-user', 'ufaro-credits']) expect(storage.kept.has(name)).toBe(false)
  })

  test('a good token fetches the user, then plan and credits', async () => {
    const { session, state, storage } = open({ 'ufaro-token': tokenUntil(inSeconds(900)) })
    await session.init()
    expect(state()).toMatchObject({ isInitialized: true, isAuthenticated: true, user: ada })
    await settled(state)
    expect(api.count('GET /api/auth/me')).toBe(1)
    expect(state().credits).toEqual(creditsOf(3))
    expect(JSON.parse(storage.kept.get('ufaro-credits') ?? '')).toEqual(creditsOf(3))
  })

  test('a cached user is shown without waiting, and the server is asked once, unless it was within 30 s', async () => {
    const early = open(left(tokenUntil(inSeconds(900)), clock.now - 20_000))
    await early.session.init()
    expect(early.state()).toMatchObject({ isAuthenticated: true, user: ada })
    expect(api.seen).toHaveLength(0)

    const renamed = { ...ada, firstName: 'Adaeze' }
    api.routes['GET /api/auth/me'] = () => ({ body: { user: renamed } })
    const old = open(left(tokenUntil(inSeconds(900)), clock.now - 300_000))
    await old.session.init()
    expect(old.state()).toMatchObject({ isAuthenticated: true, user: ada })
    await settled(old.state)
    expect(old.state().user).toEqual(renamed)
    expect([api.count('GET /api/auth/me'), api.count('GET /api/user/plan')]).toEqual([1, 1])
  })

  test('waits until the page can be shown, and meanwhile calls the server', async () => {
    const { session, state } = open(left(tokenUntil(inSeconds(900))))
    const page = Promise.withResolvers<void>()
    const over = session.init(page.promise)
    await settled(state)
    expect(state().isInitialized).toBe(false)
    page.resolve()
    await over
    expect(state().isInitialized).toBe(true)
  })

  test('a token that expires soon is renewed', async () => {
    const fresh = tokenUntil(inSeconds(900))
    api.routes['POST /api/auth/refresh'] = () => ({ body: { token: fresh, user: ada } })
    const { session, storage } = open(left(tokenUntil(inSeconds(119))))
    await session.init()
    expect(storage.kept.get('ufaro-token')).toBe(fresh)
    expect(api.count('POST /api/auth/refresh')).toBe(1)
  })

  test('the cached user is kept until 300 s after the token has expired', async () => {
    const { session, state } = open(left(tokenUntil(inSeconds(-299)), clock.now))
    await session.init()
    expect(state()).toMatchObject({ isAuthenticated: true, user: ada })
  })

  test('more than 300 s after the token has expired, storage is cleared and the session is expired', async () => {
    const { session, state, storage } = open(left(tokenUntil(inSeconds(-301))))
    await session.init()
    expect(api.count('POST /api/auth/refresh')).toBe(1)
    expect(state()).toMatchObject({ isAuthenticated: false, error: 'Token is expired', ended: 'expired' })
    expect(storage.kept.has('ufaro-token')).toBe(false)
  })

  test('a user the server refuses twice is signed out', async () => {
    api.routes['GET /api/auth/me'] = () => refused
    const { session, state } = open({ 'ufaro-token': tokenUntil(inSeconds(900)) })
    await session.init()
    expect(api.count('POST /api/auth/refresh')).toBe(1)
    expect(state()).toMatchObject({
      isAuthenticated: false,
      error: 'Authentication failed and token refresh unsuccessful',
    })
  })

  test('a cached user is signed out once the server has refused the token', async () => {
    api.routes['GET /api/auth/me'] = () => refused
    const { session, state, storage } = open(left(tokenUntil(inSeconds(900))))
    await session.init()
    await vi.waitFor(() => expect(state()).toMatchObject({ isAuthenticated: false, user: null, ended: 'expired' }))
    expect(api.count('POST /api/auth/refresh')).toBe(1)
    expect(storage.kept.has('ufaro-token')).toBe(false)
  })

  test('an API that cannot be reached leaves the cached user', async () => {
    const { session, state } = open(left(tokenUntil(inSeconds(900))))
    vi.spyOn(console, 'warn').mockReturnValue()
    await api.close()
    await session.init()
    await vi.waitFor(() => expect(state().error).toBe('Failed to refresh user data'))
    expect(state()).toMatchObject({ isAuthenticated: true, isInitialized: true, user: ada })
    api = await startLoopbackApi()
  })

  test('anything unforeseen ends start-up with an error and nobody signed in', async () => {
    api.routes['GET /api/auth/me'] = () => ({ status: 500, body: { error: 'Oh' } })
    const { session, state } = open({ 'ufaro-token': tokenUntil(inSeconds(900)) })
    await session.init()
    expect(state()).toMatchObject({ isAuthenticated: false, error: 'Failed to initialize authentication' })
  })

  test('corrupted storage breaks nothing', async () => {
    const { session, state } = open({ 'ufaro-session': '{"state":{"credits":null},"version":1}', 'ufaro-user': '{{' })
    await session.init()
    expect(state().credits.gif).toBe(0)
  })
})

test('only user, credits, plan, the flag and the time of the refresh persist', async () => {
  const { session, state, storage } = open({ 'ufaro-token': tokenUntil(inSeconds(900)) })
  await session.init()
  await settled(state)
  const { state: kept } = JSON.parse(storage.kept.get('ufaro-session') ?? '')
  expect(Object.keys(kept).sort()).toEqual(['credits', 'isAuthenticated', 'lastRefresh', 'user', 'userPlan'])
})

test('an admin has the Admin Plan and no end of credits', async () => {
  api.routes['GET /api/auth/me'] = () => ({ body: { user: boss } })
  const { session, state } = open({ 'ufaro-token': tokenUntil(inSeconds(900)) })
  await session.init()
  expect(state().userPlan?.plan_name).toBe(ADMIN_PLAN_NAME)
  await settled(state)
  expect([state().credits.flyer, state().userPlan?.credits_remaining]).toEqual(['unlimited', 'unlimited'])
})

describe('refreshing', () => {
  async function signedIn() {
    const page = open(left(tokenUntil(inSeconds(900)), clock.now))
    await page.session.init()
    return page
  }

  test('is skipped within 30 s, unless forced', async () => {
    const { session } = await signedIn()
    clock.now += 29_999
    await session.refreshData()
    expect(api.count('GET /api/user/plan')).toBe(0)
    await session.refreshData({ force: true })
    expect(api.count('GET /api/user/plan')).toBe(1)
    clock.now += 30_000
    await session.refreshData()
    expect(api.count('GET /api/user/plan')).toBe(2)
  })

  test('without a token no call is made, and the state has an error', async () => {
    const { session, state, storage } = await signedIn()
    storage.removeItem('ufaro-token')
    await session.refreshData({ force: true })
    expect(state()).toMatchObject({ error: 'No authentication token found', isLoading: false })
    expect(api.seen).toHaveLength(0)
  })

  test('runs once at a time', async () => {
    const { session } = await signedIn()
    await Promise.all([session.refreshData({ force: true }), session.refreshData({ force: true })])
    expect(api.count('GET /api/user/plan')).toBe(1)
  })

  test('a plan received by an event is not overwritten by an older response', async () => {
    const { session, state } = await signedIn()
    api.routes['GET /api/user/plan'] = async () => {
      session.takePlan(planWith(9))
      return { body: planWith(8) }
    }
    await session.refreshData({ force: true })
    expect(state().credits).toEqual(creditsOf(9))
    expect(state().lastRefresh).toBe(clock.now)
  })

  test('a failure is logged and leaves credits and plan unchanged', async () => {
    const { session, state } = await signedIn()
    api.routes['GET /api/user/plan'] = () => ({ status: 503, body: { error: 'Busy' } })
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await session.refreshData({ force: true })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Could not refresh user plan',
      expect.objectContaining({ status: 503 }),
    )
    expect(state()).toMatchObject({ isAuthenticated: true, isLoading: false, error: 'Failed to refresh user data' })
    expect(state().credits).toEqual(creditsOf(2))
  })

  test('signs out if the server has ended the session', async () => {
    const { session, state } = await signedIn()
    api.routes['GET /api/auth/me'] = () => refused
    await session.refreshData({ force: true })
    expect(state()).toMatchObject({
      isAuthenticated: false,
      ended: 'expired',
      error: 'Authentication failed. Please log in again.',
    })
  })

  test('an admin whose rights were revoked loses them on the first refusal', async () => {
    const { session, state } = open(left(tokenUntil(inSeconds(900)), clock.now, boss))
    await session.init()
    expect(state().user?.is_admin).toBe(true)
    api.routes['GET /api/admin/services'] = () => ({ status: 403, body: { error: 'No', code: 'NOT_ALLOWED' } })
    await expect(session.call(listServices)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await vi.waitFor(() => expect(state().user?.is_admin).toBe(false))
    await vi.waitFor(() => expect(state().credits).toEqual(creditsOf(3)))
  })

  test('ten calls that are refused at once ask for one new token', async () => {
    const fresh = tokenUntil(inSeconds(1000))
    const { session } = await signedIn()
    api.routes['GET /api/user/plan'] = ({ headers }) =>
      headers.authorization === `Bearer ${fresh}` ? { body: planWith(1) } : refused
    api.routes['POST /api/auth/refresh'] = () => ({ body: { token: fresh, user: ada } })
    await Promise.all(Array.from({ length: 10 }, () => session.call(getPlan)))
    expect(api.count('POST /api/auth/refresh')).toBe(1)
  })
})

describe('credits', () => {
  async function signedIn(user = ada) {
    const page = open(left(tokenUntil(inSeconds(900)), clock.now, user))
    await page.session.init()
    return page
  }

  test('a refused spend does not change the shown credits', async () => {
    const { session, state } = await signedIn()
    api.routes['POST /api/user/use-credit'] = () => ({ status: 402, body: { error: 'None', code: 'NO_CREDITS' } })
    await expect(session.spendCredit('gif')).rejects.toMatchObject({ code: 'NO_CREDITS' })
    expect(state().credits.gif).toBe(2)
  })

  test('a spend opens a run, carries a key, and the plan is read again', async () => {
    const { session } = await signedIn()
    api.routes['POST /api/user/use-credit'] = () => ({
      body: { success: true, runId: 'r7', mode: 'gif', remaining: 1 },
    })
    expect(await session.spendCredit('gif', 'key-1')).toBe('r7')
    expect(api.seen[0]?.headers['idempotency-key']).toBe('key-1')
    await vi.waitFor(() => expect(api.count('GET /api/user/plan')).toBe(1))
  })

  test('without a response the shown credits are adjusted, but never below 0', async () => {
    const { session, state } = await signedIn()
    await api.close()
    for (const expected of [1, 0, 0]) {
      await expect(session.spendCredit('gif')).rejects.toMatchObject({ unreachable: true })
      expect(state().credits.gif).toBe(expected)
    }
    await expect(session.refundCredit('gif', 'r1')).rejects.toMatchObject({ unreachable: true })
    expect(state().credits.gif).toBe(1)
    api = await startLoopbackApi()
  })

  test('for admins, spend and refund make no call', async () => {
    const { session } = await signedIn(boss)
    expect(await session.spendCredit('gif')).toBeNull()
    await session.refundCredit('gif')
    expect(api.seen).toHaveLength(0)
  })
})

describe('leaving', () => {
  test('clears everything, even where the server does not answer', async () => {
    const { session, state, storage } = open(left(tokenUntil(inSeconds(900)), clock.now))
    await session.init()
    api.routes['POST /api/auth/logout'] = () => ({ status: 500, body: { error: 'Oh' } })
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await session.signOut()
    expect(warn).toHaveBeenCalledExactlyOnceWith('Logout failed', expect.objectContaining({ status: 500 }))
    expect(state()).toMatchObject({ user: null, userPlan: null, isAuthenticated: false, lastRefresh: 0, error: null })
    expect(state().ended).toBe('signed-out')
    expect([...storage.kept.keys()]).toEqual(['ufaro-session'])
  })

  test('sends the token along, so that it dies at once', async () => {
    const token = tokenUntil(inSeconds(900))
    const { session } = open(left(token, clock.now))
    await session.init()
    await session.signOut()
    expect(api.seen.at(-1)?.headers.authorization).toBe(`Bearer ${token}`)
  })

  test('another tab that signs out takes this one along', async () => {
    const { session, state } = open(left(tokenUntil(inSeconds(900)), clock.now))
    await session.init()
    session.followOtherTab(null)
    expect(state()).toMatchObject({ isAuthenticated: false, ended: 'signed-out' })
  })
})

describe('coming in', () => {
  test('a login stores token and user', async () => {
    const token = tokenUntil(inSeconds(900))
    api.routes['POST /api/auth/login'] = () => ({ body: { token, user: ada } })
    const { session, state, storage } = open()
    await session.login({ email: ada.email, password: 'secret' })
    expect(storage.kept.get('ufaro-token')).toBe(token)
    expect(JSON.parse(storage.kept.get('ufaro-user') ?? '')).toEqual(ada)
    await settled(state)
  })

  test('a sign-up that requires a confirmed address does not sign in', async () => {
    api.routes['POST /api/auth/register'] = () => ({ status: 202, body: { message: 'CONFIRMATION_REQUIRED: look' } })
    const { session, state } = open()
    const user = await session.register({ email: 'a@b.ng', password: 'secret', mobilePhone: '1' })
    expect(user).toBeNull()
    expect(state().isAuthenticated).toBe(false)
  })
})
