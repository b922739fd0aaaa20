import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LoopbackApi, startLoopbackApi } from '../../../test/loopback-api.ts'
import { ada, memoryStorage, tokenUntil } from '../../../test/people.ts'
import { createRenewal } from './renewal.ts'
import { createSessionCore } from './session-core.ts'

const NOW = 1_800_000_000_000
const dueToken = tokenUntil(NOW / 1000 + 60)
const refused = { status: 401, body: { error: 'Authentication failed. Please log in again.', code: 'UNAUTHENTICATED' } }

let api: LoopbackApi
beforeEach(async () => {
  api = await startLoopbackApi({ 'POST /api/auth/refresh': () => refused })
})
afterEach(() => api.close())

function signedIn(token: string) {
  const storage = memoryStorage()
  const core = createSessionCore(storage, () => NOW)
  const { renewWhenDue } = createRenewal(core, api.base)
  core.begin({ token, user: ada })
  return { storage, renewWhenDue, core, state: core.store.getState }
}

test('a corrupted token ends the session and clears storage', async () => {
  const { storage, renewWhenDue, state } = signedIn(dueToken)
  storage.setItem('ufaro-token', 'rubbish')
  await renewWhenDue()
  expect(state()).toMatchObject({ isAuthenticated: false, user: null, error: 'Failed to validate current token' })
  for (const name of ['ufaro-token', 'ufaro-user', 'ufaro-credits']) expect(storage.kept.has(name)).toBe(false)
  expect(api.seen).toHaveLength(0)
})

test('a renewal that is refused ends the session', async () => {
  const { storage, renewWhenDue, state } = signedIn(dueToken)
  await renewWhenDue()
  expect(state()).toMatchObject({
    isAuthenticated: false,
    ended: 'expired',
    error: 'Authentication failed and token refresh unsuccessful',
  })
  expect(storage.kept.has('ufaro-token')).toBe(false)
})

test('a successful renewal stores the new token, and the user stays signed in', async () => {
  const fresh = tokenUntil(NOW / 1000 + 900)
  api.routes['POST /api/auth/refresh'] = () => ({ body: { token: fresh, user: ada } })
  const { storage, renewWhenDue, core, state } = signedIn(dueToken)
  await renewWhenDue()
  expect(storage.kept.get('ufaro-token')).toBe(fresh)
  expect(state().isAuthenticated).toBe(true)
  core.clear()
})
