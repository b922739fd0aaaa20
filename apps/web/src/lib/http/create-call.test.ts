import { login } from '@ufaro/contract/http/auth.ts'
import { getPlan, spendCredit } from '@ufaro/contract/http/credits.ts'
import { deleteCreation, listCreations } from '@ufaro/contract/http/generations.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LoopbackApi, startLoopbackApi } from '../../../test/loopback-api.ts'
import { ApiError, sentenceOf } from './api-error.ts'
import { createCall } from './create-call.ts'

let api: LoopbackApi
beforeEach(async () => {
  api = await startLoopbackApi()
})
afterEach(() => api.close())

const callWith = (token: string | null, renewed: string | null = null) => {
  let renewals = 0
  const call = createCall(api.base, {
    token: () => token,
    renew: async () => {
      renewals++
      return renewed
    },
  })
  return { call, renewals: () => renewals }
}
const failure = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('it worked')),
    (error) => error,
  )

test('without a token a guarded call is not made at all', async () => {
  const error = await failure(callWith(null).call(getPlan))
  expect(error).toMatchObject({ message: 'No authentication token found', status: 401 })
  expect(api.seen).toHaveLength(0)
})

test('a response fetched before the code loaded serves one call, unless it is old or has another token', async () => {
  const plan = (name: string) =>
    new Response(JSON.stringify({ plan_name: name }), { headers: { 'content-type': 'application/json' } })
  const fetched = (token: string, at: number) => {
    const responses = { [`${api.base}/api/user/plan`]: Promise.resolve(plan('early')) }
    globalThis.earlyAnswers = { at, token, responses }
  }
  api.routes['GET /api/user/plan'] = () => ({ body: { plan_name: 'asked' } })
  const { call } = callWith('t')
  fetched('another', Date.now())
  expect(await call(getPlan)).toMatchObject({ plan_name: 'asked' })
  fetched('t', Date.now() - 60_000)
  expect(await call(getPlan)).toMatchObject({ plan_name: 'asked' })
  fetched('t', Date.now())
  expect(await call(getPlan)).toMatchObject({ plan_name: 'early' })
  expect(await call(getPlan)).toMatchObject({ plan_name: 'asked' })
  expect(api.seen).toHaveLength(3)
})

test('a call that may change data discards the responses fetched early', async () => {
  const early = new Response(JSON.stringify({ plan_name: 'early' }), {
    headers: { 'content-type': 'application/json' },
  })
  const responses = { [`${api.base}/api/user/plan`]: Promise.resolve(early) }
  globalThis.earlyAnswers = { at: Date.now(), token: 't', responses }
  api.routes['POST /api/user/use-credit'] = () => ({ body: { success: true, remaining: 2, runId: 'r1' } })
  api.routes['GET /api/user/plan'] = () => ({ body: { plan_name: 'asked' } })
  const { call } = callWith('t')
  await call(spendCredit, { body: { mode: 'headshot' } })
  expect(await call(getPlan)).toMatchObject({ plan_name: 'asked' })
})

test('an error has the server’s message and the fields of the run', async () => {
  api.routes['GET /api/user/plan'] = () => ({
    status: 402,
    body: { error: 'No credits', code: 'NO_CREDITS', runId: 'r1', refunded: true, fields: { a: 'b' } },
  })
  const error = await failure(callWith('t').call(getPlan))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: 'No credits', code: 'NO_CREDITS', status: 402, runId: 'r1', refunded: true })
  expect(error.fields).toEqual({ a: 'b' })
})

test('an error without a message of the API has the HTTP status and the response text as its message', async () => {
  api.routes['GET /api/user/plan'] = () => ({ status: 502, text: 'Bad gateway, sorry' })
  expect(await failure(callWith('t').call(getPlan))).toMatchObject({ message: 'HTTP 502: Bad gateway, sorry' })
})

test('a failure names the request by which the log knows it', async () => {
  api.routes['GET /api/user/plan'] = () => ({
    status: 500,
    body: { error: 'Oh', code: 'INTERNAL' },
    headers: { 'x-request-id': 'r-1' },
  })
  expect(await failure(callWith('t').call(getPlan))).toMatchObject({ requestId: 'r-1' })
})

test('a server that does not answer gives the error unreachable', async () => {
  const { call } = callWith('t')
  await api.close()
  const error = await failure(call(getPlan))
  expect(error).toMatchObject({ unreachable: true, status: 0 })
  expect(sentenceOf(new Error('internal words'), 'Login failed')).toBe('Login failed')
  expect(sentenceOf(new Error('internal words'))).toBe('An unexpected error occurred with the API.')
  api = await startLoopbackApi()
})

test('a refused token is renewed once and the call made once more', async () => {
  api.routes['GET /api/user/plan'] = ({ headers }) =>
    headers.authorization === 'Bearer fresh'
      ? { body: { plan_name: 'x' } }
      : { status: 401, body: { error: 'Expired' } }
  const { call, renewals } = callWith('stale', 'fresh')
  expect(await call(getPlan)).toEqual({ plan_name: 'x' })
  expect(renewals()).toBe(1)
})

test('a second refusal is final', async () => {
  api.routes['GET /api/user/plan'] = () => ({ status: 401, body: { error: 'Revoked' } })
  const { call, renewals } = callWith('stale', 'also stale')
  expect(await failure(call(getPlan))).toMatchObject({ status: 401, message: 'Revoked' })
  expect([renewals(), api.seen.length]).toEqual([1, 2])
})

test('a wrong password is not an expired session', async () => {
  api.routes['POST /api/auth/login'] = () => ({ status: 401, body: { error: 'Invalid email or password' } })
  const { call, renewals } = callWith('t', 'fresh')
  await failure(call(login, { body: { email: 'a@b.ng', password: 'x' } }))
  expect(renewals()).toBe(0)
  expect(api.seen[0]?.headers.authorization).toBeUndefined()
})

test('paths, queries, JSON and forms go out as the contract has them', async () => {
  api.routes['GET /api/creations'] = () => ({ body: { creations: [], next_cursor: null } })
  api.routes['DELETE /api/creations/a%2Fb'] = () => ({ status: 204 })
  const { call } = callWith('t')
  await call(listCreations, { query: { mode: 'gif', cursor: undefined } })
  expect([...(api.seen[0]?.query ?? [])]).toEqual([['mode', 'gif']])

  expect(await call(deleteCreation, { params: { id: 'a/b' } })).toBeUndefined()

  const form = new FormData()
  form.set('name', 'Ọlá')
  await failure(call(login, { body: form }))
  expect(api.seen[2]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(api.seen[2]?.text).toContain('Ọlá')
})
