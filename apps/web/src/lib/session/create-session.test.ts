import { describe, expect, test, vi } from 'vitest'
import { ada, tokenUntil } from '../../../test/people.ts'
import { left, sessionKit } from '../../../test/session-kit.ts'

const kit = sessionKit()

describe('leaving', () => {
  test('clears everything, even where the server does not answer', async () => {
    const { session, state, storage } = kit.open(left(tokenUntil(kit.inSeconds(900)), kit.clock.now))
    await session.init()
    kit.api.routes['POST /api/auth/logout'] = () => ({ status: 500, body: { error: 'Oh' } })
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await session.signOut()
    expect(warn).toHaveBeenCalledExactlyOnceWith('Logout failed', expect.objectContaining({ status: 500 }))
    expect(state()).toMatchObject({ user: null, userPlan: null, isAuthenticated: false, lastRefresh: 0, error: null })
    expect(state().ended).toBe('signed-out')
    expect([...storage.kept.keys()]).toEqual(['ufaro-session'])
  })

  test('sends the token along, so that it dies at once', async () => {
    const token = tokenUntil(kit.inSeconds(900))
    const { session } = kit.open(left(token, kit.clock.now))
    await session.init()
    await session.signOut()
    expect(kit.api.seen.at(-1)?.headers.authorization).toBe(`Bearer ${token}`)
  })

  test('another tab that signs out takes this one along', async () => {
    const { session, state } = kit.open(left(tokenUntil(kit.inSeconds(900)), kit.clock.now))
    await session.init()
    session.followOtherTab(null)
    expect(state()).toMatchObject({ isAuthenticated: false, ended: 'signed-out' })
  })
})

describe('coming in', () => {
  test('a login stores token and user', async () => {
    const token = tokenUntil(kit.inSeconds(900))
    kit.api.routes['POST /api/auth/login'] = () => ({ body: { token, user: ada } })
    const { session, state, storage } = kit.open()
    await session.login({ email: ada.email, password: 'secret' })
    expect(storage.kept.get('ufaro-token')).toBe(token)
    expect(JSON.parse(storage.kept.get('ufaro-user') ?? '')).toEqual(ada)
    await kit.settled(state)
  })

  test('a sign-up that requires a confirmed address does not sign in', async () => {
    kit.api.routes['POST /api/auth/register'] = () => ({
      status: 202,
      body: { message: 'CONFIRMATION_REQUIRED: look' },
    })
    const { session, state } = kit.open()
    const user = await session.register({ email: 'a@b.ng', password: 'secret', mobilePhone: '1' })
    expect(user).toBeNull()
    expect(state().isAuthenticated).toBe(false)
  })
})
