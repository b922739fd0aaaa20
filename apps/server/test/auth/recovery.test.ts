import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, buildApp, type TestApp } from '../build-app.ts'
import { rawPost } from './raw-post.ts'
import { logIn, mailedToken, mailsTo, me, newAddress, PASSWORD, refresh, refreshCookieOf, signUp } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

const post = (path: string, body: unknown) => app.call('POST', `/api/auth/${path}`, { body })
const ask = (email: string) => post('reset-password', { email })
const setPassword = (token: string, password = 'new words') => post('update-password', { token, password })

test('asking for a link is answered alike whether there is an account or not', async () => {
  const { email } = await signUp(app)
  const stranger = newAddress()
  const [known, unknown] = [await ask(email.toUpperCase()), await ask(stranger)]
  expect([known.status, unknown.status]).toEqual([202, 202])
  expect(known.body).toEqual(unknown.body)
  expect(await mailsTo(app, email)).toHaveLength(1)
  expect(await mailsTo(app, stranger)).toHaveLength(0)
})

test.each([
  ['', 'Email is required'],
  ['ada', 'Please enter a valid email address'],
])('asking for %j is refused', async (email, sentence) => {
  const { status, body } = await ask(email)
  expect(status).toBe(400)
  expect(body.error).toBe(sentence)
})

describe('a reset link', () => {
  test('that is unknown is refused', async () => {
    for (const token of ['unknown', 'a\u0000b']) {
      expect((await post('verify-reset', { token })).body.code).toBe('INVALID_TOKEN')
      const { status, body } = await setPassword(token)
      expect(status).toBe(400)
      expect(body.code).toBe('INVALID_TOKEN')
    }
  })

  test('refuses a short password and can then be used again', async () => {
    const { email } = await signUp(app)
    await ask(email)
    const token = await mailedToken(app, email)
    const { status, body } = await setPassword(token, '12345')
    expect(status).toBe(400)
    expect(body.error).toBe('Password must be at least 6 characters long')
    expect((await setPassword(token)).status).toBe(204)
  })

  test('opens the page with its owner, sets the password once and ends every session', async () => {
    const visitor = await signUp(app)
    const phone = await logIn(app, visitor.email)
    await ask(visitor.email)
    expect((await mailsTo(app, visitor.email))[0]?.text).toContain(`${app.url}/confirm-reset#token=`)
    const token = await mailedToken(app, visitor.email)
    expect((await post('verify-reset', { token })).body).toEqual({ email: visitor.email })
    expect((await setPassword(token)).status).toBe(204)

    for (const dead of [visitor.token, phone.body.token]) expect((await me(app, dead)).status).toBe(401)
    expect((await refresh(app, visitor.refresh)).status).toBe(401)
    expect((await refresh(app, refreshCookieOf(phone))).status).toBe(401)
    expect((await logIn(app, visitor.email, PASSWORD)).status).toBe(401)
    expect((await logIn(app, visitor.email, 'new words')).status).toBe(200)
    expect((await setPassword(token, 'other words')).body.code).toBe('INVALID_TOKEN')
    expect((await post('verify-reset', { token })).body.code).toBe('INVALID_TOKEN')
  })

  test('voids the person’s other links', async () => {
    const { email } = await signUp(app)
    await ask(email)
    const older = await mailedToken(app, email)
    await ask(email)
    await setPassword(await mailedToken(app, email))
    expect((await setPassword(older)).body.code).toBe('INVALID_TOKEN')
  })

  test('used by many at once sets one password', async () => {
    const { email } = await signUp(app)
    await ask(email)
    const token = await mailedToken(app, email)
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => setPassword(token, `new words ${n}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400])
    const winner = answers.findIndex(({ status }) => status === 204)
    expect((await logIn(app, email, `new words ${winner}`)).status).toBe(200)
  })

  test('lives an hour, or as long as RESET_TTL_S says', async () => {
    const brief = await app.another({ RESET_TTL_S: '120', ROLE: 'api' })
    const { email } = await signUp(app)
    const secondsOf = async (asked: TestApp) => {
      await asked.call('POST', '/api/auth/reset-password', { body: { email } })
      const { rows } = await app.pool.query(
        `select extract(epoch from expires_at - created_at)::int as seconds from verifications order by created_at desc`,
      )
      return rows[0].seconds
    }
    expect(await secondsOf(app)).toBe(3600)
    expect(await secondsOf(brief)).toBe(120)
    const token = await mailedToken(app, email)
    await app.pool.query(`update verifications set expires_at = now() - interval '1 second'`)
    expect((await setPassword(token)).body.code).toBe('INVALID_TOKEN')
    await brief.close()
  })

  test('proves access to the mailbox, so the address counts as confirmed', async () => {
    const { email } = await signUp(app)
    await ask(email)
    await setPassword(await mailedToken(app, email))
    expect((await logIn(app, email, 'new words')).body.user.emailVerified).toBe(true)
  })

  test('works for admins too', async () => {
    await ask(ADMIN.email)
    expect((await mailsTo(app, ADMIN.email))[0]?.subject).toBe('Set a new password for Ufaro')
  })
})

describe('a mailed link', () => {
  const hostOf = async (from: TestApp, host: string, more: Record<string, string> = {}) => {
    const { email } = await signUp(app)
    await rawPost(from, '/api/auth/reset-password', { email }, { host, ...more })
    return /https?:\/\/[^/]+/.exec((await mailsTo(app, email))[0]?.text ?? '')?.[0]
  }

  test('uses the local host name of the request', async () => {
    const { port } = new URL(app.url)
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      expect(await hostOf(app, `${name}:${port}`)).toBe(`http://${name}:${port}`)
    }
  })

  test('never follows a foreign Host header', async () => {
    const { port } = new URL(app.url)
    const ours = `http://localhost:${port}`
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      `localhost.evil.example:${port}`,
      'localhost:1',
      'localhost',
    ]) {
      expect(await hostOf(app, host)).toBe(ours)
    }
    expect(await hostOf(app, `evil.example#localhost:${port}`)).toBe(ours)
    expect(await hostOf(app, `localhost:${port}@evil.example`)).toBe(ours)
    const forwarded = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    }
    expect(await hostOf(app, 'evil.example', forwarded)).toBe(ours)
  })

  test('leads to PUBLIC_URL where there is one, behind a proxy too', async () => {
    const studio = await app.another({ PUBLIC_URL: 'https://studio.example/', TRUST_PROXY: '127.0.0.1', ROLE: 'api' })
    const { port } = new URL(studio.url)
    expect(await hostOf(studio, `localhost:${port}`)).toBe('https://studio.example')
    expect(await hostOf(studio, 'evil.example', { 'x-forwarded-host': 'evil.example' })).toBe('https://studio.example')
    await studio.close()
  })
})
