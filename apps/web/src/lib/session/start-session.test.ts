import { ADMIN_PLAN_NAME } from '@ufaro/contract/plan.ts'
import { describe, expect, test, vi } from 'vitest'
import { startLoopbackApi } from '../../../test/loopback-api.ts'
import { ada, boss, creditsOf, tokenUntil } from '../../../test/people.ts'
import { left, refused, sessionKit } from '../../../test/session-kit.ts'

const kit = sessionKit()

describe('start-up', () => {
  test('with nothing kept nobody is signed in and nothing is asked', async () => {
    const { session, state } = kit.open()
    await session.init()
    expect(state()).toMatchObject({ isInitialized: true, isAuthenticated: false, error: null })
    expect(kit.api.seen).toHaveLength(0)
  })

  test('a token that cannot be read clears storage', async () => {
    const { session, state, storage } = kit.open(left('rubbish'))
    await session.init()
    expect(state()).toMatchObject({ isAuthenticated: false, user: null, error: 'Invalid token format' })
    for (const name of ['ufaro-token', 'ufaro-user', 'ufaro-credits']) expect(storage.kept.has(name)).toBe(false)
  })

  test('a good token fetches the user, then plan and credits', async () => {
    const { session, state, storage } = kit.open({ 'ufaro-token': tokenUntil(kit.inSeconds(900)) })
    await session.init()
    expect(state()).toMatchObject({ isInitialized: true, isAuthenticated: true, user: ada })
    await kit.settled(state)
    expect(kit.api.count('GET /api/auth/me')).toBe(1)
    expect(state().credits).toEqual(creditsOf(3))
    expect(JSON.parse(storage.kept.get('ufaro-credits') ?? '')).toEqual(creditsOf(3))
  })

  test('a cached user is shown without waiting, and the server is asked once, unless it was within 30 s', async () => {
    const early = kit.open(left(tokenUntil(kit.inSeconds(900)), kit.clock.now - 20_000))
    await early.session.init()
    expect(early.state()).toMatchObject({ isAuthenticated: true, user: ada })
    expect(kit.api.seen).toHaveLength(0)

    const renamed = { ...ada, firstName: 'Adaeze' }
    kit.api.routes['GET /api/auth/me'] = () => ({ body: { user: renamed } })
    const old = kit.open(left(tokenUntil(kit.inSeconds(900)), kit.clock.now - 300_000))
    await old.session.init()
    expect(old.state()).toMatchObject({ isAuthenticated: true, user: ada })
    await kit.settled(old.state)
    expect(old.state().user).toEqual(renamed)
    expect([kit.api.count('GET /api/auth/me'), kit.api.count('GET /api/user/plan')]).toEqual([1, 1])
  })

  test('waits until the page can be shown, and meanwhile calls the server', async () => {
    const { session, state } = kit.open(left(tokenUntil(kit.inSeconds(900))))
    const page = Promise.withResolvers<void>()
    const over = session.init(page.promise)
    await kit.settled(state)
    expect(state().isInitialized).toBe(false)
    page.resolve()
    await over
    expect(state().isInitialized).toBe(true)
  })

  test('a token that expires soon is renewed', async () => {
    const fresh = tokenUntil(kit.inSeconds(900))
    kit.api.routes['POST /api/auth/refresh'] = () => ({ body: { token: fresh, user: ada } })
    const { session, storage } = kit.open(left(tokenUntil(kit.inSeconds(119))))
    await session.init()
    expect(storage.kept.get('ufaro-token')).toBe(fresh)
    expect(kit.api.count('POST /api/auth/refresh')).toBe(1)
  })

  test('the cached user is kept until 300 s after the token has expired', async () => {
    const { session, state } = kit.open(left(tokenUntil(kit.inSeconds(-299)), kit.clock.now))
    await session.init()
    expect(state()).toMatchObject({ isAuthenticated: true, user: ada })
  })

  test('more than 300 s after the token has expired, storage is cleared and the session is expired', async () => {
    const { session, state, storage } = kit.open(left(tokenUntil(kit.inSeconds(-301))))
    await session.init()
    expect(kit.api.count('POST /api/auth/refresh')).toBe(1)
    expect(state()).toMatchObject({ isAuthenticated: false, error: 'Token is expired', ended: 'expired' })
    expect(storage.kept.has('ufaro-token')).toBe(false)
  })

  test('a user the server refuses twice is signed out', async () => {
    kit.api.routes['GET /api/auth/me'] = () => refused
    const { session, state } = kit.open({ 'ufaro-token': tokenUntil(kit.inSeconds(900)) })
    await session.init()
    expect(kit.api.count('POST /api/auth/refresh')).toBe(1)
    expect(state()).toMatchObject({
      isAuthenticated: false,
      error: 'Authentication failed and token refresh unsuccessful',
    })
  })

  test('a cached user is signed out once the server has refused the token', async () => {
    kit.api.routes['GET /api/auth/me'] = () => refused
    const { session, state, storage } = kit.open(left(tokenUntil(kit.inSeconds(900))))
    await session.init()
    await vi.waitFor(() => expect(state()).toMatchObject({ isAuthenticated: false, user: null, ended: 'expired' }))
    expect(kit.api.count('POST /api/auth/refresh')).toBe(1)
    expect(storage.kept.has('ufaro-token')).toBe(false)
  })

  test('an API that cannot be reached leaves the cached user', async () => {
    const { session, state } = kit.open(left(tokenUntil(kit.inSeconds(900))))
    vi.spyOn(console, 'warn').mockReturnValue()
    await kit.api.close()
    await session.init()
    await vi.waitFor(() => expect(state().error).toBe('Failed to refresh user data'))
    expect(state()).toMatchObject({ isAuthenticated: true, isInitialized: true, user: ada })
    kit.api = await startLoopbackApi()
  })

  test('anything unforeseen ends start-up with an error and nobody signed in', async () => {
    kit.api.routes['GET /api/auth/me'] = () => ({ status: 500, body: { error: 'Oh' } })
    const { session, state } = kit.open({ 'ufaro-token': tokenUntil(kit.inSeconds(900)) })
    await session.init()
    expect(state()).toMatchObject({ isAuthenticated: false, error: 'Failed to initialize authentication' })
  })

  test('corrupted storage breaks nothing', async () => {
    const { session, state } = kit.open({
      'ufaro-session': '{"state":{"credits":null},"version":1}',
      'ufaro-user': '{{',
    })
    await session.init()
    expect(state().credits.gif).toBe(0)
  })
})

test('only user, credits, plan, the flag and the time of the refresh persist', async () => {
  const { session, state, storage } = kit.open({ 'ufaro-token': tokenUntil(kit.inSeconds(900)) })
  await session.init()
  await kit.settled(state)
  const { state: kept } = JSON.parse(storage.kept.get('ufaro-session') ?? '')
  expect(Object.keys(kept).sort()).toEqual(['credits', 'isAuthenticated', 'lastRefresh', 'user', 'userPlan'])
})

test('an admin has the Admin Plan and no end of credits', async () => {
  kit.api.routes['GET /api/auth/me'] = () => ({ body: { user: boss } })
  const { session, state } = kit.open({ 'ufaro-token': tokenUntil(kit.inSeconds(900)) })
  await session.init()
  expect(state().userPlan?.plan_name).toBe(ADMIN_PLAN_NAME)
  await kit.settled(state)
  expect([state().credits.flyer, state().userPlan?.credits_remaining]).toEqual(['unlimited', 'unlimited'])
})
