import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAdmin, createPerson, type Person } from '../factories/person.ts'
import { openTill, type Till } from './till.ts'

let till: Till
let ada: Person
let eve: Person
let admin: Person
beforeAll(async () => {
  till = await openTill()
  ada = await createPerson(till.app)
  eve = await createPerson(till.app)
  admin = await createAdmin(till.app)
})
afterAll(() => till.close())
beforeEach(() => till.faults({ drop: true }))

const flagged = async (reference: string) =>
  (await admin.call('GET', '/api/admin/payments?status=flagged')).body.transactions.find(
    (one: { reference: string }) => one.reference === reference,
  )

test.each([
  ['short', { amount: 499_999 }],
  ['short', { amount: 500_000, requested_amount: 400_000 }],
  ['currency', { currency: 'USD' }],
  ['domain', { domain: 'live' }],
  ['owner', { email: 'somebody@else.example' }],
  ['owner', { metadata: { user_id: 'somebody-else' } }],
])('%s: a payment with %o grants nothing, is flagged once and raises one warning', async (flag, change) => {
  const before = await till.warnings()
  const started = await till.initialize(ada)
  await till.pay(started)
  await till.control('PUT', `transactions/${started.reference}`, change)
  for (let n = 0; n < 3; n++) {
    expect(await till.verify(ada, started.reference)).toMatchObject({ status: 200, body: { status: 'failed' } })
  }
  const { body } = await till.provider('GET', `/transaction/verify/${started.reference}`)
  expect((await till.event('charge.success', body.data)).status).toBe(200)
  expect(await till.grants(started.reference)).toBe(0)
  expect(await flagged(started.reference)).toMatchObject({ flag, status: 'failed', user_email: ada.email })
  expect((await till.warnings()).slice(before.length)).toEqual([`PAYMENT_${flag.toUpperCase()}`])
  expect((await ada.call('GET', `/api/payments/${started.reference}/receipt`)).status).toBe(404)
})

test('a flagged payment that the provider puts right is granted after all', async () => {
  const started = await till.initialize(ada)
  await till.pay(started)
  await till.control('PUT', `transactions/${started.reference}`, { currency: 'GHS' })
  await till.verify(ada, started.reference)
  await till.control('PUT', `transactions/${started.reference}`, { currency: 'NGN' })
  expect((await till.verify(ada, started.reference)).body.status).toBe('success')
  expect(await till.payment(started.reference)).toMatchObject({ flag: null, status: 'success' })
})

test('a charge that was not begun here grants nothing, is listed with a warning, and no user can verify it', async () => {
  const data = { reference: 'from-nowhere', status: 'success', amount: 500_000, currency: 'NGN', domain: 'test' }
  const before = await till.credits(ada)
  const customer = { email: ada.email }
  const metadata = { user_id: ada.user.id, plan_id: 'starter-monthly' }
  for (let n = 0; n < 3; n++) await till.event('charge.success', { ...data, customer, metadata, n })
  expect(await till.credits(ada)).toBe(before)
  expect(await till.grants('from-nowhere')).toBe(0)
  expect(await flagged('from-nowhere')).toMatchObject({ flag: 'unknown_reference', user_id: null, amount: 500_000 })
  expect((await till.warnings()).filter((code) => code === 'PAYMENT_UNKNOWN_REFERENCE')).toHaveLength(1)
  expect((await till.verify(ada, 'from-nowhere')).status).toBe(404)
})

test('a renewal that the provider charged grants nothing and is flagged for an admin', async () => {
  const { reference = '' } = await till.control('POST', 'charges', {
    email: ada.email,
    amount: 500_000,
    plan: 'PLN_gx2wn530m0i3w3m',
  })
  const { body } = await till.provider('GET', `/transaction/verify/${reference}`)
  await till.event('charge.success', body.data)
  expect(await flagged(reference)).toMatchObject({ flag: 'renewal', plan_name: null })
  expect(await till.grants(reference)).toBe(0)
  expect(await till.warnings()).toContain('PAYMENT_RENEWAL')
})

test('a reference of another user is not found, and an event that claims another user grants only the buyer', async () => {
  const started = await till.initialize(ada)
  await till.pay(started)
  const before = await till.credits(eve)
  expect((await till.verify(eve, started.reference)).status).toBe(404)
  const { body } = await till.provider('GET', `/transaction/verify/${started.reference}`)
  const forEve = { ...body.data, metadata: { ...body.data.metadata, user_id: eve.user.id } }
  await till.event('charge.success', forEve)
  expect(await till.payment(started.reference)).toMatchObject({ flag: 'owner', granted_at: null })
  await till.verify(ada, started.reference)
  expect(await till.grants(started.reference)).toBe(1)
  expect(await till.credits(eve)).toBe(before)
})

test('a payment of a deleted user grants nothing and stays without the user', async () => {
  const gone = await createPerson(till.app)
  const started = await till.initialize(gone)
  await till.pay(started)
  const { body } = await till.provider('GET', `/transaction/verify/${started.reference}`)
  await till.app.pool.query('delete from users where id = $1', [gone.user.id])
  expect((await till.event('charge.success', body.data)).status).toBe(200)
  expect(await flagged(started.reference)).toMatchObject({ flag: 'owner', user_id: null, user_email: null })
})

test('only admins see all payments, page by page and by status', async () => {
  expect((await till.app.call('GET', '/api/admin/payments')).status).toBe(401)
  expect((await ada.call('GET', '/api/admin/payments')).status).toBe(403)
  const { body } = await admin.call('GET', '/api/admin/payments?limit=2&page=2')
  expect(body.transactions).toHaveLength(2)
  expect(body.total).toBeGreaterThan(4)
  const own = await admin.call('GET', '/api/admin/payments?status=success')
  expect(own.body.transactions.map(({ status }: { status: string }) => status)).toEqual(
    Array(own.body.total).fill('success'),
  )
  expect(own.body.transactions[0]).toMatchObject({
    user_name: expect.any(String),
    user_email: ada.email,
    metadata: { plan_name: 'Starter' },
    flag: null,
  })
  expect((await admin.call('GET', '/api/admin/payments?status=nonsense')).status).toBe(400)
})

test('the audit passes after all of these tests', async () => {
  expect(await till.audit()).toEqual([])
})
