import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import {
  logIn,
  mailedToken,
  mailsTo,
  me,
  newAddress,
  PASSWORD,
  refreshCookieOf,
  registration,
  signUp,
} from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp({ REQUIRE_EMAIL_CONFIRMATION: 'true', RATE_LIMIT: 'on' })
})
afterAll(() => app.close())

const post = (path: string, body: unknown) => app.call('POST', `/api/auth/${path}`, { body })
const register = (changes: Record<string, unknown> = {}) => post('register', registration(changes))
const complete = (access_token: string) => post('complete-registration', { access_token })
const unlimited = () => app.pool.query('delete from rate_limits')

async function confirmed(email = newAddress(), changes: Record<string, unknown> = {}) {
  await unlimited()
  await register({ email, ...changes })
  return { email, answer: await complete(await mailedToken(app, email)) }
}

test('signing up answers that the address has to be confirmed, and signs nobody in', async () => {
  const email = newAddress()
  const answer = await register({ email })
  expect(answer.status).toBe(202)
  expect(Object.keys(answer.body)).toEqual(['message'])
  expect(answer.body.message).toMatch(/^CONFIRMATION_REQUIRED: .*confirmation link/)
  expect(refreshCookieOf(answer)).toBeNull()
  const [mail] = await mailsTo(app, email)
  expect(mail?.text).toContain(`${app.url}/login?verified=true#access_token=`)
  expect(mail?.html).toContain(`href="${app.url}/login?verified=true#access_token=`)
})

describe('a taken address', () => {
  test('gets the same response as a free one, and its owner gets a mail instead of a second account', async () => {
    const { email } = await confirmed()
    const [taken, free] = [await register({ email }), await register()]
    expect(taken.status).toBe(free.status)
    expect(taken.body).toEqual(free.body)
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()])
    expect((await mailsTo(app, email))[0]?.subject).toBe('You already have a Ufaro account')
    const { rows } = await app.pool.query('select count(*)::int as n from users where email = $1', [email])
    expect(rows[0].n).toBe(1)
    expect((await logIn(app, email)).status).toBe(200)
  })

  test('that is unconfirmed belongs to whoever confirms it, with the password of that sign-up', async () => {
    await unlimited()
    const email = newAddress()
    await register({ email, password: 'thief’s words' })
    await register({ email, firstName: 'Owner' })
    const answer = await complete(await mailedToken(app, email))
    expect(answer.body.user).toMatchObject({ email, firstName: 'Owner', emailVerified: true })
    expect((await logIn(app, email, 'thief’s words')).status).toBe(401)
    expect((await logIn(app, email)).status).toBe(200)
  })

  test('that two people signed up with accepts neither password if its owner confirms with a link requested later', async () => {
    await unlimited()
    const email = newAddress()
    await register({ email, password: 'thief’s words' })
    await register({ email })
    await post('resend-confirmation', { email })
    const answer = await complete(await mailedToken(app, email))
    expect(answer, 'the letter proves the address').toMatchObject({
      status: 200,
      body: { user: { emailVerified: true } },
    })
    expect((await logIn(app, email, 'thief’s words')).status).toBe(401)
    expect((await logIn(app, email)).status).toBe(401)
    expect((await mailsTo(app, email))[0]?.subject).toBe('Set a new password for Ufaro')
    await post('update-password', { token: await mailedToken(app, email), password: 'owner’s words' })
    expect((await logIn(app, email, 'owner’s words')).status).toBe(200)
  })

  test('that is in use but unconfirmed keeps its password when others sign up with its address', async () => {
    await unlimited()
    const trusting = await app.another({ REQUIRE_EMAIL_CONFIRMATION: 'false', ROLE: 'api' })
    const { email, token } = await signUp(trusting)
    await trusting.close()
    await register({ email, password: 'thief’s words' })
    const answer = await complete(await mailedToken(app, email))
    expect(answer.body.user).toMatchObject({ email, emailVerified: true })
    expect((await logIn(app, email, 'thief’s words')).status).toBe(401)
    expect((await logIn(app, email)).status).toBe(200)
    expect((await me(app, token)).status).toBe(200)
  })

  test('gets at most five mails, and the response does not reveal it', async () => {
    await unlimited()
    const email = newAddress()
    for (let n = 0; n < 4; n++) expect((await register({ email })).status).toBe(202)
    for (let n = 0; n < 4; n++) expect((await post('resend-confirmation', { email })).status).toBe(202)
    expect(await mailsTo(app, email)).toHaveLength(5)
  })
})

describe('logging in before confirming', () => {
  test('tells nothing after a wrong password', async () => {
    await unlimited()
    const email = newAddress()
    await register({ email })
    expect((await logIn(app, email, 'wrong words')).status).toBe(401)
  })

  test('points to the confirmation link after the right one', async () => {
    await unlimited()
    const email = newAddress()
    await register({ email })
    const answer = await logIn(app, email)
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('EMAIL_NOT_VERIFIED')
    expect(answer.body.error).toContain('confirmation link')
    expect(refreshCookieOf(answer)).toBeNull()
  })
})

describe('a confirmation link', () => {
  test.each([['unknown'], ['%00'], ['../..'], ['🎨'], ['a\u0000b']])('that is %j is refused', async (token) => {
    const answer = await complete(token)
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('INVALID_TOKEN')
  })

  test('signs in, once', async () => {
    const { email, answer } = await confirmed()
    expect(answer.status).toBe(200)
    expect(answer.body.user).toMatchObject({ email, emailVerified: true })
    expect(refreshCookieOf(answer)).toMatch(/^[\w-]{43}$/)
    expect((await me(app, answer.body.token)).status).toBe(200)
    const again = await complete(await mailedToken(app, email))
    expect(again.status).toBe(400)
    expect(again.body.code).toBe('INVALID_TOKEN')
  })

  test('opened by many at once lets one in', async () => {
    await unlimited()
    const email = newAddress()
    await register({ email })
    const token = await mailedToken(app, email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => complete(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(400)])
  })

  test('lives 24 hours', async () => {
    await unlimited()
    const email = newAddress()
    await register({ email })
    const token = await mailedToken(app, email)
    const { rows } = await app.pool.query(
      `select extract(epoch from v.expires_at - v.created_at)::int as seconds
       from verifications v join users u on u.id = v.user_id where u.email = $1`,
      [email],
    )
    expect(rows).toEqual([{ seconds: 86_400 }])
    await app.pool.query(`update verifications set expires_at = now() - interval '1 second'`)
    expect((await complete(token)).body.code).toBe('INVALID_TOKEN')
  })

  test('cannot be used to set a password', async () => {
    await unlimited()
    const email = newAddress()
    await register({ email })
    const token = await mailedToken(app, email)
    expect((await post('verify-reset', { token })).body.code).toBe('INVALID_TOKEN')
    expect((await post('update-password', { token, password: 'new words' })).body.code).toBe('INVALID_TOKEN')
  })

  test('is stored only as a hash', async () => {
    await unlimited()
    const email = newAddress()
    await register({ email })
    const token = await mailedToken(app, email)
    const { rows } = await app.pool.query('select v::text as row from verifications v')
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
    expect(rows.filter(({ row }) => row.includes(PASSWORD))).toEqual([])
  })
})

describe('another link', () => {
  test('gets the same response for every address, but is mailed only to unconfirmed accounts', async () => {
    await unlimited()
    const [waiting, stranger] = [newAddress(), newAddress()]
    const { email: done } = await confirmed()
    await register({ email: waiting })
    const before = (await mailsTo(app, done)).length
    const answers = []
    for (const email of [waiting, stranger, done]) answers.push(await post('resend-confirmation', { email }))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await mailsTo(app, waiting)).toHaveLength(2)
    expect(await mailsTo(app, stranger)).toHaveLength(0)
    expect(await mailsTo(app, done)).toHaveLength(before)
    expect((await complete(await mailedToken(app, waiting))).body.user.emailVerified).toBe(true)
  })
})

test('the status call tells missing, unconfirmed and confirmed accounts apart', async () => {
  await unlimited()
  const { email: done } = await confirmed()
  const waiting = newAddress()
  await register({ email: waiting })
  const statusOf = async (email: string) => (await post('check-user-status', { email })).body
  expect(await statusOf(newAddress())).toEqual({ exists: false, verified: false, hasCustomRecord: false })
  expect(await statusOf(waiting)).toEqual({ exists: true, verified: false, hasCustomRecord: true })
  expect(await statusOf(done.toUpperCase())).toEqual({ exists: true, verified: true, hasCustomRecord: true })
})
