import { randomBytes } from 'node:crypto'
import type { TestApp } from '../build-app.ts'
import type { Answer } from '../http-call.ts'

/**
 * Value of the refresh cookie in the response. Empty if the response deletes the cookie, null if it does not set one.
 */
export function refreshCookieOf({ headers }: Answer): string | null {
  for (const cookie of headers.getSetCookie()) {
    const value = /^ufaro_refresh=([^;]*)/.exec(cookie)?.[1]
    if (value !== undefined) return value
  }
  return null
}

export const withCookie = (value: string | null) => ({ headers: { cookie: `ufaro_refresh=${value}` } })

export const newAddress = () => `person${randomBytes(6).toString('hex')}@example.com`

export const PASSWORD = 'secret words'

export const registration = (changes: Record<string, unknown> = {}) => ({
  email: newAddress(),
  password: PASSWORD,
  mobilePhone: '+234 801 234 5678',
  ...changes,
})

export interface Visitor {
  email: string
  id: string
  token: string
  refresh: string
}

export async function signUp(app: TestApp, changes: Record<string, unknown> = {}): Promise<Visitor> {
  const body = registration(changes)
  const answer = await app.call('POST', '/api/auth/register', { body })
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return {
    email: body.email,
    id: answer.body.user.id,
    token: answer.body.token,
    refresh: refreshCookieOf(answer) ?? '',
  }
}

export const logIn = (app: TestApp, email: string, password = PASSWORD) =>
  app.call('POST', '/api/auth/login', { body: { email, password } })

export const refresh = (app: TestApp, cookie: string | null) =>
  app.call('POST', '/api/auth/refresh', withCookie(cookie))

export const me = (app: TestApp, token: string | undefined) => app.call('GET', '/api/auth/me', { token })

export async function mailsTo(app: TestApp, email: string): Promise<{ subject: string; text: string; html: string }[]> {
  const { rows } = await app.pool.query(
    'select subject, text, html from mails where "to" = $1 order by created_at desc',
    [email],
  )
  return rows
}

export async function mailedToken(app: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(app, email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return token
}
