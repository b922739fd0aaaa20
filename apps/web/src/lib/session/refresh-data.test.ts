import { listServices } from '@ufaro/contract/http/admin.ts'
import { getPlan } from '@ufaro/contract/http/credits.ts'
import { expect, test, vi } from 'vitest'
import { ada, boss, creditsOf, planWith, tokenUntil } from '../../../test/people.ts'
import { left, refused, sessionKit } from '../../../test/session-kit.ts'

const kit = sessionKit()

test('is skipped within 30 s, unless forced', async () => {
  const { session } = await kit.signedIn()
  kit.clock.now += 29_999
  await session.refreshData()
  expect(kit.api.count('GET /api/user/plan')).toBe(0)
  await session.refreshData({ force: true })
  expect(kit.api.count('GET /api/user/plan')).toBe(1)
  kit.clock.now += 30_000
  await session.refreshData()
  expect(kit.api.count('GET /api/user/plan')).toBe(2)
})

test('without a token no call is made, and the state has an error', async () => {
  const { session, state, storage } = await kit.signedIn()
  storage.removeItem('ufaro-token')
  await session.refreshData({ force: true })
  expect(state()).toMatchObject({ error: 'No authentication token found', isLoading: false })
  expect(kit.api.seen).toHaveLength(0)
})

test('runs once at a time', async () => {
  const { session } = await kit.signedIn()
  await Promise.all([session.refreshData({ force: true }), session.refreshData({ force: true })])
  expect(kit.api.count('GET /api/user/plan')).toBe(1)
})

test('a plan received by an event is not overwritten by an older response', async () => {
  const { session, state } = await kit.signedIn()
  kit.api.routes['GET /api/user/plan'] = async () => {
    session.takePlan(planWith(9))
    return { body: planWith(8) }
  }
  await session.refreshData({ force: true })
  expect(state().credits).toEqual(creditsOf(9))
  expect(state().lastRefresh).toBe(kit.clock.now)
})

test('a failure is logged and leaves credits and plan unchanged', async () => {
  const { session, state } = await kit.signedIn()
  kit.api.routes['GET /api/user/plan'] = () => ({ status: 503, body: { error: 'Busy' } })
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await session.refreshData({ force: true })
  expect(warn).toHaveBeenCalledExactlyOnceWith('Could not refresh user plan', expect.objectContaining({ status: 503 }))
  expect(state()).toMatchObject({ isAuthenticated: true, isLoading: false, error: 'Failed to refresh user data' })
  expect(state().credits).toEqual(creditsOf(2))
})

test('signs out if the server has ended the session', async () => {
  const { session, state } = await kit.signedIn()
  kit.api.routes['GET /api/auth/me'] = () => refused
  await session.refreshData({ force: true })
  expect(state()).toMatchObject({
    isAuthenticated: false,
    ended: 'expired',
    error: 'Authentication failed. Please log in again.',
  })
})

test('an admin whose rights were revoked loses them on the first refusal', async () => {
  const { session, state } = kit.open(left(tokenUntil(kit.inSeconds(900)), kit.clock.now, boss))
  await session.init()
  expect(state().user?.is_admin).toBe(true)
  kit.api.routes['GET /api/admin/services'] = () => ({ status: 403, body: { error: 'No', code: 'NOT_ALLOWED' } })
  await expect(session.call(listServices)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await vi.waitFor(() => expect(state().user?.is_admin).toBe(false))
  await vi.waitFor(() => expect(state().credits).toEqual(creditsOf(3)))
})

test('ten calls that are refused at once ask for one new token', async () => {
  const fresh = tokenUntil(kit.inSeconds(1000))
  const { session } = await kit.signedIn()
  kit.api.routes['GET /api/user/plan'] = ({ headers }) =>
    headers.authorization === `Bearer ${fresh}` ? { body: planWith(1) } : refused
  kit.api.routes['POST /api/auth/refresh'] = () => ({ body: { token: fresh, user: ada } })
  await Promise.all(Array.from({ length: 10 }, () => session.call(getPlan)))
  expect(kit.api.count('POST /api/auth/refresh')).toBe(1)
})
