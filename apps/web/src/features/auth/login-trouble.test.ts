import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/http/api-error.ts'
import { createCall } from '#web/lib/http/create-call.ts'
import { type LoopbackApi, startLoopbackApi } from '../../../test/loopback-api.ts'
import { loginTrouble } from './login-trouble.ts'

const HINT = 'Please check your email and click the confirmation link before logging in.'
const ROUTE = 'POST /api/auth/check-user-status'

let api: LoopbackApi
beforeEach(async () => {
  api = await startLoopbackApi()
})
afterEach(() => {
  vi.restoreAllMocks()
  return api.close()
})

const troubleAfter = (error: unknown) =>
  loginTrouble(createCall(api.base, { token: () => null, renew: async () => null }), error, 'ada@example.com')
const answering = (verified: boolean, hasCustomRecord = true, exists = true) => {
  api.routes[ROUTE] = () => ({ body: { exists, verified, hasCustomRecord } })
}

test('an exception in the page reads as a failed login, and a server message is shown unchanged', async () => {
  expect(await troubleAfter(new TypeError('x is undefined'))).toEqual({ text: 'Login failed' })
  expect(await troubleAfter(new ApiError('Too many attempts.', 429))).toEqual({ text: 'Too many attempts.' })
})

test('wrong credentials get an extra sentence, and no account is looked up', async () => {
  expect(await troubleAfter(new ApiError('Invalid email or password', 401))).toEqual({
    text: 'Invalid email or password. Please check your credentials and try again.',
  })
  expect(api.seen).toHaveLength(0)
})

test.each([HINT, 'Please check your email', 'Open the confirmation link first'])(
  '"%s" brings the hint, and a way to reset where the account is there unconfirmed',
  async (text) => {
    answering(false)
    expect(await troubleAfter(new ApiError(text, 403))).toEqual({ text, unconfirmed: true, offerReset: true })
    expect(JSON.parse(api.seen[0]?.text ?? '')).toEqual({ email: 'ada@example.com' })
    answering(true, true)
    expect(await troubleAfter(new ApiError(text, 403))).toEqual({ text, unconfirmed: true, offerReset: false })
  },
)

test('a confirmed account without a profile gets its own message', async () => {
  answering(true, false)
  expect(await troubleAfter(new ApiError(HINT, 403))).toEqual({
    text: 'Account setup is incomplete. Please try logging in again or contact support if the issue persists.',
  })
})

test('if the look-up fails, the hint stays and the failure is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  api.routes[ROUTE] = () => ({ status: 429, body: { error: 'Too many attempts.', code: 'RATE_LIMITED' } })
  const trouble = await troubleAfter(new ApiError(HINT, 403))
  expect(trouble).toEqual({ text: HINT, unconfirmed: true, offerReset: false })
  expect(warn).toHaveBeenCalledExactlyOnceWith('Failed to check user status', expect.any(ApiError))
})
