import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPerson, type Person } from '../factories/person.ts'
import { openTill, type Started, type Till, until } from './till.ts'

let till: Till
let bringer: Person
let ada: Person
beforeAll(async () => {
  till = await openTill()
  bringer = await createPerson(till.app)
  const { code } = (await bringer.call('POST', '/api/affiliate/generate-code')).body
  ada = await createPerson(till.app, { referralCode: code })
})
afterAll(() => till.close())
beforeEach(() => till.faults({ drop: true }))

/** Pays at the sandbox. The sandbox sends no event about the payment. */
async function paid(person = ada): Promise<Started> {
  const started = await till.initialize(person)
  await till.pay(started)
  return started
}
const charge = async ({ reference }: Started) =>
  (await till.provider('GET', `/transaction/verify/${reference}`)).body.data as Record<string, unknown>
const commissions = async (): Promise<string[]> =>
  (await till.app.pool.query('select amount from commission_entries order by created_at')).rows.map(
    ({ amount }) => amount,
  )

test('32 verifies, two webhooks and a callback at once: one grant, one commission', async () => {
  const before = await till.credits(ada)
  const started = await paid()
  const data = await charge(started)
  const second = await till.app.another({ ROLE: 'api' })
  const verify = (n: number) =>
    n % 2 === 0
      ? till.verify(ada, started.reference)
      : second.call('POST', '/api/payments/verify', { token: ada.token, body: { reference: started.reference } })
  const answers = await Promise.all([
    ...Array.from({ length: 32 }, (_, n) => verify(n)),
    till.event('charge.success', data),
    till.event('charge.success', { ...data, fees: null }),
    till.app.call('GET', `/payment/callback?trxref=${started.reference}&reference=${started.reference}`),
  ])
  await second.close()
  expect(answers.slice(0, 34).map(({ status }) => status)).toEqual(Array(34).fill(200))
  expect(answers.slice(0, 32).every(({ body }) => body.status === 'success')).toBe(true)
  expect(await till.grants(started.reference)).toBe(1)
  expect((await till.credits(ada)) - before).toBe(158)
  expect(await commissions()).toEqual(['50000'])

  // Repeated events and calls must have no effect.
  for (let n = 0; n < 3; n++) {
    expect((await till.event('charge.success', { ...data, replay: n })).status).toBe(200)
    expect((await till.event('charge.success', data)).status).toBe(200)
    expect((await till.verify(ada, started.reference)).body.status).toBe('success')
  }
  expect(await till.grants(started.reference)).toBe(1)
  expect((await till.credits(ada)) - before).toBe(158)
  expect(await commissions()).toEqual(['50000'])
})

test('a bad signature is 401 and changes nothing', async () => {
  const started = await paid()
  const body = JSON.stringify({ event: 'charge.success', data: await charge(started) })
  const { rows } = await till.app.pool.query('select count(*) as n from payment_events')
  const good = till.sign(body)
  for (const signature of [
    '',
    'x',
    good.slice(1),
    `${good}00`,
    good.toUpperCase(),
    till.sign(`${body} `),
    '0'.repeat(128),
  ]) {
    const { status, body: answer } = await till.post(body, signature)
    expect({ signature, status, code: answer.code }).toEqual({ signature, status: 401, code: 'UNAUTHENTICATED' })
  }
  expect((await till.app.call('POST', '/api/payments/webhook', { body })).status).toBe(401)
  expect((await till.app.call('POST', '/api/payments/webhook')).status).toBe(401)
  // The signature covers the exact bytes, so the same event with other white space must be refused.
  const rewritten = JSON.stringify(JSON.parse(body), null, 1)
  expect((await till.post(rewritten, good)).status).toBe(401)
  expect((await till.app.pool.query('select count(*) as n from payment_events')).rows).toEqual(rows)
  expect(await till.grants(started.reference)).toBe(0)
  expect((await till.post(body)).status).toBe(200)
  expect(await till.grants(started.reference)).toBe(1)
})

test('a signed event with escapes, 64-bit ids and unusual types is accepted', async () => {
  const { reference } = await paid()
  const body = `{"event":"charge.success","data":{"id":18446744073709551615,"domain":"test","status":"success",
    "reference":"${reference}","amount":500000.0,"currency":"NGN","gateway_response":"\\u20a6 \\u0000 \\ud800 paid",
    "metadata":0,"fees":null,"plan":{},"log":null,"customer":{"id":1.0,"email":null},"authorization":{"card_type":"visa "}}}`
  expect(await till.post(body)).toMatchObject({ status: 200, body: { received: true } })
  expect(await till.payment(reference)).toMatchObject({ status: 'success', gateway_response: '₦  \ufffd paid' })
  const { rows } = await till.app.pool.query('select body from payment_events order by id desc limit 1')
  expect(rows[0].body).toContain('"18446744073709551615"')
  // Personal data of the payer must not be stored.
  expect(rows[0].body).not.toContain('visa')
})

test('unknown events are stored and get 200, signed bytes that are no event get 400', async () => {
  expect((await till.event('subscription.expiring_cards', [{ any: 'thing' }])).status).toBe(200)
  expect((await till.event('made.up', {})).status).toBe(200)
  expect((await till.event('toString', {})).status).toBe(200)
  expect((await till.event('charge.success', { reference: 7 })).status).toBe(200)
  const { rows } = await till.app.pool.query(`select event from payment_events order by id desc limit 4`)
  expect(rows.map(({ event }) => event)).toEqual([
    'charge.success',
    'toString',
    'made.up',
    'subscription.expiring_cards',
  ])
  expect(await till.warnings()).toContain('EVENT_UNREADABLE')
  for (const body of ['', '[]', '"text"', '{"data":{}}', '{"event":""}', '{', '\u00ff']) {
    expect({ body, status: (await till.post(body)).status }).toEqual({ body, status: 400 })
  }
})

test('an event for a reference that reads failed here is granted all the same', async () => {
  const started = await paid()
  const data = await charge(started)
  await till.control('PUT', `transactions/${started.reference}`, { status: 'abandoned' })
  expect((await till.verify(ada, started.reference)).body.status).toBe('abandoned')
  await till.event('charge.success', data)
  expect(await till.payment(started.reference)).toMatchObject({ status: 'success', flag: null })
  expect(await till.grants(started.reference)).toBe(1)
})

test.each([
  ['ongoing', 'pending'],
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['queued', 'pending'],
  ['failed', 'failed'],
  ['abandoned', 'abandoned'],
  ['reversed', 'failed'],
])('the provider’s status %s is shown as %s and grants nothing', async (theirs, ours) => {
  const started = await till.initialize(ada)
  await till.control('PUT', `transactions/${started.reference}`, { status: theirs })
  expect((await till.verify(ada, started.reference)).body.status).toBe(ours)
  expect(await till.grants(started.reference)).toBe(0)
})

test('a starting worker finds payments without an event, including earlier failed ones', async () => {
  const told = await paid()
  const failed = await till.initialize(ada)
  await till.control('PUT', `transactions/${failed.reference}`, { status: 'failed' })
  await till.verify(ada, failed.reference)
  await till.control('PUT', `transactions/${failed.reference}`, { status: 'success' })
  const worker = await till.app.another({ ROLE: 'worker' })
  await until(async () => (await till.grants(told.reference)) + (await till.grants(failed.reference)) === 2)
  await worker.close()
})

test('a reconciliation while the provider is down changes nothing, and the next one finds the payment', async () => {
  const started = await paid()
  await till.faults({ drop: true, server_error: 503, path: '/transaction/verify' })
  const down = await till.app.another({ ROLE: 'worker' })
  await until(async () => (await till.payment(started.reference)).checked_at !== null)
  await down.close()
  expect(await till.payment(started.reference)).toMatchObject({ status: 'pending', granted_at: null })
  await till.faults({ drop: true })
  const worker = await till.app.another({ ROLE: 'worker' })
  await until(async () => (await till.grants(started.reference)) === 1)
  await worker.close()
  expect(await till.audit()).toEqual([])
})
