import type { PlanConfig } from '@ufaro/contract/plan-config.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAdmin, createPerson, type Person, signInAdmin } from '../factories/person.ts'
import { openTill, type Till } from './till.ts'

let till: Till
let admin: Person
let sub: Person
beforeAll(async () => {
  till = await openTill()
  admin = await signInAdmin(till.app)
  sub = await createAdmin(till.app)
})
afterAll(() => till.close())
beforeEach(() => till.faults())

const team = { id: 'team', name: 'Team', price: 2_500_050, credits: { headshot: 5, gif: 2 } }
const configs = async (): Promise<PlanConfig[]> => (await admin.call('GET', '/api/admin/plans-config')).body.plans
const onSale = async (): Promise<string[]> =>
  (await till.app.call('GET', '/api/plans')).body.map(({ id }: { id: string }) => id)
const replace = (plans: object[], person = admin) => person.call('PUT', '/api/admin/plans-config', { body: { plans } })
const actions = async (): Promise<string[]> =>
  (
    await till.app.pool.query(`select action from audit_entries where action like 'plan.%' order by created_at`)
  ).rows.map(({ action }) => action)

test('only a primary admin changes what is on sale; a sub admin may look', async () => {
  const calls: [string, string, object?][] = [
    ['PUT', '/api/admin/plans-config', { plans: await configs() }],
    ['PUT', '/api/admin/plans/starter-monthly', team],
    ['DELETE', '/api/admin/plans/starter-monthly'],
    ['POST', '/api/admin/sync-paystack-plans'],
  ]
  const person = await createPerson(till.app)
  for (const [method, path, body] of calls) {
    expect((await till.app.call(method, path, { body })).status).toBe(401)
    expect((await person.call(method, path, { body })).body.code).toBe('NOT_ALLOWED')
    expect((await sub.call(method, path, { body })).body.code).toBe('PRIMARY_ONLY')
  }
  expect((await person.call('GET', '/api/admin/plans-config')).status).toBe(403)
  expect((await sub.call('GET', '/api/admin/plans-config')).body.plans[1]).toMatchObject({
    id: 'day-pass',
    price: 150_000,
  })
})

test('a plan is changed by its id, and a refusal has the message of the editor', async () => {
  const update = (body: object, id = 'starter-monthly') => admin.call('PUT', `/api/admin/plans/${id}`, { body })
  const plan = (await configs()).find(({ id }) => id === 'starter-monthly')!
  const refused = async (change: object) => {
    const { status, body } = await update({ ...plan, ...change })
    expect(status).toBe(400)
    return body.error
  }
  expect(await refused({ name: ' ' })).toBe('Plan name is required')
  expect(await refused({ price: -1 })).toBe('Price cannot be negative')
  expect(await refused({ durationDays: 0 })).toBe('Duration must be greater than 0')
  expect(await refused({ dailyLimit: 0 })).toBe('Daily limit must be greater than 0')
  expect(await refused({ credits: {} })).toBe('At least one credit type must be greater than 0')
  expect(await refused({ price: 10.5 })).toBeDefined()
  expect(await refused({ id: 'other' })).toBe('The plan ID cannot be changed.')
  expect((await update({ ...team, id: 'nothing' }, 'nothing')).status).toBe(404)

  const { id: _, ...fields } = plan
  expect(await update({ ...fields, price: 600_000 })).toMatchObject({ status: 200, body: { ...plan, price: 600_000 } })
  expect((await configs()).find(({ id }) => id === 'starter-monthly')).toEqual({ ...plan, price: 600_000 })
})

test('a plan can be taken off sale, except the free one; pending purchases of it are still granted', async () => {
  const ada = await createPerson(till.app)
  await till.faults({ drop: true })
  const started = await till.initialize(ada, 'day-pass')
  const remove = (id: string) => admin.call('DELETE', `/api/admin/plans/${id}`)
  expect(await remove('free')).toMatchObject({ status: 400, body: { error: 'The free plan cannot be deleted.' } })
  expect((await remove('day-pass')).status).toBe(204)
  expect((await remove('day-pass')).status).toBe(404)
  expect(await onSale()).not.toContain('day-pass')
  await till.pay(started)
  await till.verify(ada, started.reference)
  expect((await ada.call('GET', '/api/user/plan')).body.plan_name).toBe('day-pass')
})

test('the list of plans is replaced as a whole, in its order, or not at all', async () => {
  const before = await configs()
  const ids = before.map(({ id }) => id)
  expect(await replace([...before, before[1]!])).toMatchObject({
    status: 409,
    body: { error: 'Plan ID already exists', code: 'ALREADY_EXISTS' },
  })
  expect(await replace(before.slice(1))).toMatchObject({
    status: 400,
    body: { error: 'The free plan cannot be deleted.' },
  })
  expect(await replace([...before, { ...team, price: -1 }])).toMatchObject({
    status: 400,
    body: { error: 'Price cannot be negative', fields: { 'plans.4.price': 'Price cannot be negative' } },
  })
  expect(await onSale()).toEqual(ids)

  const wanted = [before[0], team, ...before.slice(2).toReversed()] as PlanConfig[]
  const { status, body } = await replace(wanted)
  expect(status).toBe(200)
  expect(body.plans.map(({ id }: PlanConfig) => id)).toEqual(wanted.map(({ id }) => id))
  expect(await onSale()).toEqual(wanted.map(({ id }) => id))
  expect(await configs()).toEqual(body.plans)
})

test('plans are synced with the provider, page after page, and a second time changes nothing', async () => {
  // The provider lists plans in pages of 100, so create 101 plans there to make the sync read two pages. The sync must
  // not change these plans, because they are not ours.
  for (let n = 0; n < 101; n++) {
    await till.provider('POST', '/plan', { name: `Other ${n}`, amount: 1000 + n, interval: 'weekly' })
  }
  const sync = () => admin.call('POST', '/api/admin/sync-paystack-plans')
  const paid = (await configs()).filter(({ price }) => price > 0).length
  const none = { created: 0, updated: 0, unchanged: paid }
  const [first, second] = await Promise.all([sync(), sync()])
  expect([first.body, second.body].sort((a, b) => b.created - a.created)).toEqual([
    { created: paid, updated: 0, unchanged: 0 },
    none,
  ])
  expect((await sync()).body).toEqual(none)

  await admin.call('PUT', '/api/admin/plans/team', { body: { ...team, price: 3_000_000, durationDays: 365 } })
  expect((await sync()).body).toEqual({ created: 0, updated: 1, unchanged: paid - 1 })
  // Delete the stored codes of our plans' copies at the provider. The sync must find these copies again.
  await till.app.pool.query('update plans set provider_code = null')
  expect((await sync()).body).toEqual(none)
  const { rows } = await till.app.pool.query(`select provider_code from plans where id = 'team'`)
  const { body } = await till.provider('GET', `/plan/${rows[0].provider_code}`)
  expect(body.data).toMatchObject({ name: 'Team', amount: 3_000_000, interval: 'annually', currency: 'NGN' })
})

test('an unreachable provider and disabled payments give different messages', async () => {
  await till.faults({ server_error: 503, path: '/plan' })
  expect(await admin.call('POST', '/api/admin/sync-paystack-plans')).toMatchObject({
    status: 502,
    body: { code: 'PROVIDER_FAILED', error: 'Failed to sync Paystack plans' },
  })
  const off = await till.app.another({ PAYSTACK_SECRET_KEY: '' })
  expect((await off.call('POST', '/api/admin/sync-paystack-plans', { token: admin.token })).body.code).toBe(
    'PAYMENTS_OFF',
  )
  await off.close()
})

test('every action is in the audit log', async () => {
  expect(await actions()).toEqual([
    'plan.update',
    'plan.delete',
    'plan.replace-all',
    ...Array(3).fill('plan.sync'),
    'plan.update',
    ...Array(2).fill('plan.sync'),
  ])
})
