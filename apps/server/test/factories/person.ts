import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { User } from '@ufaro/contract/user.ts'
import { ADMIN, type TestApp } from '../build-app.ts'
import type { CallOptions } from '../http-call.ts'

const PASSWORD = 'correct horse'

export interface Person {
  user: User
  token: string
  email: string
  call: TestApp['call']
}

export async function createPerson(app: TestApp, fields: Record<string, unknown> = {}): Promise<Person> {
  const email = `person${randomBytes(6).toString('hex')}@example.com`
  const body = {
    email,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Eze',
    mobilePhone: '+2348012345678',
    ...fields,
  }
  return signedIn(app, await admitted(() => app.call('POST', '/api/auth/register', { body })), 201)
}

export async function signInAdmin(app: TestApp): Promise<Person> {
  return signedIn(app, await admitted(() => app.call('POST', '/api/auth/login', { body: ADMIN })), 200)
}

export async function createAdmin(app: TestApp, role: 'sub' | 'primary' = 'sub'): Promise<Person> {
  const person = await createPerson(app)
  await app.pool.query('update users set role = $2 where id = $1', [person.user.id, role])
  return person
}

const MOST_TRIES = 20

/** Repeats the call while the app is overloaded, which happens when several test files run on one machine. */
async function admitted<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === MOST_TRIES) return answer
    await setTimeout(500)
  }
}

function signedIn(
  app: TestApp,
  answer: { status: number; body: { user: User; token: string } },
  wanted: number,
): Person {
  if (answer.status !== wanted) throw new Error(`signing in answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  const { user, token } = answer.body
  const call = (method: string, path: string, options: CallOptions = {}) =>
    app.call(method, path, { token, ...options })
  return { user, token, email: user.email, call }
}
