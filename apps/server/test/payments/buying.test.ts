import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPerson, type Person } from '../factories/person.ts'
import { listen } from '../runs/event-source.ts'
import { DECLINED_CARD, openTill, type Started, type Till, until } from './till.ts'

let till: Till
let ada: Person
let eve: Person
beforeAll(async () => {
  till = await openTill()
  ada = await createPerson(till.app)
  eve = await createPerson(till.app)
})
afterAll(() => till.close())
beforeEach(() => till.faults())

const initialize = (person: Person, change: object = {}, headers = {}) =>
  person.call('POST', '/api/payments/initialize', {
    body: { planId: 'starter-monthly', email: person.email, ...change },
    headers,
  })

test('a purchase is refused for strangers, free or unknown plans, and other people’s addresses', async () => {
  expect((await till.app.call('POST', '/api/payments/initialize', { body: {} })).status).toBe(401)
  expect(await initialize(ada, { planId: 'nothing' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect(await initialize(ada, { planId: 'free' })).toMatchObject({ status: 400 })
  expect(await initialize(ada, { email: eve.email })).toMatchObject({ status: 400 })
  expect(await initialize(ada, { email: '' })).toMatchObject({ status: 400, body: { error: 'User email not found' } })
  await till.app.pool.query(`update plans set price = 0 where id = 'day-pass'`)
  expect(await initialize(ada, { planId: 'day-pass' })).toMatchObject({ status: 400 })
  await till.app.pool.query(`update plans set price = 150000 where id = 'day-pass'`)
  expect((await till.app.pool.query('select from payments')).rowCount).toBe(0)
})

test('the server sets the price whatever the page sends, and a repeat with the same key begins no second purchase', async () => {
  const key = { 'idempotency-key': 'buy-1' }
  const first = await initialize(ada, { amount: 1, price: 1, plan: 'PLN_x' }, key)
  expect(first.status).toBe(200)
  expect((await initialize(ada, { amount: 1, price: 1, plan: 'PLN_x' }, key)).body).toEqual(first.body)
  const { reference } = first.body
  expect(reference).toMatch(/^[A-Za-z0-9-]+$/)
  const { body } = await till.provider('GET', `/transaction/verify/${reference}`)
  expect(body.data).toMatchObject({ amount: 500_000, currency: 'NGN', plan: null, customer: { email: ada.email } })
  expect((await till.app.pool.query('select from payments')).rowCount).toBe(1)
})

test('a repeat after a crash begins a new purchase, and the lost one grants nothing', async () => {
  const chidi = await createPerson(till.app)
  const key = { 'idempotency-key': 'buy-after-a-crash' }
  const begin = () =>
    chidi.call('POST', '/api/payments/initialize', {
      body: { planId: 'starter-monthly', email: chidi.email },
      headers: key,
    })
  const lost: Started = (await begin()).body
  await till.app.pool.query(
    `update idempotency_keys set status = null, answer = null, lease_until = now() - interval '1 second' where user_id = $1`,
    [chidi.user.id],
  )
  const again = await begin()
  expect(again.status).toBe(200)
  expect(again.body.reference).not.toBe(lost.reference)
  await till.pay(again.body)
  await until(async () => (await till.grants(again.body.reference)) === 1)
  expect(await till.grants(lost.reference)).toBe(0)
  expect((await till.verify(chidi, lost.reference)).body.status).not.toBe('success')
  expect(await till.audit()).toEqual([])
})

test('a successful card payment appears in the verify call, the list, the event stream and on a receipt', async () => {
  const page = await listen(till.app, ada)
  const before = await till.credits(ada)
  await till.faults({ drop: true })
  const started = await till.initialize(ada)
  expect((await till.verify(ada, started.reference)).body.status).not.toBe('success')
  const { redirect } = await till.pay(started)
  expect(redirect).toContain(`reference=${started.reference}`)
  expect((await till.verify(eve, started.reference)).status).toBe(404)
  expect(await till.grants(started.reference)).toBe(0)

  const { status, body } = await till.verify(ada, started.reference)
  expect(status).toBe(200)
  expect(body).toEqual({
    status: 'success',
    amount: 500_000,
    reference: started.reference,
    paid_at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(await till.credits(ada)).toBe(before + 158)
  const { body: plan } = await ada.call('GET', '/api/user/plan')
  expect(plan).toMatchObject({ plan_name: 'starter-monthly', is_active: true, daily_limit: 20 })
  await until(() => page.heard.some(({ event, data }) => event === 'payment' && data.status === 'success'))
  expect(page.heard.find(({ event, data }) => event === 'payment' && data.status === 'success')?.data).toEqual({
    reference: started.reference,
    status: 'success',
    plan_name: 'Starter',
  })
  await page.close()
  const late = await listen(till.app, ada)
  await until(() => late.heard.some(({ event }) => event === 'payment'))
  expect(late.heard.map(({ event }) => event)).toEqual(['plan', 'payment'])
  expect(late.heard[1]?.data).toMatchObject({ reference: started.reference, status: 'success' })
  await late.close()

  const { body: list } = await ada.call('GET', '/api/payments/transactions?limit=1')
  expect(list.total).toBe(2)
  expect(list.transactions[0]).toMatchObject({
    reference: started.reference,
    amount: 500_000,
    currency: 'NGN',
    fees: 17_500,
    status: 'success',
    channel: 'card',
    plan_name: 'Starter',
  })
  expect((await eve.call('GET', '/api/payments/transactions')).body).toEqual({ transactions: [], total: 0 })

  const receipt = `/api/payments/${started.reference}/receipt`
  expect((await eve.call('GET', receipt)).status).toBe(404)
  const html = await ada.call('GET', receipt)
  expect(html.headers.get('content-type')).toContain('text/html')
  expect(html.body).toContain('₦5,000')
  expect(html.body).toContain(ada.email)
  const pdf = await ada.call('GET', `${receipt}?format=pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the browser closed before the callback: the credits arrive by the webhook', async () => {
  const started = await till.initialize(eve)
  await till.pay(started)
  await until(async () => (await till.grants(started.reference)) === 1)
  expect(await till.payment(started.reference)).toMatchObject({ status: 'success', flag: null, amount: '500000' })
})

test('a declined card and a closed page grant nothing; there is no receipt; paid later all the same, it is granted', async () => {
  const started = await till.initialize(ada)
  expect((await till.pay(started, { card: DECLINED_CARD, cvv: '001' })).status).toBe('failed')
  expect((await till.verify(ada, started.reference)).body).toMatchObject({ status: 'failed' })
  expect((await ada.call('GET', `/api/payments/${started.reference}/receipt`)).status).toBe(404)
  expect(await till.grants(started.reference)).toBe(0)

  const closed = await till.initialize(ada)
  await till.pay(closed, { cancel: true })
  expect((await till.verify(ada, closed.reference)).body.status).toBe('abandoned')

  await till.faults({ drop: true })
  await till.pay(started)
  expect((await till.verify(ada, started.reference)).body).toMatchObject({ status: 'success' })
  expect(await till.grants(started.reference)).toBe(1)
})

test('a reference with other characters than letters, digits, underscore and hyphen never reaches the provider', async () => {
  for (const reference of ['', '../balance', 'a b', 'a%2Fb', 'a.b', 'ẹ', undefined, 7]) {
    const { status, body } = await ada.call('POST', '/api/payments/verify', { body: { reference } })
    expect({ reference, status, error: body.error }).toEqual({
      reference,
      status: 400,
      error: 'Payment reference not found',
    })
  }
  expect((await till.verify(ada, 'nobody_knows-this')).status).toBe(404)
  expect((await till.app.call('POST', '/api/payments/verify', { body: { reference: 'x' } })).status).toBe(401)
})

test('a purchase keeps its terms if the plan changes before the payment', async () => {
  await till.faults({ drop: true })
  const started = await till.initialize(ada, 'day-pass')
  await till.app.pool.query(
    `update plans set price = 1, credits = '{"gif": 9999}', deleted_at = now() where id = 'day-pass'`,
  )
  const before = await till.credits(ada)
  await till.pay(started)
  await till.verify(ada, started.reference)
  expect((await till.credits(ada)) - before).toBe(38)
})

test.each(['server_error', 'truncate', 'rate_limit'])(
  'a provider that fails (%s) leaves everything as it was',
  async (fault) => {
    const started = await till.initialize(ada)
    await till.faults({ [fault]: true, path: '/transaction' })
    const verified = await till.verify(ada, started.reference)
    expect(verified).toMatchObject({
      status: 502,
      body: { code: 'PROVIDER_FAILED', error: 'Payment verification failed' },
    })
    expect(await till.payment(started.reference)).toMatchObject({ status: 'pending', granted_at: null })
    const { status, body } = await initialize(ada)
    expect({ status, error: body.error }).toEqual({ status: 502, error: 'Payment initialization failed' })
  },
)

test('a provider that never answers is given up on, and nothing is lost', { timeout: 60_000 }, async () => {
  const started = await till.initialize(ada)
  await till.pay(started, { cancel: true })
  await till.faults({ hang: true, drop: true, path: '/transaction' })
  const [verified, begun] = await Promise.all([till.verify(ada, started.reference), initialize(ada)])
  expect(verified).toMatchObject({ status: 502, body: { error: 'Payment verification failed' } })
  expect(begun).toMatchObject({ status: 502, body: { error: 'Payment initialization failed' } })
  expect(await till.payment(started.reference)).toMatchObject({ status: 'pending' })
})

test('with payments off, calls say so and past payments are still shown', async () => {
  const off = await till.app.another({ PAYSTACK_SECRET_KEY: '' })
  const call = (method: string, path: string, body?: object) => off.call(method, path, { token: ada.token, body })
  const refused = { status: 503, body: { code: 'PAYMENTS_OFF' } }
  expect(await call('POST', '/api/payments/initialize', { planId: 'starter-monthly', email: ada.email })).toMatchObject(
    refused,
  )
  expect(await off.call('POST', '/api/payments/webhook', { body: '{}' })).toMatchObject(refused)
  expect((await call('GET', '/api/payments/transactions')).body.total).toBeGreaterThan(2)
  await off.close()
})
