import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveKey, readSessionSecret } from '#server/db/session-secret.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { logIn, me, refresh, refreshCookieOf, signUp, withCookie } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

const logout = (options: Parameters<TestApp['call']>[2] = {}) => app.call('POST', '/api/auth/logout', options)

/** Makes the user's replaced refresh tokens look as if they had been replaced this many seconds earlier. */
const ageSpentTokens = (userId: string, seconds: number) =>
  app.pool.query(
    `update spent_refresh_tokens set spent_at = spent_at - make_interval(secs => $2)
     where session_id in (select id from sessions where user_id = $1)`,
    [userId, seconds],
  )

const sessionCount = async (userId: string) =>
  (await app.pool.query('select count(*)::int as n from sessions where user_id = $1', [userId])).rows[0].n

test('a call without a token is refused', async () => {
  const { status, body } = await app.call('GET', '/api/auth/me')
  expect(status).toBe(401)
  expect(body).toEqual({ error: 'No authentication token found', code: 'UNAUTHENTICATED' })
})

describe('an access token is refused', () => {
  const keyOf = async () => deriveKey(await readSessionSecret(app.db, undefined), 'access token')
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())

  test('when it is no token at all', async () => {
    for (const token of ['', 'x', 'a.b.c', 'null', `${'a'.repeat(5000)}.b.c`, '%00.%00.%00']) {
      const { status, body } = await me(app, token)
      expect(status).toBe(401)
      expect(body).toEqual({ error: 'Authentication failed. Please log in again.', code: 'UNAUTHENTICATED' })
    }
    const basic = await app.call('GET', '/api/auth/me', { headers: { authorization: 'Basic YTpi' } })
    expect(basic.status).toBe(401)
  })

  test('when somebody else signed it, or nobody', async () => {
    const { token } = await signUp(app)
    const { sub, sid } = claimsOf(token)
    const foreign = new SignJWT({ sid }).setProtectedHeader({ alg: 'HS256' }).setSubject(sub).setExpirationTime('1h')
    expect((await me(app, await foreign.sign(Buffer.alloc(32, 7)))).status).toBe(401)
    const unsigned = [{ alg: 'none' }, { sub, sid, exp: 4_000_000_000 }]
    const text = unsigned.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    expect((await me(app, `${text}.`)).status).toBe(401)
    expect((await me(app, `${text}.AAAA`)).status).toBe(401)
  })

  test('when its time is over, or it has none', async () => {
    const { token } = await signUp(app)
    const { sub, sid } = claimsOf(token)
    const signed = (jwt: SignJWT) => jwt.setProtectedHeader({ alg: 'HS256' }).setSubject(sub)
    const over = signed(new SignJWT({ sid })).setExpirationTime(Math.floor(Date.now() / 1000) - 1)
    expect((await me(app, await over.sign(await keyOf()))).status).toBe(401)
    expect((await me(app, await signed(new SignJWT({ sid })).sign(await keyOf()))).status).toBe(401)
  })

  test('when it names a session of another person', async () => {
    const [ada, eve] = [await signUp(app), await signUp(app)]
    const { sid } = claimsOf(ada.token)
    const mixed = new SignJWT({ sid }).setProtectedHeader({ alg: 'HS256' }).setSubject(eve.id).setExpirationTime('1h')
    expect((await me(app, await mixed.sign(await keyOf()))).status).toBe(401)
  })

  test('when its session has outlived its time', async () => {
    const { id, token, refresh: cookie } = await signUp(app)
    await app.pool.query(`update sessions set expires_at = now() - interval '1 second' where user_id = $1`, [id])
    expect((await me(app, token)).status).toBe(401)
    expect((await refresh(app, cookie)).status).toBe(401)
  })
})

test('the role and the existence of a user are read on every call', async () => {
  const { id, token } = await signUp(app)
  expect((await me(app, token)).body.user.adminLevel).toBeNull()
  await app.pool.query(`update users set role = 'sub' where id = $1`, [id])
  expect((await me(app, token)).body.user).toMatchObject({ is_admin: true, isSubAdmin: true, adminLevel: 'sub' })
  await app.pool.query(`update users set role = 'user' where id = $1`, [id])
  expect((await me(app, token)).body.user.is_admin).toBe(false)
  await app.pool.query('delete from users where id = $1', [id])
  expect((await me(app, token)).status).toBe(401)
})

test('an access token contains user and session, and no rights', async () => {
  const { token, id } = await signUp(app)
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'sid', 'sub'])
  expect(claims.sub).toBe(id)
  expect(claims.exp - claims.iat).toBe(900)
})

describe('refreshing', () => {
  test('without a cookie, or with one that is none, is refused', async () => {
    const none = await app.call('POST', '/api/auth/refresh')
    expect(none.status).toBe(401)
    expect(none.body).toEqual({ error: 'No authentication token available', code: 'UNAUTHENTICATED' })
    for (const cookie of ['', 'x', 'x'.repeat(4000), '%00']) {
      const answer = await refresh(app, cookie)
      expect(answer.status).toBe(401)
      expect(answer.body.code).toBe('UNAUTHENTICATED')
    }
  })

  test('gives another token and another cookie for the same session', async () => {
    const visitor = await signUp(app)
    const answer = await refresh(app, visitor.refresh)
    expect(answer.status).toBe(200)
    expect(answer.body.user.id).toBe(visitor.id)
    expect(refreshCookieOf(answer)).not.toBe(visitor.refresh)
    expect((await me(app, answer.body.token)).status).toBe(200)
    expect((await refresh(app, refreshCookieOf(answer))).status).toBe(200)
    expect(await sessionCount(visitor.id)).toBe(1)
  })

  test('moves the end of the session', async () => {
    const visitor = await signUp(app)
    await app.pool.query(`update sessions set expires_at = now() + interval '1 hour' where user_id = $1`, [visitor.id])
    await refresh(app, visitor.refresh)
    const { rows } = await app.pool.query(
      `select expires_at > now() + interval '29 days' as moved from sessions where user_id = $1`,
      [visitor.id],
    )
    expect(rows).toEqual([{ moved: true }])
  })

  test('by many tabs at once gives all of them the same next cookie', async () => {
    const visitor = await signUp(app)
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(app, visitor.refresh)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(refreshCookieOf)).size).toBe(1)
    expect((await refresh(app, refreshCookieOf(answers[0]!))).status).toBe(200)
  })

  test('by a tab that is two tokens behind gives the current cookie within the grace period', async () => {
    const visitor = await signUp(app)
    const second = refreshCookieOf(await refresh(app, visitor.refresh))
    const third = refreshCookieOf(await refresh(app, second))
    await ageSpentTokens(visitor.id, 8)
    const late = await refresh(app, visitor.refresh)
    expect(late.status).toBe(200)
    expect(refreshCookieOf(late)).toBe(third)
  })

  test('with a cookie that was traded in longer ago ends the whole family, good tokens included', async () => {
    const visitor = await signUp(app)
    const first = await refresh(app, visitor.refresh)
    await ageSpentTokens(visitor.id, 11)
    const replay = await refresh(app, visitor.refresh)
    expect(replay.status).toBe(401)
    expect(refreshCookieOf(replay)).toBe('')
    expect((await refresh(app, refreshCookieOf(first))).status).toBe(401)
    expect((await me(app, first.body.token)).status).toBe(401)
    expect((await me(app, visitor.token)).status).toBe(401)
  })

  test('with a stolen cookie leaves the person’s other sessions alone', async () => {
    const visitor = await signUp(app)
    const other = await logIn(app, visitor.email)
    await refresh(app, visitor.refresh)
    await ageSpentTokens(visitor.id, 11)
    await refresh(app, visitor.refresh)
    expect((await me(app, other.body.token)).status).toBe(200)
  })
})

describe('logging out', () => {
  test('always succeeds', async () => {
    expect((await logout()).status).toBe(204)
    expect((await logout({ token: 'nonsense' })).status).toBe(204)
    expect((await logout({ headers: { authorization: 'Basic x' } })).status).toBe(204)
    expect((await logout(withCookie('nonsense'))).status).toBe(204)
  })

  test('with the token alone kills token and cookie at once', async () => {
    const visitor = await signUp(app)
    const answer = await logout({ token: visitor.token })
    expect(answer.status).toBe(204)
    expect(refreshCookieOf(answer)).toBe('')
    expect((await me(app, visitor.token)).status).toBe(401)
    expect((await refresh(app, visitor.refresh)).status).toBe(401)
  })

  test('with the cookie alone, even an old one, kills token and cookie at once', async () => {
    const visitor = await signUp(app)
    const fresh = await refresh(app, visitor.refresh)
    expect((await logout(withCookie(visitor.refresh))).status).toBe(204)
    expect((await me(app, fresh.body.token)).status).toBe(401)
    expect((await refresh(app, refreshCookieOf(fresh))).status).toBe(401)
  })

  test('works with a token whose time is over', async () => {
    const brief = await app.another({ ACCESS_TOKEN_TTL_S: '1', ROLE: 'api' })
    const visitor = await signUp(brief)
    await expect.poll(async () => (await me(app, visitor.token)).status, { timeout: 5000 }).toBe(401)
    expect(await sessionCount(visitor.id)).toBe(1)
    await logout({ token: visitor.token })
    expect(await sessionCount(visitor.id)).toBe(0)
    await brief.close()
  })

  test('takes effect in every process', async () => {
    const other = await app.another({ ROLE: 'api' })
    const visitor = await signUp(app)
    expect((await me(other, visitor.token)).status).toBe(200)
    await logout({ token: visitor.token })
    expect((await me(other, visitor.token)).status).toBe(401)
    await other.close()
  })
})

describe('one’s sessions', () => {
  test('cannot be seen or ended by others', async () => {
    expect((await app.call('GET', '/api/auth/sessions')).status).toBe(401)
    const [ada, eve] = [await signUp(app), await signUp(app)]
    const [session] = (await app.call('GET', '/api/auth/sessions', { token: ada.token })).body.sessions
    const answer = await app.call('DELETE', `/api/auth/sessions/${session.id}`, { token: eve.token })
    expect(answer.status).toBe(404)
    expect((await app.call('DELETE', '/api/auth/sessions/%00', { token: eve.token })).status).toBe(400)
    expect((await me(app, ada.token)).status).toBe(200)
  })

  test('are listed with their device and end at once', async () => {
    const visitor = await signUp(app)
    const body = { email: visitor.email, password: 'secret words' }
    const phone = await app.call('POST', '/api/auth/login', {
      body,
      headers: { 'user-agent': `Phone/${'9'.repeat(400)}` },
    })
    const { sessions } = (await app.call('GET', '/api/auth/sessions', { token: visitor.token })).body
    expect(sessions).toHaveLength(2)
    const elsewhere = sessions.find((session: { current: boolean }) => !session.current)
    expect(elsewhere.user_agent).toMatch(/^Phone\/9{294}$/)
    expect(Object.keys(elsewhere).sort()).toEqual(['created_at', 'current', 'id', 'last_seen_at', 'user_agent'])
    const ended = await app.call('DELETE', `/api/auth/sessions/${elsewhere.id}`, { token: visitor.token })
    expect(ended.status).toBe(204)
    expect((await me(app, phone.body.token)).status).toBe(401)
    expect((await refresh(app, refreshCookieOf(phone))).status).toBe(401)
    expect((await me(app, visitor.token)).status).toBe(200)
  })
})

test('calls without a body may have the content type JSON', async () => {
  const visitor = await signUp(app)
  const json = { 'content-type': 'application/json' }
  const cookie = withCookie(visitor.refresh).headers
  const refreshed = await app.call('POST', '/api/auth/refresh', { headers: { ...json, ...cookie } })
  expect(refreshed.status).toBe(200)
  expect((await app.call('DELETE', '/api/auth/sessions/x', { token: visitor.token, headers: json })).status).toBe(404)
  expect((await logout({ token: visitor.token, headers: json })).status).toBe(204)
  expect((await app.call('POST', '/api/auth/login', { headers: json })).body.code).toBe('VALIDATION_FAILED')
  const poisoned = await app.call('POST', '/api/auth/login', { headers: json, body: '{"__proto__":{"a":1}}' })
  expect(poisoned.status).toBe(400)
})
