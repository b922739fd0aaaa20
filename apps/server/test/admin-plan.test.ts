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

const assign = (actor: Person, to: { user: { id: string } }, change: Record<string, unknown> = {}) =>
  actor.call('POST', `/api/admin/users/${to.user.id}/plan`, {
    body: { planName: 'starter-monthly', creditsTotal: 10, ...change },
  })
const planOf = async (person: Person) => (await person.call('GET', '/api/user/plan')).body

test('a new account has the free plan, which does not end', async () => {
  expect((await app.call('GET', '/api/user/plan')).status).toBe(401)
  const free = (await app.call('GET', '/api/plans')).body[0]
  const plan = await planOf(await createPerson(app))
  const total = Object.values<number>(free.credits).reduce((sum, count) => sum + count, 0)
  expect(plan).toEqual({
    plan_name: 'free',
    credits_breakdown: free.credits,
    credits_remaining: total,
    credits_total: total,
    expires_at: null,
    is_active: true,
    daily_limit: free.dailyLimit,
    daily_used: 0,
  })
})

test('an admin holds the Admin Plan, unlimited everywhere', async () => {
  const plan = await planOf(admin)
  expect(plan).toMatchObject({ plan_name: 'Admin Plan', credits_remaining: 'unlimited', is_active: true })
  expect(new Set(Object.values(plan.credits_breakdown))).toEqual(new Set(['unlimited']))
})

test('refused: callers without admin rights, unknown users, unknown plans, the free plan, too few or too many credits', async () => {
  const person = await createPerson(app)
  expect((await assign(person, person)).status).toBe(403)
  expect((await assign(admin, { user: { id: 'nobody' } })).status).toBe(404)
  expect((await assign(admin, person, { planName: 'unheard-of' })).status).toBe(404)
  expect((await assign(admin, person, { planName: 'free' })).status).toBe(400)
  expect((await assign(admin, person, { creditsTotal: 0 })).body.error).toBe('Total credits must be greater than 0')
  expect((await assign(admin, person, { creditsTotal: 1e12 })).body.error).toBe(
    'Total credits must be at most 10,000,000',
  )
  expect(await planOf(person)).toMatchObject({ plan_name: 'free' })
})

test('an end date that is not in the future is refused, and the plan of the user stays', async () => {
  const person = await createPerson(app)
  const before = await planOf(person)
  for (const expiresAt of ['2020-01-01T23:59:59Z', '1969-12-31T23:59:59+01:00', new Date().toISOString()]) {
    expect(await assign(admin, person, { expiresAt })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        error: 'The end must be in the future',
        fields: { expiresAt: 'The end must be in the future' },
      },
    })
  }
  expect(await planOf(person)).toEqual(before)
  const { rows } = await app.pool.query('select detail from audit_entries where target_id = $1', [person.user.id])
  expect(rows).toEqual([])
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  expect((await assign(admin, person, { expiresAt: tomorrow })).status).toBe(200)
  expect(await planOf(person)).toMatchObject({ plan_name: 'starter-monthly', expires_at: tomorrow, is_active: true })
})

test('a sub admin serves people, not other admins', async () => {
  const sub = await createAdmin(app)
  const colleague = await createAdmin(app)
  expect((await assign(sub, colleague)).body.code).toBe('PRIMARY_ONLY')
  expect((await assign(sub, admin)).body.code).toBe('PRIMARY_ONLY')
  expect((await assign(sub, await createPerson(app))).status).toBe(200)
  expect((await assign(admin, colleague)).status).toBe(200)
})

test('an assigned plan replaces earlier ones, and its credits are split in the proportions of the plan', async () => {
  const person = await createPerson(app)
  const credits = { headshot: 2, product: 2, gif: 2, flyer: 1 }
  await admin.call('POST', '/api/admin/plans', { body: { id: 'odd', name: 'Odd', price: 100, credits, dailyLimit: 3 } })
  const before = Date.now()
  expect(await assign(admin, person, { planName: 'odd', creditsTotal: 10 })).toMatchObject({
    status: 200,
    body: { success: true },
  })

  // 10 credits divided in the ratio 2:2:2:1 give 2.86 for three of the tools and 1.43 for the fourth. Rounding down
  // leaves three credits, which go to the three tools with the largest fractions.
  const plan = await planOf(person)
  expect(plan).toMatchObject({ plan_name: 'odd', credits_remaining: 10, credits_total: 10, daily_limit: 3 })
  expect(plan.credits_breakdown).toMatchObject({ headshot: 3, product: 3, gif: 3, flyer: 1, dp: 0 })
  const days = (Date.parse(plan.expires_at) - before) / 86_400_000
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThan(30.1)

  const { rows } = await app.pool.query(`select detail from audit_entries where target_id = $1`, [person.user.id])
  expect(rows).toEqual([{ detail: { planId: 'odd', creditsTotal: 10 } }])
})

test('the plan that runs already cannot be given again; once it is over it can', async () => {
  const person = await createPerson(app)
  expect((await assign(admin, person)).status).toBe(200)
  const again = await assign(admin, person)
  expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  await app.pool.query(`update grants set expires_at = now() - interval '1 day' where user_id = $1`, [person.user.id])
  expect(await planOf(person)).toMatchObject({ plan_name: 'starter-monthly', is_active: false, credits_remaining: 0 })
  expect((await assign(admin, person, { expiresAt: '2099-01-01T00:00:00Z' })).status).toBe(200)
  expect(await planOf(person)).toMatchObject({ is_active: true, expires_at: '2099-01-01T00:00:00.000Z' })
})

test('of two admins who give the same plan at once one is told that it runs already', async () => {
  const person = await createPerson(app)
  const answers = await Promise.all([assign(admin, person), assign(admin, person), assign(admin, person)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await planOf(person)).toMatchObject({ credits_remaining: 10 })
})

test('without an end date the plan’s own duration applies, and null means no end', async () => {
  const person = await createPerson(app)
  await assign(admin, person, { planName: 'day-pass' })
  const hours = (Date.parse((await planOf(person)).expires_at) - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
  await assign(admin, person, { planName: 'creator-monthly', expiresAt: null })
  expect(await planOf(person)).toMatchObject({ plan_name: 'creator-monthly', expires_at: null, is_active: true })
})
