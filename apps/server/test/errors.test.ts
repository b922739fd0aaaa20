import { afterAll, beforeAll, expect, test } from 'vitest'
import { createErrorsService } from '#server/features/errors/errors.service.ts'
import { createLog } from '#server/infra/log.ts'
import { buildApp, type TestApp } from './build-app.ts'
import { createPerson, signInAdmin } from './factories/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp({ RATE_LIMIT: 'on', GEMINI_API_KEYS: 'a-very-private-key' })
})
afterAll(() => app.close())

const report = (body: unknown) => app.call('POST', '/api/client-errors', { body })
const logged = async () => (await app.pool.query('select * from error_logs order by created_at')).rows

test('a report is refused when it is empty or larger than 4 KB', async () => {
  expect((await report({ message: '', page: '/studio' })).status).toBe(400)
  expect(await report({ message: 'x', page: '/studio', more: 'x'.repeat(4096) })).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE', error: 'This is too much to send at once. Please use fewer or smaller files.' },
  })
  expect(await logged()).toHaveLength(0)
})

test('a page can report an error without sign-in, and secrets are removed', async () => {
  const { status, body } = await report({
    message: 'it broke with a-very-private-key',
    page: '/login#access_token=abc',
  })
  expect({ status, body }).toEqual({ status: 204, body: null })
  const [row] = await logged()
  expect(row).toMatchObject({ severity: 'warning', service_type: 'web', code: 'CLIENT_ERROR', resolved: false })
  expect(row.message).toBe('it broke with [hidden] at /login#access_token=[hidden]')
})

test('error reports are rate-limited', async () => {
  const statuses = new Set<number>()
  for (let sent = 0; sent < 35; sent++) statuses.add((await report({ message: 'again', page: '/' })).status)
  expect([...statuses]).toEqual([204, 429])
})

test('an internal error is a plain 500 for the client and an entry in the error log', async () => {
  await app.pool.query('alter table plans rename to plans_away')
  const { status, body } = await app.call('GET', '/api/plans')
  await app.pool.query('alter table plans_away rename to plans')
  expect(status).toBe(500)
  expect(body).toEqual({ error: 'An unexpected error occurred with the API.', code: 'INTERNAL' })
  await expect.poll(async () => (await logged()).at(-1)).toMatchObject({ severity: 'error', code: 'INTERNAL' })
  const { message, request_id } = (await logged()).at(-1)
  expect(message).toMatch(/^GET \/api\/plans: .*plans/s)
  expect(request_id).toBeTruthy()
})

test('a value that the database cannot store is a bad request', async () => {
  const admin = await signInAdmin(app)
  const person = await createPerson(app)
  const before = (await logged()).length
  const plan = { id: 'team', name: 'Team\0', price: 1, credits: { gif: 1 } }
  const gift = { planName: 'starter-monthly', creditsTotal: 5, expiresAt: '0000-01-01T00:00:00Z' }
  for (const [path, body] of [
    ['/api/admin/plans', plan],
    ['/api/admin/users/%00/plan', gift],
    [`/api/admin/users/${person.user.id}/plan`, gift],
  ] as const) {
    const answer = await admin.call('POST', path, { body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', fields: expect.any(Object) } })
  }
  const copy = { productDescription: 'Soap', keywords: 'half \ud800 a letter' }
  expect(await person.call('POST', '/api/copy', { body: copy })).toMatchObject({
    status: 400,
    body: {
      code: 'VALIDATION_FAILED',
      fields: { keywords: 'This text has characters in it that cannot be kept. Please type it again.' },
    },
  })
  expect(await logged()).toHaveLength(before)
})

test('an error that cannot be recorded causes no second error', async () => {
  const away = { insert: () => ({ values: () => Promise.reject(new Error('no database')) }) }
  const errors = createErrorsService({ db: away as never, log: createLog('silent'), secrets: [] })
  await expect(
    errors.record({ severity: 'error', service_type: 'test', code: 'X', message: 'm' }),
  ).resolves.toBeUndefined()
})

test('work of a worker that throws is kept once, with its name and without secrets, and throws on', async () => {
  const errors = createErrorsService({ db: app.db, log: createLog('silent'), secrets: [] })
  const work = errors.watch('counting sheep', async (sheep: number) => {
    if (sheep < 0) throw new Error('password=hunter22 was refused')
    return sheep + 1
  })
  expect(await work(1)).toBe(2)
  for (const _ of [1, 2]) await expect(work(-1)).rejects.toThrow('hunter22')
  await expect.poll(async () => (await kept('counting sheep')).length).toBe(1)
  expect(await kept('counting sheep')).toEqual([
    { severity: 'error', service_type: 'worker', message: 'counting sheep: password=[hidden] was refused' },
  ])
})

const kept = async (name: string) =>
  (await app.pool.query(`select severity, service_type, message from error_logs where message like $1`, [`${name}%`]))
    .rows
