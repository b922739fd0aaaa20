import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createAdmin, createPerson, type Person, signInAdmin } from '../factories/person.ts'

/**
 * Endpoints for primary admins only. The list leaves out endpoints whose access depends on the target user, which other
 * tests check.
 */
const PRIMARY = [
  'PUT /api/admin/plans-config',
  'POST /api/admin/plans',
  'PUT /api/admin/plans/{id}',
  'DELETE /api/admin/plans/{id}',
  'POST /api/admin/sync-paystack-plans',
  'PATCH /api/admin/users/{id}/admin',
  'DELETE /api/admin/users/{id}',
  'POST /api/admin/payments/{id}/refund',
  'POST /api/admin/payouts',
  'PATCH /api/admin/payouts/{id}',
  'PUT /api/admin/testimonials',
  'GET /api/admin/audit',
  'GET /api/admin/outbox',
]

let app: TestApp
let paths: string[]
let primary: Person
beforeAll(async () => {
  app = await buildApp()
  primary = await signInAdmin(app)
  const { body } = await app.call('GET', '/openapi.json')
  paths = Object.entries<object>(body.paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
})
afterAll(() => app.close())

/** Calls every admin endpoint with an id or body that has no effect even if the call is allowed. */
async function tryAll(call: TestApp['call']) {
  const answers = paths.map(async (path) => {
    const [method = '', url = ''] = path.split(' ')
    const sent = method === 'GET' ? {} : { body: {} }
    const { status, body } = await call(method, url.replaceAll(/\{\w+\}/g, 'nobody'), sent)
    return [path, { status, code: body?.code }] as const
  })
  return new Map(await Promise.all(answers))
}

test('the API has the admin endpoints that the tests below rely on', () => {
  expect(paths.length).toBeGreaterThan(12)
  for (const path of ['PATCH /api/admin/users/{id}/admin', 'GET /api/admin/audit']) expect(paths).toContain(path)
})

test('every call asks visitors to sign in', async () => {
  for (const [path, answer] of await tryAll(app.call)) {
    expect([path, answer]).toEqual([path, { status: 401, code: 'UNAUTHENTICATED' }])
  }
})

test('a person without rights gets nothing', async () => {
  const person = await createPerson(app)
  const { body } = await person.call('GET', '/api/admin/users')
  expect(body).toEqual({ error: 'Access denied. Admin privileges required.', code: 'NOT_ALLOWED' })
  for (const [path, answer] of await tryAll(person.call)) {
    expect([path, answer]).toEqual([path, { status: 403, code: 'NOT_ALLOWED' }])
  }
})

test('a demoted admin is refused everywhere, even with a token from before', async () => {
  for (const level of ['sub', 'primary'] as const) {
    const admin = await createAdmin(app, level)
    expect((await admin.call('GET', '/api/admin/users')).status).toBe(200)
    const demoted = await primary.call('PATCH', `/api/admin/users/${admin.user.id}/admin`, { body: { isAdmin: false } })
    expect(demoted.status).toBe(200)
    for (const [path, answer] of await tryAll(admin.call)) {
      expect([path, answer]).toEqual([path, { status: 403, code: 'NOT_ALLOWED' }])
    }
  }
})

test('a sub admin gets what the table leaves open and nothing else', async () => {
  const sub = await createAdmin(app)
  for (const [path, { status, code }] of await tryAll(sub.call)) {
    if (PRIMARY.includes(path)) expect([path, status, code]).toEqual([path, 403, 'PRIMARY_ONLY'])
    else expect([path, status < 500 && status !== 401 && status !== 403]).toEqual([path, true])
  }
})

test('a primary admin is let in everywhere', async () => {
  for (const [path, { status, code }] of await tryAll(primary.call)) {
    expect([path, status === 401 || status === 403 || code === 'INTERNAL']).toEqual([path, false])
  }
})
