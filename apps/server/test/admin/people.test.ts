import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createPerson, type Person, signInAdmin } from '../factories/person.ts'
import { insertUser } from '../factories/user.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildApp()
  admin = await signInAdmin(app)
})
afterAll(() => app.close())

const list = async (query = '') => (await admin.call('GET', `/api/admin/users${query}`)).body
const emailsOf = (body: { users: { email: string }[] }) => body.users.map(({ email }) => email)
const setActive = (id: string, isActive: boolean) =>
  admin.call('PATCH', `/api/admin/user-plans/${id}`, { body: { isActive } })

test('the list tells who people are and what they hold', async () => {
  const person = await createPerson(app, { firstName: '<b>Ọlá</b>', lastName: '=cmd|calc' })
  const { users, total } = await list()
  expect(total).toBeGreaterThan(1)
  expect(users[0]).toEqual({
    id: person.user.id,
    email: person.email,
    name: '<b>Ọlá</b> =cmd|calc',
    first_name: '<b>Ọlá</b>',
    last_name: '=cmd|calc',
    is_admin: false,
    admin_level: null,
    email_verified: false,
    created_at: person.user.createdAt,
    user_plans: [
      {
        id: expect.any(String),
        plan_name: 'free',
        source: 'signup',
        reference: null,
        granted_at: expect.any(String),
        credits_remaining: expect.any(Number),
        credits_total: expect.any(Number),
        expires_at: null,
        is_active: true,
      },
    ],
  })
})

test('search matches addresses and names, ignores case and treats every character literally', async () => {
  await insertUser(app, { email: 'zebra_stripes@example.com', firstName: 'Ngọzi', lastName: '100%' })
  await insertUser(app, { email: 'zebraxstripes@example.com' })
  expect(emailsOf(await list('?search=ZEBRA_'))).toEqual(['zebra_stripes@example.com'])
  expect(emailsOf(await list(`?search=${encodeURIComponent('ngọzi 100%')}`))).toEqual(['zebra_stripes@example.com'])
  expect(await list(`?search=${encodeURIComponent("%' or 1=1 --")}`)).toEqual({ users: [], total: 0 })
  expect(await list(`?search=${encodeURIComponent('\\')}`)).toEqual({ users: [], total: 0 })
  expect((await admin.call('GET', `/api/admin/users?search=${'x'.repeat(201)}`)).status).toBe(400)
})

test('pages follow each other without gaps, newest first', async () => {
  const all = emailsOf(await list('?limit=200'))
  const paged = [await list('?limit=2'), await list('?limit=2&page=2')].flatMap(emailsOf)
  expect(paged).toEqual(all.slice(0, 4))
  expect((await admin.call('GET', '/api/admin/users?page=0')).status).toBe(400)
  expect((await admin.call('GET', '/api/admin/users?status=sleeping')).status).toBe(400)
  expect(await list('?page=999')).toMatchObject({ users: [] })
})

test('the status is Admin, else Active with a plan in force, else Inactive', async () => {
  const person = await createPerson(app)
  expect(emailsOf(await list('?status=active'))).toContain(person.email)
  const [plan] = (await list(`?search=${person.email}`)).users[0].user_plans
  expect((await setActive(plan.id, false)).body).toMatchObject({ id: plan.id, is_active: false })
  expect(emailsOf(await list('?status=active'))).not.toContain(person.email)
  expect(emailsOf(await list('?status=inactive'))).toContain(person.email)
  expect(emailsOf(await list('?status=admin'))).toEqual([admin.email])
})

test('a suspended plan spends nothing until it is resumed', async () => {
  const person = await createPerson(app)
  const [plan] = (await list(`?search=${person.email}`)).users[0].user_plans
  const spend = () => person.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })
  await setActive(plan.id, false)
  expect((await spend()).status).toBe(402)
  expect((await setActive(plan.id, false)).status).toBe(200)
  expect((await setActive(plan.id, true)).body).toMatchObject({ is_active: true })
  expect((await spend()).status).toBe(200)
})

test('an unknown or expired plan cannot be resumed', async () => {
  expect((await setActive('nobody', true)).status).toBe(404)
  expect((await setActive(crypto.randomUUID(), true)).status).toBe(404)
  const person = await createPerson(app)
  const [plan] = (await list(`?search=${person.email}`)).users[0].user_plans
  await app.pool.query(`update grants set expires_at = now() - interval '1 day' where id = $1`, [plan.id])
  expect(await setActive(plan.id, true)).toMatchObject({
    status: 409,
    body: { error: 'This plan has ended. Please assign it again instead.' },
  })
})

test('a reset token works once, and signs the person out everywhere', async () => {
  const person = await createPerson(app)
  expect((await admin.call('POST', '/api/admin/users/nobody/reset-password')).status).toBe(404)
  const { status, body } = await admin.call('POST', `/api/admin/users/${person.user.id}/reset-password`)
  expect(status).toBe(200)
  const use = () =>
    app.call('POST', '/api/auth/update-password', { body: { token: body.resetToken, password: 'a new one' } })
  expect((await use()).status).toBe(204)
  expect((await use()).body.code).toBe('INVALID_TOKEN')
  expect((await person.call('GET', '/api/auth/me')).status).toBe(401)
  const login = { email: person.email, password: 'a new one' }
  expect((await app.call('POST', '/api/auth/login', { body: login })).status).toBe(200)
  const { entries } = (await admin.call('GET', '/api/admin/audit')).body
  expect(entries[0]).toMatchObject({ action: 'user.reset-password', target_id: person.user.id })
  expect(JSON.stringify(entries)).not.toContain(body.resetToken)
})
