import { PublicPlan } from '@ufaro/contract/plan.ts'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from './build-app.ts'
import { createAdmin, createPerson, type Person, signInAdmin } from './factories/person.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildApp()
  admin = await signInAdmin(app)
})
afterAll(() => app.close())

const config = { id: 'team', name: 'Team', price: 2_500_050, credits: { headshot: 5, gif: 2 } }
const create = (person: Person, change: Record<string, unknown> = {}) =>
  person.call('POST', '/api/admin/plans', { body: { ...config, ...change } })
const listed = async (id: string) =>
  (await app.call('GET', '/api/plans')).body.find((plan: { id: string }) => plan.id === id)

test('everybody sees the plans: a bare list, free first, prices in Naira, all ten credit keys', async () => {
  const { status, body } = await app.call('GET', '/api/plans')
  expect(status).toBe(200)
  for (const plan of body) {
    expect(PublicPlan.parse(plan)).toEqual(plan)
    expect(Object.keys(plan.credits)).toEqual([...TOOL_IDS])
  }
  const [free, ...paid] = body
  expect(free).toMatchObject({ id: 'free', price: 0 })
  expect(paid.filter((plan: PublicPlan) => plan.popular)).toHaveLength(1)
  expect(paid.some((plan: PublicPlan) => (plan.originalPrice ?? 0) > plan.price)).toBe(true)
  expect(await listed('starter-monthly')).toMatchObject({ price: 5000 })
})

test('a plan is refused with the editor’s words', async () => {
  const refusal = async (change: Record<string, unknown>) => {
    const { status, body } = await create(admin, change)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' })
    return body.error
  }
  expect(await refusal({ id: ' ' })).toBe('Plan ID is required')
  expect(await refusal({ name: '' })).toBe('Plan name is required')
  expect(await refusal({ price: -1 })).toBe('Price cannot be negative')
  expect(await refusal({ durationDays: 0 })).toBe('Duration must be greater than 0')
  expect(await refusal({ dailyLimit: 0 })).toBe('Daily limit must be greater than 0')
  expect(await refusal({ credits: { headshot: 0 } })).toBe('At least one credit type must be greater than 0')
  expect(await listed('team')).toBeUndefined()
})

test('only a primary admin adds a plan, which is on sale at once and in the audit log', async () => {
  const person = await createPerson(app)
  expect((await app.call('POST', '/api/admin/plans', { body: config })).status).toBe(401)
  expect((await create(person)).body.code).toBe('NOT_ALLOWED')
  expect((await create(await createAdmin(app))).body.code).toBe('PRIMARY_ONLY')

  const { status, body } = await create(admin)
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...config, durationDays: 30, dailyLimit: 10, popular: false })
  expect(await listed('team')).toMatchObject({ price: 25_000.5, credits: { headshot: 5, gif: 2, flyer: 0 } })
  const { rows } = await app.pool.query(`select actor_email, target_id from audit_entries where action = 'plan.create'`)
  expect(rows).toEqual([{ actor_email: admin.email, target_id: 'team' }])
})

test('a plan id is unique, and the id of a deleted plan can be used again', async () => {
  const again = await create(admin)
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ code: 'ALREADY_EXISTS', error: 'Plan ID already exists' })
  await app.pool.query(`update plans set deleted_at = now() where id = 'team'`)
  expect(await listed('team')).toBeUndefined()
  expect((await create(admin, { name: 'Team 2' })).status).toBe(201)
  expect(await listed('team')).toMatchObject({ name: 'Team 2' })
})

test('a second start keeps an admin’s changes of the plans', async () => {
  await app.pool.query(`update plans set price = 700000 where id = 'starter-monthly'`)
  await app.pool.query(`update plans set deleted_at = now() where id = 'day-pass'`)
  await app.app.seed()
  expect(await listed('starter-monthly')).toMatchObject({ price: 7000 })
  expect(await listed('day-pass')).toBeUndefined()
})
