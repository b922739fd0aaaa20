import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPaystack, type Paystack } from '#server/infra/paystack/paystack.ts'
import { PaystackFault, type PaystackFaultKind } from '#server/infra/paystack/paystack-fault.ts'
import { type Reply, type StandIn, startStandIn } from '../stand-ins/stand-in-server.ts'

const secretKey = 'sk_test_a_secret_nobody_sees'

let standIn: StandIn
let paystack: Paystack
let answers: Reply[]
const logged: string[] = []
beforeAll(async () => {
  standIn = await startStandIn({
    keyOf: ({ authorization = '' }) => authorization,
    answer: async () => answers.shift() ?? json(500, {}),
  })
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  paystack = createPaystack({ baseUrl: standIn.origin, secretKey, log })
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.reset()
  answers = []
})

const json = (status: number, body: unknown, headers = {}): Reply => ({ status, headers, body: JSON.stringify(body) })
const charge = { status: 'abandoned', reference: 'one', amount: '500000', currency: 'NGN' }
const found = json(200, { status: true, message: 'Verification successful', data: charge })

async function faultOf(call: Promise<unknown>): Promise<PaystackFaultKind | undefined> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error !== undefined && !(error instanceof PaystackFault)) throw error
  if (error) expect(error.message).not.toContain(secretKey)
  return error?.kind
}

test.each<[string, Reply, PaystackFaultKind]>([
  ['a bad key', json(401, { status: false, message: 'Invalid key' }), 'unauthorized'],
  ['missing, as 404', json(404, { status: false, message: 'Transaction reference not found' }), 'not_found'],
  ['missing, as 400', json(400, { status: false, message: 'Transaction reference not found.' }), 'not_found'],
  ['a refusal', json(400, { status: false, message: 'Invalid Amount Sent', code: 'invalid' }), 'rejected'],
  ['200 that says no', json(200, { status: false, message: 'No' }), 'rejected'],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' }, 'failed'],
])('%s gives its own kind of fault', async (name, reply, kind) => {
  answers = name === 'a redirect' ? [reply, reply, reply] : [reply]
  expect(await faultOf(paystack.verify('one'))).toBe(kind)
  if (name !== 'a redirect') expect(standIn.calls).toHaveLength(1)
  expect(standIn.calls.every(({ path }) => path === '/transaction/verify/one')).toBe(true)
})

test.each<[string, Reply]>([
  ['no answer', 'reset'],
  ['HTML', { status: 200, body: '<html>' }],
  ['half an answer', { status: 200, body: '{"status":true,"message":"x"}', cutAfter: 9 }],
  ['a failure', json(503, {})],
  ['an answer that is not as expected', json(200, { data: [] })],
])('a read is tried again after %s; a charge is begun once', async (_name, reply) => {
  answers = [reply, found]
  expect(await paystack.verify('one')).toMatchObject({ amount: 500_000, status: 'abandoned' })
  expect(standIn.calls).toHaveLength(2)

  answers = [reply, found]
  const wish = { reference: 'one', email: 'a@example.com', amount: 5000, callbackUrl: 'http://x.test', metadata: {} }
  expect(await faultOf(paystack.initialize(wish))).toBeDefined()
  expect(standIn.calls).toHaveLength(3)
})

test('a read that goes on failing ends after three tries', async () => {
  answers = [json(500, {}), json(502, {}), json(503, {}), found]
  expect(await faultOf(paystack.verify('one'))).toBe('failed')
  expect(standIn.calls).toHaveLength(3)
})

test('a used-up rate limit is waited for if it ends soon, else the call fails', async () => {
  const headers = { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }
  answers = [json(429, { status: false, message: 'Rate limit exceeded!' }, headers), found]
  expect(await paystack.verify('one')).toMatchObject({ reference: 'one' })
  answers = [json(429, {}, { ...headers, 'x-ratelimit-reset': '50' }), found]
  expect(await faultOf(paystack.verify('one'))).toBe('rate_limited')
  expect(paystack.callsLeft()).toBe(0)
})

test('an invalid identifier never becomes a part of a URL path', async () => {
  for (const reference of ['../balance', '', 'a/b', '..', '%2e%2e', 'a?b', '.hidden']) {
    expect(await faultOf(paystack.verify(reference))).toBe('not_found')
  }
  expect(standIn.calls).toHaveLength(0)
})

test('a list is read by page number or cursor, and unreadable entries are left out', async () => {
  const plan = (n: number) => ({ plan_code: `PLN_${n}`, name: `P${n}`, amount: n, interval: 'monthly' })
  answers = [
    json(200, { status: true, message: '', data: [plan(1), { plan_code: 7 }], meta: { page: 1, pageCount: 2 } }),
    json(200, { status: true, message: '', data: [plan(2)], meta: { next: 'abc', perPage: '50' } }),
    json(200, { status: true, message: '', data: [plan(3)], meta: { next: null } }),
  ]
  expect((await paystack.listPlans()).map(({ plan_code }) => plan_code)).toEqual(['PLN_1', 'PLN_2', 'PLN_3'])
  expect(standIn.calls.map(({ path }) => path.replace('perPage=100', ''))).toEqual([
    '/plan?&page=1',
    '/plan?&page=2',
    '/plan?&use_cursor=true&next=abc',
  ])
})

test('the secret key appears in no log', () => {
  expect(logged.length).toBeGreaterThan(5)
  expect(logged.join('')).not.toContain(secretKey)
})
