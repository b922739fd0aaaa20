import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withClient } from '#server/infra/db/connect.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { createAdmin, type Person } from '../factories/person.ts'
import { dataUrl, small } from '../runs/pictures.ts'
import { createMaker, creditsLeft, headshot } from '../runs/studio.ts'

let app: TestApp
let admin: Person
let person: Person
beforeAll(async () => {
  app = await buildApp({ CACHE_MS: '0' })
  admin = await createAdmin(app, 'primary')
  person = await createMaker(app, 3)
})
afterAll(() => app.close())

async function lockOut(out: boolean): Promise<void> {
  const name = new URL(app.env.DATABASE_URL as string).pathname.slice(1)
  await withClient(inject('postgresUrl'), async (client) => {
    await client.query(`alter database ${name} with allow_connections ${!out}`)
    if (out) await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
}

const filled = (path: string) => path.replaceAll(/\{[^}]+\}/g, '11111111-1111-4111-8111-111111111111')
/**
 * Paths that work without a database. The webhook is in the list because payments are off in this test: it then refuses
 * every call before it queries the database.
 */
const NEEDS_NONE =
  /^\/(healthz|metrics|openapi\.json|docs|api\/version|api\/site$|api\/templates|api\/payments\/webhook|\.well-known|mcp)/

test('every call waits for the database with 503 and Retry-After, and nothing is lost', async () => {
  const { body: document } = await app.call('GET', '/openapi.json')
  const calls = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  )
  const odd: string[] = []
  await lockOut(true)
  try {
    for (const [method, path] of calls) {
      if (NEEDS_NONE.test(path)) continue
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const { status, headers } = await admin.call(method, filled(path), { ...(body && { body }) })
      // Every response must be 503 with Retry-After, or 4xx if the request is invalid.
      const asked = status === 503 && Number(headers.get('retry-after')) > 0
      if (!asked && !(status >= 400 && status < 500)) odd.push(`${method} ${path} ${status}`)
    }
    const photo = dataUrl(await small())
    const paid = await person.call('POST', '/api/generate', {
      body: headshot({ productImageDataUrl: photo }),
      headers: { 'idempotency-key': 'through the night' },
    })
    expect(paid).toMatchObject({ status: 503, body: { code: 'NOT_READY' } })
  } finally {
    await lockOut(false)
  }
  expect(odd).toEqual([])
  expect(calls.length).toBeGreaterThan(80)
  await expect.poll(() => app.call('GET', '/readyz').then(({ status }) => status), { timeout: 20_000 }).toBe(200)
  expect(await creditsLeft(person)).toBe(3)
  const again = await person.call('POST', '/api/generate', {
    body: headshot(),
    headers: { 'idempotency-key': 'through the night', prefer: 'respond-async' },
  })
  expect(again.status).toBe(202)
})
