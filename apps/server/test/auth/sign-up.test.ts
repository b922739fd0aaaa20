import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, buildApp, type TestApp } from '../build-app.ts'
import { logIn, me, newAddress, PASSWORD, refreshCookieOf, registration, signUp } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

const register = (changes: Record<string, unknown> = {}) =>
  app.call('POST', '/api/auth/register', { body: registration(changes) })

describe('signing up is refused', () => {
  test.each([
    ['a dot', { email: 'ada.l@example.com' }, 'email', 'Email addresses with dots or plus signs are not allowed'],
    [
      'a wide plus',
      { email: 'ada＋1@example.com' },
      'email',
      'Email addresses with dots or plus signs are not allowed',
    ],
    ['no address', { email: undefined }, 'email', 'Email is required'],
    ['an empty address', { email: '' }, 'email', 'Email is required'],
    ['a null byte', { email: 'ada\u0000@example.com' }, 'email', 'Please enter a valid email address'],
    ['an endless address', { email: `${'a'.repeat(1e5)}@b.com` }, 'email', 'Please enter a valid email address'],
    ['a short password', { password: '12345' }, 'password', 'Password must be at least 6 characters long'],
    ['an endless password', { password: 'x'.repeat(1e5) }, 'password', 'Password must be at most 200 characters long'],
    ['letters for a phone', { mobilePhone: 'call me' }, 'mobilePhone', 'Please enter a valid phone number'],
    ['no phone', { mobilePhone: undefined }, 'mobilePhone', 'Please enter a valid phone number'],
    ['a null byte in a name', { firstName: 'Ada\u0000' }, 'firstName', 'Please enter a valid name'],
    ['an endless name', { lastName: 'x'.repeat(101) }, 'lastName', 'Please enter a valid name'],
  ])('for %s', async (_what, changes, field, sentence) => {
    const { status, body } = await register(changes)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: sentence, code: 'VALIDATION_FAILED', fields: { [field]: sentence } })
  })

  test.each([['not json'], ['null'], ['[]'], ['{"email":{"$ne":null}}'], ['"text"']])(
    'for the body %s',
    async (body) => {
      const { status } = await app.call('POST', '/api/auth/register', {
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect(status).toBe(400)
    },
  )

  test('for an address that has an account, in any spelling', async () => {
    const { email } = await signUp(app)
    for (const spelling of [email, email.toUpperCase(), email.replace('person', 'ｐerson')]) {
      const { status, body } = await register({ email: spelling })
      expect(status).toBe(409)
      expect(body.code).toBe('EMAIL_TAKEN')
    }
  })

  test('for the profile call without a token', async () => {
    const { status, body } = await me(app, undefined)
    expect(status).toBe(401)
    expect(body.code).toBe('UNAUTHENTICATED')
  })
})

test('a new person is signed in, knows who they are and holds the free plan', async () => {
  const answer = await register({ firstName: ' Adaeze ', lastName: 'Obi', email: 'Adaeze@Example.com' })
  expect(answer.status).toBe(201)
  expect(answer.body.user).toMatchObject({
    email: 'adaeze@example.com',
    firstName: 'Adaeze',
    lastName: 'Obi',
    displayName: 'Adaeze Obi',
    is_admin: false,
    isPrimaryAdmin: false,
    isSubAdmin: false,
    adminLevel: null,
    emailVerified: false,
  })
  expect((await me(app, answer.body.token)).body).toEqual({ user: answer.body.user })
  const { rows } = await app.pool.query('select plan_id, source from grants where user_id = $1', [answer.body.user.id])
  expect(rows).toEqual([{ plan_id: 'free', source: 'signup' }])
})

test('a user without a name is shown by the part of the address before the @', async () => {
  const { body } = await register({ email: 'nameless@example.com', firstName: '  ' })
  expect(body.user).toMatchObject({ displayName: 'nameless', firstName: null, lastName: null })
})

test('the password and the refresh token are stored only as hashes', async () => {
  const answer = await register()
  const { rows } = await app.pool.query(
    `select a.password, s.token from accounts a join sessions s using (user_id) where user_id = $1`,
    [answer.body.user.id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(rows[0].token).not.toBe(refreshCookieOf(answer))
})

test('the refresh cookie is out of reach of scripts, other sites and other paths', async () => {
  const [cookie] = (await register()).headers.getSetCookie()
  expect(cookie).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict$/)
  expect(cookie).toMatch(/; Max-Age=2592000/)
})

test('behind https the cookie is for https alone', async () => {
  const secure = await app.another({ PUBLIC_URL: 'https://studio.example', ROLE: 'api' })
  const { headers } = await logIn(secure, ADMIN.email, ADMIN.password)
  expect(headers.getSetCookie()[0]).toMatch(/; Secure/)
  await secure.close()
})

test('one address signed up many times at once makes one account with one grant', async () => {
  const email = newAddress()
  const answers = await Promise.all(Array.from({ length: 8 }, () => register({ email })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  const { rows } = await app.pool.query(
    `select (select count(*)::int from accounts a where a.user_id = u.id) as accounts,
            (select count(*)::int from grants g where g.user_id = u.id) as grants
     from users u where email = $1`,
    [email],
  )
  expect(rows).toEqual([{ accounts: 1, grants: 1 }])
})

test('a referral code is kept upper-cased, and one that nobody can have is ignored', async () => {
  const codeOf = async (id: string) =>
    (await app.pool.query('select referred_by_code from users where id = $1', [id])).rows[0].referred_by_code
  expect(await codeOf((await signUp(app, { referralCode: 'ada42' })).id)).toBe('ADA42')
  expect(await codeOf((await signUp(app, { referralCode: 'nul\u0000l' })).id)).toBeNull()
})

test('names and passwords of any script come back as they were', async () => {
  const email = 'šárka@example.com'
  const { status, body } = await register({ email, firstName: '愛子 🎨', password: 'пароль-密碼' })
  expect(status).toBe(201)
  expect(body.user.displayName).toBe('愛子 🎨')
  expect((await logIn(app, email, 'пароль-密碼')).status).toBe(200)
  expect((await logIn(app, email, PASSWORD)).status).toBe(401)
})
