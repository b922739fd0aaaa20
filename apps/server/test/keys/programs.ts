import type { TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import type { CallOptions } from '../http-call.ts'

export async function createProgram(app: TestApp, person: Person, fields: Record<string, unknown> = {}) {
  const body = { name: 'A script', scopes: ['read', 'make', 'webhooks'], ...fields }
  const answer = await person.call('POST', '/api/keys', { body })
  if (answer.status !== 201) throw new Error(`making a key answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  const { key, secret } = answer.body
  const call = (method: string, path: string, options: CallOptions = {}) =>
    app.call(method, path, { token: secret, ...options })
  return { ...person, token: secret as string, key, call }
}
