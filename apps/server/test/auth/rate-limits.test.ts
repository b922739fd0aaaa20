import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { logIn, newAddress, registration, signUp } from './visitor.ts'

let one: TestApp
let two: TestApp
beforeAll(async () => {
  // Two processes that share the rate limit counters. The test acts as the proxy that sets the client's address.
  one = await buildApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' })
  two = await one.another({ ROLE: 'api' })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const post = (app: TestApp, path: string, client: string, body: unknown) =>
  app.call('POST', `/api/auth/${path}`, { body, headers: { 'x-forwarded-for': client } })

async function inTurns(times: number, path: string, client: string, body: () => unknown): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await post(n % 2 ? two : one, path, client, body())).status)
  return statuses
}

test('a client has ten failed logins per address in 15 minutes', async () => {
  const { email } = await signUp(one)
  const wrong = () => ({ email, password: 'wrong words' })
  expect(await inTurns(10, 'login', '203.0.113.1', wrong)).toEqual(Array(10).fill(401))
  const refused = await post(two, 'login', '203.0.113.1', { email, password: 'secret words' })
  expect(refused.status).toBe(429)
  expect(refused.body.code).toBe('RATE_LIMITED')
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(800)
  expect(wait).toBeLessThanOrEqual(900)
  // An email address in capital letters counts as the same address. Other clients and other addresses are not
  // limited.
  expect((await post(one, 'login', '203.0.113.1', { ...wrong(), email: email.toUpperCase() })).status).toBe(429)
  expect((await post(one, 'login', '203.0.113.2', { email, password: 'secret words' })).status).toBe(200)
  expect((await post(one, 'login', '203.0.113.1', { email: newAddress(), password: 'x' })).status).toBe(401)
})

test('parallel guesses do not pass the limit, and correct passwords never count', async () => {
  const { email } = await signUp(one)
  const right = await Promise.all(Array.from({ length: 15 }, () => logIn(one, email)))
  expect(right.map(({ status }) => status)).toEqual(Array(15).fill(200))
  const guesses = Array.from({ length: 30 }, () => post(one, 'login', '203.0.113.3', { email, password: 'guess' }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('guesses at many addresses are counted per client, before hashing', async () => {
  const guess = () => ({ email: newAddress(), password: 'Password1' })
  const at = (n: number) => post(n % 2 ? two : one, 'login', '203.0.113.9', guess())
  const statuses: number[] = []
  for (let n = 0; n < 110; n += 10) {
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => at(n)))).map(({ status }) => status))
  }
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(401))
  expect(statuses.slice(100)).toEqual(Array(10).fill(429))
  expect((await post(one, 'login', '203.0.113.10', guess())).status, 'others are not meant').toBe(401)
})

test('an account with many failed logins lets its owner in after a delay', async () => {
  const { email } = await signUp(one)
  await one.pool.query(`update rate_limits set hits = 0`)
  await post(one, 'login', '203.0.113.20', { email, password: 'wrong words' })
  await one.pool.query(`update rate_limits set hits = 100 where key like 'login-account:%'`)
  const many = Array.from({ length: 14 }, (_, n) => post(one, 'login', `198.51.100.${n}`, { email, password: 'wrong' }))
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 503]))
  expect((await post(one, 'login', '203.0.113.21', { email, password: 'secret words' })).status).toBe(200)
})

test('calls are allowed again after the window has ended', async () => {
  const { email } = await signUp(one)
  await inTurns(10, 'login', '203.0.113.4', () => ({ email, password: 'wrong words' }))
  await one.pool.query(`update rate_limits set expires_at = now() where key like 'login:%'`)
  expect((await post(one, 'login', '203.0.113.4', { email, password: 'secret words' })).status).toBe(200)
})

test('a client may sign up twenty times an hour, and an IPv6 network counts as one client', async () => {
  expect(await inTurns(20, 'register', '203.0.113.5', registration)).toEqual(Array(20).fill(201))
  expect((await post(one, 'register', '203.0.113.5', registration())).status).toBe(429)
  let n = 0
  const roaming = () => `2001:db8:1:2::${(++n).toString(16)}`
  for (let time = 0; time < 20; time++) await post(one, 'register', roaming(), registration())
  expect((await post(two, 'register', roaming(), registration())).status).toBe(429)
  expect((await post(two, 'register', '2001:db8:1:3::1', registration())).status).toBe(201)
})

test('a client may ask ten times an hour whether an address has an account', async () => {
  const body = () => ({ email: newAddress() })
  expect(await inTurns(10, 'check-user-status', '203.0.113.6', body)).toEqual(Array(10).fill(200))
  expect((await post(two, 'check-user-status', '203.0.113.6', body())).status).toBe(429)
})

test('five reset links an hour may be requested for an address, with or without an account', async () => {
  for (const email of [(await signUp(one)).email, newAddress()]) {
    let n = 0
    const client = () => `203.0.113.${100 + n++}`
    const statuses = []
    for (let time = 0; time < 6; time++) statuses.push((await post(one, 'reset-password', client(), { email })).status)
    expect(statuses).toEqual([...Array(5).fill(202), 429])
  }
})

test('the counters store no address in plain text', async () => {
  const { rows } = await one.pool.query(`select key from rate_limits where key !~ '^[a-z-]+:[A-Za-z0-9_-]{43}$'`)
  expect(rows).toEqual([])
})
