import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, buildApp, type TestApp } from '../build-app.ts'
import { logIn, me, newAddress, PASSWORD, refreshCookieOf, registration, signUp } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

describe('logging in is refused', () => {
  test('alike for an unknown address and a wrong password', async () => {
    const { email } = await signUp(app)
    const [unknown, wrong] = [await logIn(app, newAddress()), await logIn(app, email, 'wrong words')]
    for (const answer of [unknown, wrong]) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({ error: 'Invalid email or password', code: 'INVALID_CREDENTIALS' })
      expect(refreshCookieOf(answer)).toBeNull()
    }
  })

  test.each([
    ['nothing', {}],
    ['no password', { email: 'a@example.com' }],
    ['a null byte', { email: 'a\u0000@example.com', password: PASSWORD }],
    ['an endless address', { email: 'a'.repeat(200_000), password: PASSWORD }],
    ['an endless password', { email: 'a@example.com', password: 'a'.repeat(200_000) }],
    ['objects', { email: { $gt: '' }, password: { $gt: '' } }],
  ])('as invalid for %s', async (_what, body) => {
    const answer = await app.call('POST', '/api/auth/login', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('VALIDATION_FAILED')
  })

  test.each([["' or 1=1 --"], ['a@b'], ['\ud800@example.com'], ['🎨']])(
    'for %j as for any unknown address',
    async (email) => {
      expect((await logIn(app, email)).status).toBe(401)
    },
  )
})

test('any spelling of the address and either form of the password will do', async () => {
  const { email } = registration()
  await signUp(app, { email, password: 'caf\u00e9 au lait' })
  const answer = await logIn(app, ` ${email.toUpperCase()} `, 'cafe\u0301 au lait')
  expect(answer.status).toBe(200)
  expect(answer.body.user.email).toBe(email)
  expect((await me(app, answer.body.token)).status).toBe(200)
  expect(refreshCookieOf(answer)).toMatch(/^[\w-]{43}$/)
})

test('the first admin logs in, with a dot and a plus sign in the address too', async () => {
  const answer = await logIn(app, ADMIN.email, ADMIN.password)
  expect(answer.body.user).toMatchObject({
    is_admin: true,
    isPrimaryAdmin: true,
    isSubAdmin: false,
    adminLevel: 'primary',
    emailVerified: true,
  })
  const dotted = await buildApp({ ADMIN_EMAIL: 'Ops.Team+ufaro@example.com' })
  expect((await logIn(dotted, 'ops.team+ufaro@example.com', ADMIN.password)).status).toBe(200)
  await dotted.close()
})

test('a password that is being changed opens no session any more', async () => {
  const { id, email } = await signUp(app)
  const change = await app.pool.connect()
  await change.query('begin')
  await change.query(`update accounts set password = 'another hash' where user_id = $1`, [id])
  // The login still finds the old password correct, and then waits for the row that the password change has locked.
  const login = logIn(app, email)
  await expect.poll(async () => (await app.pool.query(WAITING)).rows[0].n).toBe(1)
  await change.query('delete from sessions where user_id = $1', [id])
  await change.query('commit')
  change.release()
  expect((await login).status).toBe(401)
  expect((await app.pool.query('select count(*)::int as n from sessions where user_id = $1', [id])).rows[0].n).toBe(0)
})

const WAITING = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%accounts%for share%'`
